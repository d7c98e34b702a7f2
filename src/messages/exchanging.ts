/** Messages shown when puzzles are copied, converted and pasted in formats of other programs. */

import { list } from '../core/techniques/names';
import type { Loss, PuzzlePart } from '../text/losses';
import { plain } from '../text/markdown';
import { count } from './wording';

/** Parts of a puzzle that can be lost, in the order in which they are listed. */
const PARTS: Record<PuzzlePart, string> = {
  empty: 'puzzles without digits',
  rules: 'the rules of a variant',
  title: 'titles',
  author: 'names of authors',
  ruleset: 'the rules in words',
  entries: 'entered digits',
  givens: 'which digits are givens',
  candidates: 'eliminated candidates',
  marks: 'corner and center marks',
  colours: 'colors',
  words: 'words next to the cells',
};

/** The start of a loss that is a noun. */
const DROPPED = 'dropped ';
/** Maximum number of nouns for single puzzles in a sentence. */
const MOST_NOUNS = 8;

/** `titles and colors` */
function partsOf(lost: Iterable<Loss>): string {
  const all = new Set(lost);
  const known = (Object.keys(PARTS) as PuzzlePart[]).filter(part => all.has(part)).map(part => PARTS[part]);
  const nouns = [...all].filter(loss => loss.startsWith(DROPPED)).map(loss => loss.slice(DROPPED.length));
  return list([...known, ...nouns.slice(0, MOST_NOUNS), ...(nouns.length > MOST_NOUNS ? ['more'] : [])]);
}

/** Copy As, Convert To, and Paste. */
export const exchange = {
  copyAs: (puzzles: number) => `Copy ${count(puzzles, 'puzzle')} as`,
  convertTo: (puzzles: number) => `Convert ${count(puzzles, 'puzzle')} to`,
  inPlace: () => 'In this file',
  inNewFile: () => 'In a new file',
  /** In a list of formats: the information that a format does not keep. */
  without: (detail: string, lost: Iterable<Loss>) => {
    const parts = partsOf(lost);
    return parts === '' ? detail : `${detail}; loses ${parts}`;
  },
  working: () => 'Writing puzzles',
  copied: (puzzles: number, format: string) => `Copied ${count(puzzles, 'puzzle')} as ${format}.`,
  opened: (puzzles: number, format: string) => `Wrote ${count(puzzles, 'puzzle')} as ${format}.`,
  lost: (lost: Iterable<Loss>) => `Not kept: ${partsOf(lost)}.`,
  left: (puzzles: number) =>
    `${count(puzzles, 'puzzle')} left out, because not all of ${puzzles === 1 ? 'its' : 'their'} cells and rules can be read.`,
  unfit: (puzzles: number) =>
    `${count(puzzles, 'puzzle')} left out, because this format has no place for ${puzzles === 1 ? 'its' : 'their'} size, boxes or rules.`,
  tooMany: (most: number) => `At most ${count(most, 'puzzle')} are written at once. Select fewer.`,
  unknown: (format: string) => plain(`There is no format called ${format}.`),
  paste: () => 'Paste as Sudoku',
  drop: () => 'Drop as Sudoku',
  keptSections: () => 'A puzzle with its state was pasted unchanged, because one line cannot store both.',
  /** `problem` is a sentence. */
  unreadVariant: (problem: string) => plain(`${problem} The text was not changed.`),
  /** `doubts` are sentences, of several puzzles; the first one is shown. */
  doubts: ([first, ...others]: readonly string[]) =>
    plain(others.length === 0 ? first : `${first} So do the solutions of ${count(others.length, 'other puzzle')}.`),
  /** About a line. */
  besideOthers: () =>
    'This is a puzzle in the format of another program. It was not read, because other lines have a different format.',
  /** `lines` is how many lines are such puzzles. */
  leftBesideOthers: (lines: number) =>
    `${count(lines, 'line')} with a puzzle in the format of another program left as ${lines === 1 ? 'it is' : 'they are'}. Paste ${lines === 1 ? 'it' : 'them'} without the other puzzles.`,
  unwritten: () => 'A puzzle of this text cannot be written in a format that can be read again.',
  /** A link to a puzzle that is on a server. */
  onServer: (site: string) =>
    plain(`A link to ${site} contains no puzzle that can be read here. It was pasted unchanged.`),
} as const;
