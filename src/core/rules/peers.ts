/** Which cells must have different digits: those of a layout, and others by rules. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';

/** The peers of all cells. A cell for which the rules add none shares the list of the layout: files have thousands of geometries. */
export class Peers {
  private readonly added: Cell[][] = [];

  constructor(private readonly layout: Geometry) {}

  /** The digits of these cells differ. */
  differ(cells: ArrayLike<Cell>): void {
    for (let i = 0; i < cells.length; i++)
      for (let k = 0; k < cells.length; k++) if (cells[i] !== cells[k]) this.add(cells[i], cells[k]);
  }

  /** By cell: its peers, ascending. */
  lists(): readonly Uint16Array[] {
    return this.layout.peersOf.map((own, cell) => {
      const added = this.added[cell];
      return added ? merged(own, added.sort(ascending)) : own;
    });
  }

  private add(cell: Cell, peer: Cell): void {
    if (this.layout.peersOf[cell].includes(peer)) return;
    this.added[cell] ??= [];
    if (!this.added[cell].includes(peer)) this.added[cell].push(peer);
  }
}

const ascending = (a: Cell, b: Cell) => a - b;

/** Two ascending lists as one. */
function merged(own: Uint16Array, added: readonly Cell[]): Uint16Array {
  const all = new Uint16Array(own.length + added.length);
  for (let i = 0, k = 0; i + k < all.length; ) {
    const isOwn = k === added.length || (i < own.length && own[i] < added[k]);
    if (isOwn) all[i + k] = own[i++];
    else all[i + k] = added[k++];
  }
  return all;
}
