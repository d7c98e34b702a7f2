import assert from 'node:assert/strict';
import type { DrawnNotes } from '../../../../src/board/drawing/view';
import { cellDescriptions, changeBetween, stepAnnouncement } from '../../../../src/board/page/announcements/words';
import type { Snapshot, StepDrawing } from '../../../../src/board/protocol/snapshot';
import type { ChainMarks } from '../../../../src/core/marks';
import { changed, NINE, snapshotOf } from '../../snapshots';

const START = snapshotOf(NINE);
const NO_MARKS = START.digits.map(() => 0);

/** The grid with these entries and other changes. */
function withEntries(entries: Readonly<Record<number, number>>, changes: Partial<Snapshot> = {}): Snapshot {
  return { ...START, digits: changed(START.digits, entries), ...changes };
}

const marks = (layer: 'corner' | 'centre' | 'colour', cell: number, mask: number) => ({
  marks: { ...START.marks, [layer]: changed(NO_MARKS, { [cell]: mask }) },
});

const chains = (colors: ChainMarks['colors'], links: ChainMarks['links'] = []) => ({
  ...START,
  marks: { ...START.marks, chains: { colors, links } },
});
const GREEN = { cell: 2, digit: 9, color: 4 };
const LINK = { from: { cell: 2, digit: 9 }, to: { cell: 3, digit: 1 }, kind: 'strong', hasArrow: true } as const;

const STEP: StepDrawing = {
  name: 'Hidden Single',
  sentence: 'r1c3 is 9.',
  explanation: '',
  area: [],
  cells: [
    { cell: 0, role: 'evidence' },
    { cell: 2, role: 'placement' },
  ],
  candidates: [
    { cell: 2, digit: 9, role: 'placement' },
    { cell: 2, digit: 1, role: 'elimination' },
  ],
  links: [],
  ghosts: [],
  allowed: START.candidates,
};

describe('the name of a cell', () => {
  function check(cell: number, expected: string, snapshot = START, notes: DrawnNotes = 'listed') {
    it(expected, () => assert.equal(cellDescriptions(snapshot, notes)[cell], expected));
  }
  check(0, 'row 1, column 1, 4, given');
  check(33, 'row 4, column 7, 9, given');
  check(2, 'row 1, column 3, empty');
  const descriptions = START.digits.map((_, cell) => (cell === 2 ? ['cage 16 with r2c8', 'even'] : []));
  check(2, 'row 1, column 3, empty, cage 16 with r2c8, even', { ...START, descriptions });
  check(0, 'row 1, column 1, 4, given', { ...START, descriptions });
  check(2, 'row 1, column 3, empty, candidates 1 3 9', { ...START, hasAutomaticMarks: true });
  check(2, 'row 1, column 3, empty, center marks 2', {
    ...START,
    hasAutomaticMarks: true,
    ...marks('centre', 2, 0b10),
  });
  check(0, 'row 1, column 1, 4, given', { ...START, hasAutomaticMarks: true });
  check(2, 'row 1, column 3, empty, candidates 1 3 9', START, 'computed');
  check(2, 'row 1, column 3, 9', withEntries({ 2: 9 }), 'computed');
  check(0, 'row 1, column 1, 5', withEntries({ 0: 5 }));
  check(2, 'row 1, column 3, empty, candidates 3 9', { ...START, listed: changed(NO_MARKS, { 2: 0b100000100 }) });
  check(2, 'row 1, column 3, empty', { ...START, listed: changed(NO_MARKS, { 2: 4 }) }, 'none');
  check(2, 'row 1, column 3, empty, no candidates', { ...START, candidates: NO_MARKS }, 'computed');
  check(2, 'row 1, column 3, empty, corner marks 1 2', { ...START, ...marks('corner', 2, 3) });
  check(2, 'row 1, column 3, empty, center marks 9', { ...START, ...marks('centre', 2, 256) });
  check(2, 'row 1, column 3, empty, colors red blue', { ...START, ...marks('colour', 2, 33) });
  check(0, 'row 1, column 1, 4, given, colors red', { ...START, ...marks('colour', 0, 1) });
  check(2, 'row 1, column 3, empty, 9 colored green', chains([GREEN]));
  check(0, 'row 1, column 1, 4, given', chains([{ ...GREEN, cell: 0 }]));
  check(3, 'row 1, column 4, empty, strong link from 9 in r1c3 to 1 in r1c4', chains([], [LINK]));
  const plain = { ...LINK, kind: 'weak', hasArrow: false } as const;
  check(2, 'row 1, column 3, empty, weak link: 9 in r1c3, 1 in r1c4', chains([], [plain]));
  check(2, 'row 1, column 3, 4, conflicts with row 1, column 1, twice in box 1', {
    ...withEntries({ 2: 4 }),
    problems: [
      { cell: 2, kind: 'conflict', message: 'conflicts with row 1, column 1' },
      { cell: 2, kind: 'conflict', message: 'twice in box 1' },
      { cell: 0, kind: 'conflict', message: 'conflicts with row 1, column 3' },
    ],
  });
  check(2, 'row 1, column 3, empty, Row 1: too short', {
    ...START,
    faults: [
      { kind: 'unread text', places: [...Array(9).keys()], message: 'Row 1: too short' },
      { kind: 'unread text', places: [2], message: 'This puzzle has 8 rows' },
      { kind: 'no place', places: [2], message: 'row 1 has no cell left for 4' },
    ],
  });
  check(2, 'row 1, column 3, empty, candidates 1 3 9, the step places 9, the step eliminates 1', {
    ...START,
    step: STEP,
  });
  check(3, 'row 1, column 4, empty, candidates 6, in the pattern, 6 on the other side of the pattern', {
    ...START,
    step: {
      ...STEP,
      cells: [
        { cell: 3, role: 'evidence' },
        { cell: 3, role: 'evidence' },
      ],
      candidates: [{ cell: 3, digit: 6, role: 'opposite' }],
    },
  });
  check(2, 'row 1, column 3, empty, candidates 1 3 9, 3 9 in the pattern, the step eliminates 1', {
    ...START,
    step: {
      ...STEP,
      cells: [{ cell: 2, role: 'evidence' }],
      candidates: [
        { cell: 2, digit: 3, role: 'evidence' },
        { cell: 2, digit: 1, role: 'elimination' },
        { cell: 2, digit: 9, role: 'evidence' },
      ],
    },
  });
  check(0, 'row 1, column 1, 4, given, in the pattern', { ...START, step: STEP });
  check(2, 'row 1, column 3, empty, candidates 9, the step places 9, the step eliminates 1', {
    ...START,
    step: { ...STEP, allowed: changed(NO_MARKS, { 2: 256 }) },
  });
  check(3, 'row 1, column 4, empty, candidates 6', { ...START, step: STEP }, 'none');
});

