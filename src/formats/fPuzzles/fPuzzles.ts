/** f-puzzles: JSON with a list of cells for each row, compressed in a link. SudokuPad's links can hold the same. */

import type { Content } from '../content';
import { WORDS, type WritableFormat } from '../format';
import { parameterIn } from '../shared/link';
import { compress } from '../shared/lzString';
import { readPayload } from './reader';
import { fPuzzleOf } from './writing';

/** The properties common to both formats. */
const JSON_FORMAT = {
  perLine: true,
  language: 'plaintext',
  sizes: [4, 16],
  otherBoxes: true,
  rules: true,
  says: [...WORDS, 'entries', 'marks'],
  digits: 'position',
  dropsOf: content => fPuzzleOf(content).lost,
} as const satisfies Partial<WritableFormat>;

/** An f-puzzles link. */
export const fPuzzles: WritableFormat = {
  ...JSON_FORMAT,
  id: 'fPuzzles',
  word: 'f-puzzles',
  name: 'f-puzzles Link',
  detail: 'with entries, corner and center marks',
  link: {
    hosts: /(?:^|\.)f-puzzles\.com$/,
    textIn: ({ query }) => parameterIn(query, 'load'),
    read: readPayload,
  },
  write: puzzles => puzzles.map(content => `https://www.f-puzzles.com/?load=${makePayload(content)}`).join('\n'),
};

/** The text in such a link before it is compressed: readable for programs and people. SudokuPad accepts it too. */
export const fPuzzlesJson: WritableFormat = {
  ...JSON_FORMAT,
  id: 'fPuzzlesJson',
  word: 'f-puzzles-json',
  name: 'f-puzzles JSON',
  detail: 'the same without compression, one puzzle per line',
  write: puzzles => puzzles.map(makeJson).join('\n'),
};

/** A puzzle as f-puzzles encodes it in links. */
export const makePayload = (content: Content): string => compress(makeJson(content));

const makeJson = (content: Content): string => JSON.stringify(fPuzzleOf(content).json);
