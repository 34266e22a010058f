// Where a stick is: millimetres from the middle of the base, y upwards from the table, radians counterclockwise.

export interface Point {
  x: number;
  y: number;
}

export interface Pose extends Point {
  angle: number;
}