describe('a change', () => {
  function check(before: Snapshot, after: Snapshot, expected: string | undefined) {
    it(`is announced: ${expected}`, () => assert.equal(changeBetween(before, after), expected));
  }
  check(START, START, undefined);
  check(START, { ...START, version: 2, title: 'x' }, undefined);
  check(START, withEntries({ 2: 9 }), 'row 1, column 3: 9');
  check(withEntries({ 2: 9 }), START, 'row 1, column 3: empty');
  check(withEntries({ 0: 0 }), START, 'row 1, column 1: 4, given');
  check(
    START,
    withEntries({ 2: 4 }, { problems: [{ cell: 2, kind: 'conflict', message: 'twice in row 1' }] }),
    'row 1, column 3: 4, twice in row 1',
  );
  check(START, { ...START, ...marks('corner', 2, 3) }, 'row 1, column 3: corner marks 1 2');
  check({ ...START, ...marks('corner', 2, 3) }, START, 'row 1, column 3: no corner marks');
  check(START, { ...START, ...marks('colour', 0, 2) }, 'row 1, column 1: colors orange');
  check(START, chains([GREEN]), 'row 1, column 3: 9 colored green');
  check(chains([GREEN]), chains([{ ...GREEN, color: 6 }]), 'row 1, column 3: 9 colored blue');
  check(chains([GREEN]), START, 'row 1, column 3: removed: 9 colored green');
  check(START, chains([], [LINK]), 'strong link from 9 in r1c3 to 1 in r1c4');
  check(chains([GREEN], [LINK]), chains([GREEN]), 'removed: strong link from 9 in r1c3 to 1 in r1c4');
  const listed = (mask: number) => ({ ...START, listed: changed(NO_MARKS, { 2: mask }) });
  check(listed(0b100000101), listed(0b100000100), 'row 1, column 3: empty, candidates 3 9');
  check(START, withEntries({ 2: 9, 3: 9, 4: 9 }), '9 in 3 cells');
  check(withEntries({ 2: 9, 3: 9 }), START, '2 cells emptied');
  check(START, withEntries({ 2: 9, 3: 8 }), '2 cells changed');
  check(START, { ...START, ...marks('corner', 2, 3), digits: changed(START.digits, { 3: 9 }) }, '2 cells changed');
});

describe('a step', () => {
  const shown = { ...START, step: STEP };
  function check(name: string, before: Snapshot | undefined, after: Snapshot, expected: string | undefined) {
    it(name, () => assert.equal(stepAnnouncement(before, after), expected));
  }
  check('is announced when it appears', START, shown, 'Hidden Single. r1c3 is 9.');
  check('is announced in the first snapshot', undefined, shown, 'Hidden Single. r1c3 is 9.');
  check(
    'is announced with its name once',
    START,
    { ...START, step: { ...STEP, sentence: 'Hidden Single: r1c3 is 9.', besideName: 'r1c3 is 9.' } },
    'Hidden Single. r1c3 is 9.',
  );
  check('is announced once', shown, { ...shown, version: 2 }, undefined);
  check(
    'is announced without a name at its first stage',
    START,
    { ...START, step: { ...STEP, name: '' } },
    'r1c3 is 9.',
  );
  check('is announced again when it says more', shown, { ...START, step: { ...STEP, name: 'X' } }, 'X. r1c3 is 9.');
  const inPath = (index: number) => ({ ...shown, step: { ...STEP, inPath: { index, count: 57 } } });
  check('is announced with its place in the path', START, inPath(2), 'Step 3 of 57. Hidden Single. r1c3 is 9.');
  check('is announced again at another place', inPath(1), inPath(2), 'Step 3 of 57. Hidden Single. r1c3 is 9.');
  check('is announced once at a place', inPath(2), inPath(2), undefined);
  check('is announced when it disappears', shown, START, 'The step is hidden');
  check('is not announced when it disappears with an edit', shown, withEntries({ 2: 9 }), undefined);
  check(
    'is not announced when it disappears with candidates',
    { ...shown, listed: NO_MARKS },
    { ...START, listed: changed(NO_MARKS, { 2: 4 }) },
    undefined,
  );
  check('is not announced when there is none', START, START, undefined);
});
