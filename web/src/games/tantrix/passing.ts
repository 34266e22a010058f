// Things on screen that pass: each is there for a while and then gone by itself.

import { signal } from "@preact/signals";

export type Numbered<Thing> = Thing & { number: number };

export class Passing<Thing extends object> {
  readonly all = signal<readonly Numbered<Thing>[]>([]);
  private count = 0;

  /** `milliseconds`: how long each is there. */
  constructor(private readonly milliseconds: number) {}

  add(thing: Thing): void {
    this.count += 1;
    const passing = { ...thing, number: this.count };
    this.all.value = [...this.all.value, passing];
    setTimeout(() => {
      this.all.value = this.all.value.filter((each) => each !== passing);
    }, this.milliseconds);
  }
}
