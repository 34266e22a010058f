// The address that brings friends to a table.

import type { Table } from "../net/wire.gen";

export function linkTo({ code }: Table): string {
  return `${location.origin}/t/${code}`;
}
