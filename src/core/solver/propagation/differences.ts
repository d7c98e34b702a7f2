/** The cells that must have different digits. */

import type { Geometry } from '../../geometry';
import type { Cell } from '../../numbers';
import { MOST_UNSEEN, type Onlookers } from './onlookers';

/** A table of all pairs, which is much faster to fill and to query than sets of cells. */
export class Differences {
  private constructor(
    private readonly cellCount: number,
    /** At cell * number of cells + other cell: 1 if they must differ. */
    private readonly table: Uint8Array,
  ) {}

  /** The differences of a grid without rules, or of some cells alone. */
  static of({ cellCount, peersOf }: Pick<Geometry, 'cellCount' | 'peersOf'>): Differences {
    const table = new Uint8Array(cellCount * cellCount);
    for (let cell = 0; cell < cellCount; cell++) for (const peer of peersOf[cell]) table[cell * cellCount + peer] = 1;
    return new Differences(cellCount, table);
  }

  /** A copy that can be extended. */
  copy(): Differences {
    return new Differences(this.cellCount, this.table.slice());
  }

  /** Makes these cells differ from each other. */
  add(cells: readonly Cell[]): void {
    const { table, cellCount } = this;
    for (let i = 0; i < cells.length; i++)
      for (let j = 0; j < cells.length; j++) if (cells[i] !== cells[j]) table[cells[i] * cellCount + cells[j]] = 1;
  }

  differ = (a: Cell, b: Cell): boolean => this.table[a * this.cellCount + b] === 1;

  /** Whether these cells all differ from each other. */
  allDiffer(cells: readonly Cell[]): boolean {
    for (let i = 1; i < cells.length; i++)
      for (let j = 0; j < i; j++) if (!this.differ(cells[i], cells[j])) return false;
    return true;
  }

  /** By cell: the cells that must differ from it. */
  peersOf(): Uint16Array[] {
    const { cellCount, table } = this;
    const peers = new Uint16Array(cellCount);
    return Array.from({ length: cellCount }, (_, cell) => {
      let count = 0;
      for (let other = 0; other < cellCount; other++) if (table[cell * cellCount + other] === 1) peers[count++] = other;
      return peers.slice(0, count);
    });
  }

  /** The other cells that see at least two of a set, and nearly all of it. */
  onlookers(cells: readonly Cell[]): Onlookers {
    const { cellCount, table } = this;
    const ofAll: Cell[] = [];
    const ofMost: Cell[] = [];
    for (let cell = 0; cell < cellCount; cell++) {
      let unseen = 0;
      let last = -1;
      for (let i = 0; i < cells.length && unseen <= MOST_UNSEEN; i++) {
        if (table[cell * cellCount + cells[i]] === 1) continue;
        unseen++;
        last = cells[i];
      }
      if (unseen > MOST_UNSEEN || cells.length - unseen < 2 || cells.includes(cell)) continue;
      if (unseen === 0) {
        ofAll.push(cell);
        continue;
      }
      ofMost.push(cell);
      for (let i = 0; i < cells.length; i++) if (table[cell * cellCount + cells[i]] === 0) ofMost.push(cells[i]);
      for (; unseen < MOST_UNSEEN; unseen++) ofMost.push(last);
    }
    return { ofAll, ofMost };
  }
}
