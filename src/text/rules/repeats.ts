/** Problems of lists of cells: repeated cells, and gaps of lines. */

import type { Cell } from '../../core/numbers';
import { touch } from './cellWords';
import type { CellWord, RuleReader } from './reader';

/**
 * The meaning of a repeated cell in a list. `never`: a mistake. `crossing`: a line may cross itself, with a warning. `loop`: the same,
 * except that a line is a loop if it ends with the cells that it begins with. `counts`: the cell counts twice.
 */
export type Repeats = 'never' | 'crossing' | 'loop' | 'counts';

/** The cells of words in order. Cells repeated by mistake are a problem, and appear once in the result. */
export function cellsWithoutRepeats(reader: RuleReader, words: readonly CellWord[], repeats: Repeats): readonly Cell[] {
  if (repeats === 'counts' || repeats === 'loop') {
    const all = words.flatMap(({ cells }) => cells);
    if (repeats === 'counts' || isLoop(all)) return all;
  }
  const kept: Cell[] = [];
  const found = new Set<Cell>();
  for (const word of words) {
    const before = kept.length;
    const again = word.cells.filter(cell => {
      const isNext = kept.at(-1) === cell;
      const isAgain = found.has(cell);
      found.add(cell);
      if (!isAgain || (repeats !== 'never' && !isNext)) kept.push(cell);
      return isAgain;
    });
    if (again.length === 0) continue;
    // A word without a new cell can be removed.
    const fix = kept.length === before ? withoutWord(reader, words, word) : undefined;
    const report = repeats === 'never' || fix ? 'error' : 'warn';
    reader[report]('cellTwice', word, { cell: reader.name(again[0]) }, fix);
  }
  return kept;
}

/** The edit that removes a word with the blank or comma next to it, and keeps characters such as `=`. */
function withoutWord(reader: RuleReader, words: readonly CellWord[], word: CellWord) {
  const at = words.indexOf(word);
  const [before, after] = [words[at - 1], words[at + 1]];
  if (before && reader.areBeside(before, word)) return { start: before.end, end: word.end, text: '' };
  return after && reader.areBeside(word, after) ? { start: word.start, end: after.start, text: '' } : undefined;
}

/** Whether the line ends with the cells that it begins with, and no other cell appears twice. */
function isLoop(cells: readonly Cell[]): boolean {
  const again = cells.length - new Set(cells).size;
  const once = cells.slice(0, cells.length - again);
  return again > 0 && again < once.length - 1 && cells.slice(once.length).every((cell, i) => cell === once[i]);
}

/** Warns where consecutive cells of a line do not touch. */
export function checkGaps(reader: RuleReader, words: readonly CellWord[]): void {
  let last: Cell | undefined;
  for (const word of words)
    for (const cell of word.cells) {
      if (last !== undefined && last !== cell && !touch(reader.geometry, last, cell))
        reader.warn('gap', word, { from: reader.name(last), to: reader.name(cell) });
      last = cell;
    }
}
