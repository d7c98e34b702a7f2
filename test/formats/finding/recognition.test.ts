import assert from 'node:assert/strict';
import { mayHoldPuzzles } from '../../../src/formats/finding/recognition';
import { WRITABLE_FORMATS } from '../../../src/formats/index';
import { parse } from '../../../src/text/parser/parser';
import { EASY } from '../../text/texts';
import { KILLER } from '../texts';

describe('a text in the format of another program', () => {
  const yes = (name: string, text: string) => it(`is recognized: ${name}`, () => assert.ok(mayHoldPuzzles(text)));
  const no = (name: string, text: string) => it(`is not recognized: ${name}`, () => assert.ok(!mayHoldPuzzles(text)));

  const { grid, givens } = parse(EASY).puzzles[0];
  for (const { id, link, file, marks, write } of WRITABLE_FORMATS)
    if (link || file || marks) yes(id, write([{ grid, givens }]));
  yes('killer with arrows', KILLER.arrows);
  yes('killer numbers', `3x3::k:${'1:'.repeat(81)}`);
  yes('digits of a string', '.~R1C1_5~R1C2_3');
  yes('id of SudokuPad', `sclN4Ig${'A'.repeat(20)}`);
  yes('link in a sentence', `Look at https://app.crackingthecryptic.com/sudoku/${'x'.repeat(16)}.`);

  no('nothing', '');
  no('words', 'Buy milk.\nCall Bob at 5.');
  no('link of another site', 'https://example.org/?q=how+to+solve+sudoku');
  no('page of a site', 'https://www.sudokuwiki.org/X_Wing');
  no('classic grid', EASY);
});
