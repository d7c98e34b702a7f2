/** Where actions are offered and where they are not: the conditions that the example of an action does not show. */

import assert from 'node:assert/strict';
import type { ActionRequest } from '../../../src/features/codeActions/action';
import { collectionFixes } from '../../../src/features/codeActions/collectionFixes';
import { convertToGrid } from '../../../src/features/codeActions/convertToGrid';
import { emptiedCells } from '../../../src/features/codeActions/emptiedCells';
import { rewritten } from '../../../src/features/codeActions/rewriteGrid';
import { transformActions } from '../../../src/features/codeActions/transform';
import { applied } from '../../../src/text/edits';
import type { UnreadNote } from '../../../src/text/note';
import { parse } from '../../../src/text/parser/parser';
import { verdictOf } from '../../package/findings';
import { EASY, gridOf, marked, selected } from '../../text/texts';
import { actionsAt, makes, offers } from './check';

/** A request with only the fields that a source reads. */
const requestFor = (rest: object) => rest as unknown as ActionRequest;

describe('the cells that an edit may empty', () => {
  const text = '1.3.\r\n....\r\n.1.4\r\n4...\r\n\r\n12..\r\n....\r\n....\r\n....\r\n';
  const check = (edit: string, ...cells: [start: number, cell: number][]) => {
    const { text: found, at } = selected(edit);
    assert.equal(found, text);
    assert.deepEqual(
      emptiedCells(parse(text), [{ ...at, text: '' }]),
      cells.map(([start, cell]) => ({ start, cell })),
    );
  };
  const at = (start: number, end: number) => `${text.slice(0, start)}‸${text.slice(start, end)}‸${text.slice(end)}`;
  const TABLE: [start: number, end: number, ...cells: [number, number][]][] = [
    [0, 1, [0, 0]],
    [1, 2],
    [2, 3, [0, 2]],
    [1, 3, [0, 2]],
    [2, 4, [0, 2]],
    [3, 12],
    [3, 13],
    [3, 14, [0, 9]],
    [13, 14, [0, 9]],
    [14, 19, [0, 11], [0, 12]],
    [15, 18, [0, 11]],
    [16, 18],
    [18, 27, [0, 12], [26, 0]],
    [18, 26, [0, 12]],
    [19, 26],
    [0, text.length, [0, 0], [0, 2], [0, 9], [0, 11], [0, 12], [26, 0], [26, 1]],
  ];
  for (const [start, end, ...cells] of TABLE) {
    it(`${JSON.stringify(text.slice(start, end))} from ${start} on`, () => check(at(start, end), ...cells));
  }
  it('are empty next to a cursor', () => check(`‸‸${text}`));
});

describe('refactorings of the whole puzzle', () => {
  const offered = (marked: string, known: unknown = verdictOf) => {
    const { text, at } = selected(marked);
    const source = { length: text.length, slice: (start: number, end: number) => text.slice(start, end) };
    const givensOf = () => undefined;
    const request = { file: parse(text), at, verdictOf: known, transforming: { source, givensOf } };
    return [...transformActions.actions(requestFor(request))].map(({ disabled }) => disabled ?? 'yes');
  };
  const YES = 'yes';
  const square = (name: string) => `${name} needs square boxes. Those of this 6x6 puzzle have 2 rows and 3 columns.`;
  const noForm = (size: string) => `Canonical forms are supported only for 9x9 puzzles, but this one is ${size}.`;
  const several = 'The puzzle has several solutions, but this canonical form needs exactly one.';
  const conflict = 'The puzzle has no canonical form, because a digit appears twice in a house.';
  const SQUARES = new Array(7).fill(YES);
  const ROW = '.........\n';

  it('are all offered for a puzzle with one solution', () =>
    assert.deepEqual(offered(`‸${EASY}`), [...SQUARES, YES, YES, YES, YES]));
  it('are also offered if the number of solutions is unknown', () =>
    assert.deepEqual(
      offered(`‸${ROW.repeat(9)}`, () => undefined),
      [...SQUARES, YES, YES, YES, YES],
    ));
  it('exclude one form without exactly one solution', () =>
    assert.deepEqual(offered(`‸${ROW.repeat(9)}`), [...SQUARES, YES, YES, YES, several]));
  it('exclude forms if digits are in conflict', () =>
    assert.deepEqual(offered(`‸5...5....\n${ROW.repeat(8)}`), [...SQUARES, YES, conflict, conflict, conflict]));
  it('exclude forms of sizes other than 9x9', () =>
    assert.deepEqual(offered('‸1.3.\n..4.\n.1.4\n4...\n'), [...SQUARES, YES, ...new Array(3).fill(noForm('4x4'))]));
  it('exclude rotation without square boxes', () =>
    assert.deepEqual(offered(`‸${'......\n'.repeat(6)}`), [
      square('Rotate by 90° Clockwise'),
      YES,
      square('Rotate by 90° Counterclockwise'),
      YES,
      YES,
      square('Transpose'),
      square('Mirror Across the Antidiagonal'),
      YES,
      ...new Array(3).fill(noForm('6x6')),
    ]));
  it('are not offered with rules, in a puzzle with a problem, outside it, or without a request', () => {
    assert.deepEqual(offered('‸1.3.\n..4.\n.1.4\n4...\n[Rules]\nanti-king\n'), []);
    assert.deepEqual(offered('‸1.3.\n..4.\n.1.\n4...\n'), []);
    assert.deepEqual(offered('‸\n\n1.3.\n..4.\n.1.4\n4...\n'), []);
    const request = { file: parse(EASY), at: { start: 0, end: 0 }, verdictOf };
    assert.deepEqual([...transformActions.actions(requestFor(request))], []);
  });
});

