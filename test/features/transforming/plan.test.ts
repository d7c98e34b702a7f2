import assert from 'node:assert/strict';
import type { Grid } from '../../../src/core/grid';
import { verdict } from '../../../src/core/solver/index';
import { symmetryStepsOf } from '../../../src/core/symmetry/words';
import { codeActions } from '../../../src/features/codeActions/index';
import { choicesFor } from '../../../src/features/transforming/choices';
import { Planner } from '../../../src/features/transforming/plan';
import { requestIn, type TransformRequest } from '../../../src/features/transforming/request';
import { transformedEdits } from '../../../src/features/transforming/rewritten';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { finish } from '../../../src/text/work';
import { repairs } from '../../package/findings';
import { sourceOf } from '../../text/source';
import { EASY, gridOf } from '../../text/texts';

const planning = { givensOf: ({ givens }: Puzzle) => givens, check: verdict };

/** Transforms a text as an argument says. Returns the text, or the reason for refusing. */
function transform(text: string, argument: object): string {
  const request = requestIn(argument, () => 42);
  if (!request.isFound) return request.reason;
  return afterRequest(text, request.value);
}

function afterRequest(text: string, request: TransformRequest): string {
  const [puzzle] = parse(text).puzzles;
  const plan = finish(new Planner(request, planning).plan(puzzle));
  if (!plan.isFound) return plan.reason;
  const changed = transformedEdits(puzzle, sourceOf(text), plan.value.transformation);
  return 'refused' in changed ? changed.refused : applied(text, changed.edits);
}

/** Its smallest pattern is not that of its smallest text. */
const SEVENTEEN = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...';
const SMALL = '12..\n....\n....\n...3\n';
const SIX = '# box: 2x3\n123456\n......\n......\n......\n......\n.....1\n';

