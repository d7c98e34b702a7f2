/** Sets of cells as three words of 27 bits in a row, one for each band: for searches that must not make objects. */

import type { Board } from './board';
import { peers } from './layout';

/** Three words for each cell: those that share a house with it. */
export const peerWords = new Int32Array(81 * 3);
for (let cell = 0; cell < 81; cell++) {
  for (const peer of peers[cell]) peerWords[3 * cell + Math.floor(peer / 27)] |= 1 << (peer % 27);
}

/** Three words for each digit: the cells that can hold it. */
export function wordsByDigit({ candidates }: Board): Int32Array {
  const words = new Int32Array(9 * 3);
  for (let cell = 0; cell < 81; cell++) {
    const band = Math.floor(cell / 27);
    for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
      words[3 * (31 - Math.clz32(rest & -rest)) + band] |= 1 << (cell % 27);
    }
  }
  return words;
}

/** Appends the cells of a word to a list as candidates of a digit. */
export function addCandidates(list: number[], word: number, band: number, digit: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    list.push(9 * (27 * band + 31 - Math.clz32(rest & -rest)) + digit);
  }
}
