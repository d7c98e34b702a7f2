import assert from 'node:assert/strict';
import { fits, isListed, SHOWN, situationOf } from '../../../src/board/page/situation';
import { PAGE_COMMANDS } from '../../../src/board/protocol/messages';
import type { Snapshot, StepDrawing } from '../../../src/board/protocol/snapshot';
import { changed, NINE, snapshotOf } from '../snapshots';

const START = snapshotOf(NINE, { canStart: true });
const ENTRY: Partial<Snapshot> = { digits: changed(START.digits, { 2: 9 }) };
const EMPTY = snapshotOf('.'.repeat(81), { canStart: true });
const KILLER: Partial<Snapshot> = { inWords: { kinds: [], rules: [] } };
const PLAYED: Partial<Snapshot> = { canStart: false, locked: { reason: 'played', cells: [0, 1] } };
const BROKEN: Partial<Snapshot> = {
  problems: [{ cell: 2, kind: 'broken rule', message: 'cage 8 adds up to 9' }],
  isChecked: false,
};

const STEP: StepDrawing = {
  name: '',
  sentence: '',
  explanation: '',
  area: [],
  cells: [],
  candidates: [],
  links: [],
  ghosts: [],
  allowed: [],
};

/** The situation of a snapshot, its primary button, and the commands among `of` that are offered. */
function stateOf(snapshot: Snapshot, ...of: readonly string[]): string {
  const situation = situationOf(snapshot);
  const { commands, primary } = SHOWN[situation];
  const first = commands.find(command => fits(command, snapshot))?.slice(7);
  const fitting = PAGE_COMMANDS.filter(command => of.includes(command.slice(7)) && isListed(command, snapshot));
  return [`${situation}: ${primary === 'command' ? first : primary}`, ...fitting.map(command => command.slice(7))].join(
    ' ',
  );
}

describe('the buttons of a board', () => {
  function check(name: string, snapshot: Snapshot, expected: string, ...of: readonly string[]) {
    it(name, () => assert.equal(stateOf(snapshot, ...of), expected));
  }
  const playing = ['startPlaying', 'checkProgress', 'restart', 'revealCell'];

  check(
    'offer no check and no restart before the first entry',
    START,
    'fresh: startPlaying startPlaying revealCell',
    ...playing,
  );
  check(
    'offer a restart after an entry, even in a puzzle that was not started',
    { ...START, ...ENTRY },
    'solving: hint checkProgress startPlaying restart revealCell',
    ...playing,
  );
  check('offer to confirm digits that were read from a picture', START, 'fresh: startPlaying', 'confirmDigits');
  check(
    'offer it only while some are in doubt',
    { ...START, problems: [{ cell: 2, kind: 'doubtful digit', message: '' }] },
    'fresh: startPlaying confirmDigits',
    'confirmDigits',
  );
  const wrong = ['explainMistake', 'goBack'];
  check('offer no explanation of a mistake before the first entry', START, 'fresh: startPlaying', ...wrong);
  check(
    'offer to explain a mistake and to go back after an entry',
    { ...START, ...ENTRY },
    'solving: hint explainMistake goBack',
    ...wrong,
  );
  check(
    'keep the check while a puzzle is played',
    { ...START, ...PLAYED },
    'solving: hint checkProgress revealCell',
    ...playing,
  );
  check('do not start an empty grid', EMPTY, 'begun: none', 'startPlaying', 'checkProgress', 'restart');
  const ambiguous = (count: number, changes: Partial<Snapshot> = {}): Snapshot => ({
    ...snapshotOf('.'.repeat(81 - count) + NINE.replace(/\D/g, '').slice(0, count)),
    isAmbiguous: true,
    ...changes,
  });
  check('highlight none while there are too few digits for one solution', ambiguous(16), 'begun: none');
  check('offer a check first when there could be one solution', ambiguous(17), 'setting: checkProgress');
  check('offer a check first in a variant with a few digits', ambiguous(3, KILLER), 'setting: checkProgress');
  check(
    'offer a check first when listed candidates make up for digits',
    ambiguous(3, { listed: START.candidates }),
    'setting: checkProgress',
  );
  check(
    'start a killer that has no digits',
    { ...EMPTY, ...KILLER },
    'fresh: startPlaying startPlaying',
    'startPlaying',
  );
  check('offer a check first when a rule is broken', { ...START, ...ENTRY, ...BROKEN }, 'faulty: checkProgress');
  for (const kind of ['no solution', 'no place', 'unread text'] as const)
    check(
      `offer a check first with the problem “${kind}”`,
      { ...START, faults: [{ kind, message: '' }] },
      'faulty: checkProgress',
    );
  check(
    'keep the primary button with a warning',
    { ...START, faults: [{ kind: 'unread rule', message: '', isWarning: true }] },
    'fresh: startPlaying',
  );
  check(
    'reveal nothing while it is unknown whether there is one solution',
    { ...START, ...BROKEN },
    'faulty: checkProgress',
    'revealCell',
  );
  check(
    'reveal cells while the givens have one solution, regardless of the entries',
    { ...START, ...ENTRY, ...BROKEN, hasOneSolution: true },
    'faulty: checkProgress revealCell',
    'revealCell',
  );
  const solved: Partial<Snapshot> = { digits: START.digits.map(digit => digit || 1), isSolved: true };
  const readOnly: Partial<Snapshot> = { canStart: false, locked: { reason: 'read-only', cells: 'all' } };
  const walk = { step: { ...STEP, inPath: { index: 0, count: 3 } } };
  check('lock unlocked givens first', { ...START, guard: 'off' }, 'unlocked: lock');
  check(
    'go to the next puzzle first when one is solved',
    { ...START, ...solved, hasOthers: true },
    'solved: nextPuzzle',
  );
  check(
    'check the only puzzle of a file when it is solved',
    { ...START, ...solved, hasOthers: false },
    'solved: checkProgress',
  );
  check(
    'go to the next puzzle in a file that cannot be edited',
    { ...START, ...solved, ...readOnly, hasOthers: true },
    'solved: nextPuzzle',
  );
  check('give hints in a file that cannot be edited', { ...START, ...readOnly }, 'reading: hint');
  check('continue a hint first', { ...START, step: STEP }, 'learning: hint');
  check('go to the next step first on the way through the solution', { ...START, ...walk }, 'walking: nextStep');
  const full: Partial<Snapshot> = { digits: START.digits.map(digit => digit || 1), hasOneSolution: true };
  check(
    'reveal and solve in a full grid with a wrong digit',
    { ...START, ...full, ...BROKEN },
    'faulty: checkProgress revealCell solvePuzzle',
    'revealCell',
    'solvePuzzle',
  );
  check(
    'reveal and solve nothing in a solved grid',
    { ...START, ...full, ...solved, hasOthers: false },
    'solved: checkProgress',
    'revealCell',
    'solvePuzzle',
  );
});