describe('an argument of Transform Puzzle', () => {
  const check = (argument: object, expected: string, text = SMALL) => assert.equal(transform(text, argument), expected);
  const refused = (argument: object, reason: RegExp, text = SMALL) => assert.match(transform(text, argument), reason);

  it('rotates by 90 degrees, or a multiple', () => {
    check({ transformation: 'rotate' }, '...1\n...2\n....\n3...\n');
    check({ transformation: 'rotate', quarters: 2 }, '3...\n....\n....\n..21\n');
    check({ transformation: 'rotate', quarters: 3 }, '...3\n....\n2...\n1...\n');
    refused({ transformation: 'rotate', quarters: 4 }, /1, 2 or 3/);
  });
  it('mirrors and transposes', () => {
    check({ transformation: 'mirror' }, '..21\n....\n....\n3...\n');
    check({ transformation: 'mirror', axis: 'topBottom' }, '...3\n....\n....\n12..\n');
    check({ transformation: 'transpose' }, '1...\n2...\n....\n...3\n');
    refused({ transformation: 'mirror', axis: 'up' }, /leftRight/);
  });
  it('swaps', () => {
    check({ transformation: 'swapBands', numbers: [1, 2] }, '....\n...3\n12..\n....\n');
    check({ transformation: 'swapStacks', numbers: [1, 2] }, '..12\n....\n....\n.3..\n');
    check({ transformation: 'swapRows', numbers: [3, 4] }, '12..\n....\n...3\n....\n');
    check({ transformation: 'swapColumns', numbers: [1, 2] }, '21..\n....\n....\n...3\n');
    check({ transformation: 'swapDigits', numbers: [1, 3] }, '32..\n....\n....\n...1\n');
    refused({ transformation: 'swapRows', numbers: [2, 3] }, /same band/);
    refused({ transformation: 'swapColumns', numbers: [2, 3] }, /same stack/);
    refused({ transformation: 'swapBands', numbers: [1, 3] }, /from 1 to 2/);
    refused({ transformation: 'swapBands', numbers: [1, 1] }, /two different/);
    refused({ transformation: 'swapBands', numbers: [1] }, /two numbers/);
  });
  it('relabels', () => {
    check({ transformation: 'relabel', digits: [2, 3, 4, 1] }, '23..\n....\n....\n...4\n');
    check({ transformation: 'relabel' }, SMALL, '31..\n....\n....\n...4\n');
    refused({ transformation: 'relabel', digits: [2, 3, 4, 4] }, /each digit/);
    refused({ transformation: 'relabel', digits: [2, 1] }, /each digit/);
    refused({ transformation: 'relabel', digits: 'abc' }, /each digit/);
  });
  it('shuffles the same way for the same seed', () => {
    const once = transform(EASY, { transformation: 'shuffle', seed: 7 });
    assert.equal(transform(EASY, { transformation: 'shuffle', seed: 7 }), once);
    assert.notEqual(transform(EASY, { transformation: 'shuffle', seed: 8 }), once);
    assert.equal(
      transform(EASY, { transformation: 'shuffle' }),
      transform(EASY, { transformation: 'shuffle', seed: 42 }),
    );
    refused({ transformation: 'shuffle', seed: -1 }, /whole number/);
  });
  it('has three canonical forms that shuffling does not change', () => {
    const form = (text: string, kind: string) => transform(text, { transformation: 'canonical', form: kind });
    const shuffled = (text: string, seed: number) => transform(text, { transformation: 'shuffle', seed });
    for (const kind of ['text', 'pattern', 'solution'])
      for (const seed of [1, 2]) assert.equal(form(shuffled(EASY, seed), kind), form(EASY, kind));
    assert.equal(new Set(['text', 'pattern', 'solution'].map(kind => form(SEVENTEEN, kind))).size, 3);
    refused({ transformation: 'canonical' }, /text, pattern, solution/);
  });
  it('rejects impossible arguments', () => {
    refused({ transformation: 'rotate' }, /square boxes.*2 rows and 3 columns/, SIX);
    refused({ transformation: 'transpose' }, /square boxes/, SIX);
    assert.match(transform(SIX, { transformation: 'rotate', quarters: 2 }), /^# box: 2x3\n1\.\.\.\.\.\n/);
    refused({ transformation: 'canonical', form: 'text' }, /only for 9x9 puzzles.*6x6/, SIX);
    refused({ transformation: 'canonical', form: 'solution' }, /several solutions/, `3${'.'.repeat(80)}`);
    refused({ transformation: 'canonical', form: 'text' }, /twice/, `33${'.'.repeat(79)}`);
    refused({ transformation: 'canonical', form: 'solution' }, /no solution/, `12345678.........9${'.'.repeat(63)}`);
    refused({ transformation: 'turn' }, /rotate, mirror/);
    refused({ transformation: 'toString' }, /rotate, mirror/);
  });
  it('reports the number of automorphisms', () => {
    const [puzzle] = parse(`1${'.'.repeat(80)}`).puzzles;
    const plan = finish(new Planner({ transformation: 'canonical', form: 'text' }, planning).plan(puzzle));
    // The given stays: 2 transpositions, 2 orders of other rows and of bands, the same for columns, and twice 6 * 6 for the others.
    assert.equal(plan.isFound && plan.value.automorphisms, 2 * (2 * 2 * 36) ** 2);
  });
  it('shuffles many puzzles in different ways', () => {
    const planner = new Planner({ transformation: 'shuffle', seed: 1 }, planning);
    const [puzzle] = parse(EASY).puzzles;
    const [one, other] = [1, 2].map(() => finish(planner.plan(puzzle)));
    assert.ok(one.isFound && other.isFound);
    assert.notDeepEqual(symmetryStepsOf(one.value.transformation), symmetryStepsOf(other.value.transformation));
  });
});

describe('the list of transformations', () => {
  const choices = (text: string) => choicesFor(parse(text).puzzles[0], planning, 42);
  const answered = (text: string, label: string, answer: string) => {
    const { wanted } = choices(text).find(choice => choice.label === label) ?? assert.fail(label);
    assert.ok('read' in wanted);
    const request = wanted.read(answer);
    return typeof request === 'string' ? request : afterRequest(text, request);
  };

  it('has all of them, each with a sentence', () => {
    const all = choices(EASY);
    assert.equal(all.length, 18);
    for (const { label, detail } of all) assert.match(detail, /\.$/, label);
    assert.equal(new Set(all.map(({ detail }) => detail)).size, 18);
  });
  it('shows the number of automorphisms for canonical forms', () => {
    assert.deepEqual(
      choices(EASY).flatMap(({ description }) => description ?? []),
      Array(3).fill('1 automorphism, the identity'),
    );
    assert.ok(choices(`1${'.'.repeat(80)}`).some(({ description }) => description === '41,472 automorphisms'));
  });
  it('is made quickly for an empty grid, which has all automorphisms', () =>
    assert.ok(choices('.'.repeat(81)).some(({ description }) => description === '3,359,232 automorphisms')));
  it('explains why a size does not allow one', () =>
    assert.equal(choices(SIX).filter(({ detail }) => /square boxes|only for 9x9/.test(detail)).length, 7));
  it('reads the answers to its questions', () => {
    assert.equal(answered(SMALL, 'Swap Two Rows…', '3 4'), '12..\n....\n...3\n....\n');
    assert.match(answered(SMALL, 'Swap Two Rows…', '2, 3'), /same band/);
    assert.match(answered(SMALL, 'Swap Two Rows…', '2'), /Which two rows/);
    assert.equal(answered(SMALL, 'Swap Two Digits…', '1 3'), '32..\n....\n....\n...1\n');
    assert.match(answered(SMALL, 'Swap Two Digits…', '1 9'), /from 1 to 4/);
    assert.equal(answered(SMALL, 'Relabel Digits…', '2341'), '23..\n....\n....\n...4\n');
    assert.match(answered(SMALL, 'Relabel Digits…', '2344'), /each digit/);
    assert.equal(answered(EASY, 'Shuffle…', '42'), transform(EASY, { transformation: 'shuffle', seed: 42 }));
    assert.match(answered(EASY, 'Shuffle…', 'x'), /whole number/);
  });
});

describe('the refactoring actions', () => {
  const text = `${gridOf(EASY)}\n`;
  const actionsOf = (all: string, at = 0) => {
    const expected: unknown[] = [];
    const file = parse(all);
    const request = {
      file,
      all: () => file.puzzles,
      isRead: true,
      *reading() {},
      at: { start: at, end: at },
      verdictOf: (grid: Grid) => finish(verdict(grid)),
      suspicionsOf: () => [],
      placingOf: () => undefined,
      repairs,
      transforming: { ...planning, source: sourceOf(all), expect: (...args: unknown[]) => void expected.push(args) },
    };
    return { expected, actions: codeActions(request, ['refactor.rewrite.sudoku']) };
  };

  it('transform the puzzle at the cursor', () => {
    const { actions, expected } = actionsOf(text);
    assert.equal(actions.length, 11);
    const transposed = actions.find(({ title }) => title === 'Transpose Puzzle') ?? assert.fail();
    assert.equal(applied(text, transposed.edits()), transform(text, { transformation: 'transpose' }));
    assert.equal(expected.length, 1);
  });
  it('explain why one is not possible', () => {
    const reasons = (all: string, at = 0) => actionsOf(all, at).actions.flatMap(({ disabled }) => disabled ?? []);
    assert.deepEqual(reasons(text), []);
    const ofSix = reasons(SIX, 20);
    assert.equal(ofSix.filter(reason => /square boxes/.test(reason)).length, 4);
    assert.equal(ofSix.filter(reason => /only for 9x9/.test(reason)).length, 3);
    assert.match(reasons(`3${'.'.repeat(80)}`).join(), /^The puzzle has several solutions[^,]*,[^,]*$/);
    assert.equal(reasons(`33${'.'.repeat(79)}`).filter(reason => /twice/.test(reason)).length, 3);
    const disabled = actionsOf(SIX, 20).actions.find(action => action.disabled);
    assert.deepEqual(disabled?.edits(), []);
  });
  it('are not offered if a puzzle cannot be read completely', () =>
    assert.deepEqual(actionsOf('12..\n....\n...\n...3\n').actions, []));
});