describe('Convert to Grid', () => {
  const titles = (marked: string, isWanted = true) => {
    const { text, at } = selected(marked);
    const source = { length: text.length, slice: (start: number, end: number) => text.slice(start, end) };
    const request = { file: parse(text), at, ...(isWanted && { transforming: { source } }) };
    return [...convertToGrid.actions(requestFor(request))].map(({ title, kind }) => [title, kind]);
  };
  const OFFERED = [['Convert to Grid', 'refactor.rewrite.sudoku']];

  it('is offered at both ends of a line, and not after it', () => {
    assert.deepEqual(titles(`‸${EASY}\n`), OFFERED);
    assert.deepEqual(titles(`${EASY}‸\n`), OFFERED);
    assert.deepEqual(titles(`${EASY}\n‸\n`), []);
  });
  it('is offered only on a request for refactorings', () => assert.deepEqual(titles(`‸${EASY}\n`, false), []));
  it('is not offered if entries or eliminations would be lost', () => {
    const library = (state: string) => `‸:0000:x:${state}${'.'.repeat(76)}:::`;
    assert.deepEqual(titles(library('12345')), OFFERED);
    assert.deepEqual(titles(library('123+45')), []);
    assert.deepEqual(titles(`‸:0000:x:12345${'.'.repeat(76)}:617 618::`), []);
  });
});

describe('an unread grid', () => {
  const size4 = parse('1...\n.2..\n..3.\n...4').puzzles[0].grid;
  const size6 = parse('1.....\n......\n......\n......\n......\n.....6').puzzles[0].grid;
  const note = (rest: object) => ({ start: 0, end: 1, reason: 'spaces', ...rest }) as UnreadNote;
  const rows = '1...\n.2..\n..3.\n...4';

  it('is written as rows', () => assert.equal(rewritten(note({ grids: [size4] })), rows));
  it('is written with an empty line between several', () =>
    assert.equal(
      rewritten(note({ grids: [size4, size6] })),
      `${rows}\n\n1.....\n......\n......\n......\n......\n.....6`,
    ));
  it('is written with its regions directly below it', () =>
    assert.equal(
      rewritten(note({ grids: [size4], regions: ['AABB', 'AABB', 'CCDD', 'CCDD'] })),
      `${rows}\n[Regions]\nAABB\nAABB\nCCDD\nCCDD`,
    ));
  it('is rewritten at its ends, and not beyond them', () => {
    const spaced = '5 3  7\n6  195\n 98    6\n8   6   3\n4  8 3  1\n7   2   6\n 6    28\n   419  5\n    8  79';
    const grid = gridOf(EASY).replace('53..7....', '5.3..7...');
    const titlesAt = (text: string) => actionsAt(text).map(({ title }) => title);
    const [title, ...more] = titlesAt(`‸${spaced}\n`);
    assert.deepEqual(more, []);
    const action = makes(`${spaced}‸\n\nmore`, title, `${grid}\n\nmore`);
    assert.deepEqual([action.isPreferred, action.fixes], [true, { code: 'not-read', start: 0, end: spaced.length }]);
    assert.deepEqual(titlesAt(`${spaced}\n\nmo‸re`), []);
  });
});

describe('fixes of findings in a collection', () => {
  const finding = (code: string, rest: object = {}) => ({ finding: { code, start: 5, end: 9, ...rest } });
  const actionsFor = (...collectionFindings: object[]) =>
    [...collectionFixes.actions(requestFor({ collectionFindings }))].map(({ edits, ...rest }) => ({
      ...rest,
      edits: edits(),
    }));
  const kind = 'quickfix';

  it('disable the rule above the puzzle, with the indentation of the puzzle', () =>
    assert.deepEqual(actionsFor({ ...finding('too-few-givens'), above: 3, indentation: '  ' }), [
      {
        title: 'Turn off too-few-givens for this puzzle',
        kind,
        fixes: { code: 'too-few-givens', start: 5, end: 9 },
        edits: [{ start: 3, end: 3, text: '  # sudoku-disable too-few-givens\n' }],
      },
    ]));
  it('remove all copies if their digits are the same', () => {
    const titles = (code: string) =>
      actionsFor({ ...finding(code), above: 0, indentation: '' }).map(({ title }) => title);
    assert.deepEqual(titles('duplicate'), ['Remove Duplicates', 'Turn off duplicate for this puzzle']);
    assert.deepEqual(titles('isomorphic-duplicate'), ['Turn off isomorphic-duplicate for this puzzle']);
    const [{ command, edits }] = actionsFor({ ...finding('duplicate'), above: 0, indentation: '' });
    assert.deepEqual([command, edits], [{ name: 'sudoku.removeDuplicates', at: 5 }, []]);
  });
  it('write the correct header first', () =>
    assert.deepEqual(actionsFor({ ...finding('wrong-level', { fix: 'Easy' }), above: 3, indentation: '' }), [
      {
        title: 'Change the level to Easy',
        kind,
        isPreferred: true,
        fixes: { code: 'wrong-level', start: 5, end: 9 },
        edits: [{ start: 5, end: 9, text: 'Easy' }],
      },
      {
        title: 'Turn off wrong-level for this puzzle',
        kind,
        fixes: { code: 'wrong-level', start: 5, end: 9 },
        edits: [{ start: 3, end: 3, text: '# sudoku-disable wrong-level\n' }],
      },
    ]));
  it('are absent without findings', () => {
    assert.deepEqual(actionsFor(), []);
    assert.deepEqual([...collectionFixes.actions(requestFor({}))], []);
  });
});

