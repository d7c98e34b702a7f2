/** The cells that must have different digits, by layout and by rules. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';

/** The peers of all cells. A cell without peers by rules shares the list of the layout: files have thousands of geometries. */
export class Peers {
  /** By cell to which rules add peers: 1 for each added peer. */
  private readonly added: (Uint8Array | undefined)[] = [];

  constructor(private readonly layout: Geometry) {}

  /** Makes these cells differ. */
  differ(cells: ArrayLike<Cell>): void {
    for (let i = 0; i < cells.length; i++) {
      this.added[cells[i]] ??= new Uint8Array(this.layout.cellCount);
      const added = this.added[cells[i]]!;
      for (let k = 0; k < cells.length; k++) if (cells[i] !== cells[k]) added[cells[k]] = 1;
    }
  }

  /** By cell: its peers, ascending. */
  lists(): readonly Uint16Array[] {
    return this.layout.peersOf.map((own, cell) => {
      const all = this.added[cell];
      if (!all) return own;
      for (let i = 0; i < own.length; i++) all[own[i]] = 1;
      const list = new Uint16Array(all.length);
      let count = 0;
      for (let peer = 0; peer < all.length; peer++) if (all[peer] === 1) list[count++] = peer;
      return count === own.length ? own : list.slice(0, count);
    });
  }
}
