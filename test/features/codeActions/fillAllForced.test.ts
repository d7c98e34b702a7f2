import assert from 'node:assert/strict';
import { ACTION_KINDS, codeActions } from '../../../src/features/codeActions/index';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { repairs } from '../../package/findings';
import { EASY, EASY_SOLVED, gridOf } from '../../text/texts';
import { actionsAt, makes } from './check';

const check = (before: string, after: string) =>
  makes(`${before}‸`, 'Fill all forced cells', after, 'source.sudoku.fillForced');
const nothing = (text: string) => assert.deepEqual(actionsAt(`${text}‸`, ['source.sudoku.fillForced']), []);

describe('filling all forced cells', () => {
  it('continues until none is left', () => check(gridOf(EASY), gridOf(EASY_SOLVED)));
  it('includes every puzzle', () =>
    check(`${EASY}\nTwo\n${gridOf(EASY)}`, `${EASY_SOLVED}\nTwo\n${gridOf(EASY_SOLVED)}`));
  it('fills the forced cells of a puzzle that it cannot solve', () =>
    check('123.\n....\n....\n....', '1234\n....\n....\n....'));
  it('computes the edit on demand', () => assert.ok(check(EASY, EASY_SOLVED).work));
  it('reads an unread file on demand', () => {
    const all: Puzzle[] = [];
    const request = {
      file: { puzzles: [] },
      all: () => all,
      isRead: false,
      *reading() {
        all.push(...parse(EASY).puzzles);
        yield undefined;
      },
      at: { start: 0, end: 0 },
      verdictOf: () => undefined,
      suspicionsOf: () => [],
      placingOf: () => undefined,
      repairs,
    };
    const [action] = codeActions(request, ['source.sudoku.fillForced']);
    assert.equal(all.length, 0);
    assert.equal(applied(EASY, action.edits()), EASY_SOLVED);
  });
  it('is never offered below source.fixAll', () =>
    assert.ok(ACTION_KINDS.every(kind => !kind.startsWith('source.fixAll'))));
  it('skips puzzles that cannot be searched', () =>
    check(`${EASY}\n11${'.'.repeat(79)}`, `${EASY_SOLVED}\n11${'.'.repeat(79)}`));
  it('is not offered without a forced cell', () => nothing('.'.repeat(81)));
  it('is not offered if all is solved', () => nothing(EASY_SOLVED));
  it('is not offered without a puzzle', () => nothing('Words'));
  it('is not offered for a contradictory puzzle', () => nothing('.23.\n.1..\n....\n4...'));
  it('is not offered for an incomplete puzzle', () => nothing('123.\n....\n....'));
  it('is not a quick fix', () => assert.deepEqual(actionsAt(`1...\n‸....\n....\n....`), []));
});