describe('a quick fix is offered at both ends of its mark, and no further', () => {
  const check = (text: string, title: string, mark: string) =>
    it(`${title}: ${mark.replaceAll('\n', ' ')}`, () => {
      const offsets = Array.from({ length: text.length + 1 }, (_, at) => at);
      const offers = offsets.filter(at =>
        actionsAt(`${text.slice(0, at)}‸${text.slice(at)}`).some(action => action.title === title),
      );
      const [start, end] = [offers[0] ?? 0, offers.at(-1) ?? 0];
      assert.deepEqual(offers, offsets.slice(start, end + 1));
      assert.equal(marked(text, [{ start, end }]), mark);
    });
  const CONFLICT = '11..\n....\n....\n....\n';
  check(CONFLICT, 'Clear r1c2', '«11»..\n....\n....\n....\n');
  check('1q..\n....\n....\n...2\n', 'Clear r1c2', '1«q»..\n....\n....\n...2\n');
  check('123.\n....\n....\n....\n', 'Fill r1c4 with 4 (Naked Single)', '123«.»\n....\n....\n....\n');
  check('1.0.\n....\n....\n...2\n', 'Write every empty cell as "."', '1.«0».\n....\n....\n...2\n');
  check('1.3.\n..1.\n.1.4\n4...\n', 'Clear r2c3', '1.3.\n..«1».\n.1.4\n4...\n');
  check(
    '1.3.\n....\n.1.4\n4..\n',
    'Add 1 empty cell (.) at the end; digits may move to other columns',
    '1.3.\n....\n.1.4\n«4..»\n',
  );
  const small = '1...\n....\n....\n...2\n[Rules]\n';
  check(`${small}ante-king\n`, 'Change "ante-king" to "anti-king"', `${small}«ante-king»\n`);
});

describe('a digit or a fill is not offered', () => {
  it('by a step in a cell that has a digit, even in a solved puzzle', () => {
    offers('‸1...\n....\n....\n....\n');
    offers('1234\n‸3412\n2143\n4321\n');
  });
  it('if a cell breaks no rule, or there are no rules', () => {
    offers('1‸3..\n....\n....\n...2\n[Rules]\ncage 4: r1c12');
    offers('1‸2..\n....\n....\n...3');
    offers(
      '‸13..\n....\n....\n...2\n[Rules]\ncage 5: r1c12\ncage 3: r4c34',
      'Change r1c1 to 2',
      'Clear r1c1',
      'Clear r1c2',
    );
  });
});

describe('a position outside the grid', () => {
  const fixed = (line: string) => {
    const text = `1...\n....\n....\n...2\n[Rules]\n${line}`;
    const { text: unmarked } = selected(text);
    return actionsAt(text).map(({ edits, isPreferred }) => [
      applied(unmarked, edits()).split('\n').at(-1),
      isPreferred,
    ]);
  };
  const check = (line: string, ...expected: string[]) =>
    it(line, () =>
      assert.deepEqual(
        fixed(line),
        expected.map(text => [text, false]),
      ),
    );
  check('cage 5: r1c1 r‸1c11', 'cage 5: r1c1 r1c1', 'cage 5: r1c1');
  check('cage 5: r1c1 ‸r22c2', 'cage 5: r1c1 r2c2', 'cage 5: r1c1');
  check('cage 5: r1c1 r1c5‸', 'cage 5: r1c1 r1c4', 'cage 5: r1c1');
  check('cage 5: r1c1 ‸r9c0', 'cage 5: r1c1 r4c1', 'cage 5: r1c1');
  check('cage 5: ‸r1c27', 'cage 5: r1c2');
  check('cage 5: r1c1 ‸r3x4', 'cage 5: r1c1 r3c4', 'cage 5: r1c1');
  check('cage 5: r1c1 ‸34', 'cage 5: r1c1 r3c4', 'cage 5: r1c1');
});
