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

describe('fill all forced cells', () => {
  it('until none is left', () => check(gridOf(EASY), gridOf(EASY_SOLVED)));
  it('of every puzzle', () => check(`${EASY}\nTwo\n${gridOf(EASY)}`, `${EASY_SOLVED}\nTwo\n${gridOf(EASY_SOLVED)}`));
  it('as far as they are forced', () => check('123.\n....\n....\n....', '1234\n....\n....\n....'));
  it('the edit is worked out when it is wanted', () => assert.ok(check(EASY, EASY_SOLVED).work));
  it('of a file that is not read, which it reads when it is wanted', () => {
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
  it('never below source.fixAll', () => assert.ok(ACTION_KINDS.every(kind => !kind.startsWith('source.fixAll'))));
  it('puzzles that cannot be searched stay', () =>
    check(`${EASY}\n11${'.'.repeat(79)}`, `${EASY_SOLVED}\n11${'.'.repeat(79)}`));
  it('not where none is', () => nothing('.'.repeat(81)));
  it('not where all is solved', () => nothing(EASY_SOLVED));
  it('not where there is no puzzle', () => nothing('Words'));
  it('not where the puzzle contradicts itself', () => nothing('.23.\n.1..\n....\n4...'));
  it('not where the puzzle is not whole', () => nothing('123.\n....\n....'));
  it('not as a quick fix', () => assert.deepEqual(actionsAt(`1...\n‸....\n....\n....`), []));
});
