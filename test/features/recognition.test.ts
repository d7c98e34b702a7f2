import assert from 'node:assert/strict';
import { looksLikeSudoku } from '../../src/features/recognition';
import { EASY, EASY_SOLVED, gridOf } from '../text/texts';

describe('a text is recognized as Sudoku', () => {
  const yes = (name: string, text: string) => it(`if it is ${name}`, () => assert.ok(looksLikeSudoku(text)));
  const no = (name: string, text: string) => it(`but not if it is ${name}`, () => assert.ok(!looksLikeSudoku(text)));

  yes('a line', EASY);
  yes('rows', gridOf(EASY));
  yes('rows after words', `From today's paper:\n\n${gridOf(EASY)}`);
  yes(
    'a table',
    gridOf(EASY)
      .replace(/./g, c => `${c === '.' ? '' : c},`)
      .replace(/,$/gm, ''),
  );

  no('empty', '');
  no('only words', 'Buy milk.\nCall Bob at 5.\n');
  no('a solution', EASY_SOLVED);
  no('an empty grid', gridOf('.'.repeat(81)));
  no('a grid with a digit twice in a row', gridOf(EASY.replace('53.', '535')));
  no('a grid that is too short', gridOf(EASY).slice(0, 60));
  no('a table of small numbers', '1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 .');
  no('a list of numbers', Array.from({ length: 20 }, (_, i) => `${i} ${i * 17} ${i * i}`).join('\n'));
});
