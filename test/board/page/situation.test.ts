import assert from 'node:assert/strict';
import { isListed, SHOWN, situationOf } from '../../../src/board/page/situation';
import { PAGE_COMMANDS } from '../../../src/board/protocol/messages';
import type { Snapshot } from '../../../src/board/protocol/snapshot';
import { changed, NINE, snapshotOf } from '../snapshots';

const START = snapshotOf(NINE, { canStart: true });
const ENTRY: Partial<Snapshot> = { digits: changed(START.digits, { 2: 9 }) };
const EMPTY = snapshotOf('.'.repeat(81), { canStart: true });
const KILLER: Partial<Snapshot> = { inWords: { kinds: [], rules: [] } };
const PLAYED: Partial<Snapshot> = { canStart: false, locked: { reason: 'played', cells: [0, 1] } };
const BROKEN: Partial<Snapshot> = {
  problems: [{ cell: 2, kind: 'broken rule', message: 'cage 8 has 9' }],
  isChecked: false,
};

/** The situation of a snapshot, with a star if it has a primary button, and the commands among `of` that are offered. */
function stateOf(snapshot: Snapshot, ...of: readonly string[]): string {
  const situation = situationOf(snapshot);
  const { commands, hasPrimary } = SHOWN[situation];
  const hasButton = commands.some(command => isListed(command, snapshot));
  const fitting = PAGE_COMMANDS.filter(command => of.includes(command.slice(7)) && isListed(command, snapshot));
  return [`${situation}${hasPrimary && hasButton ? '*' : ''}`, ...fitting.map(command => command.slice(7))].join(' ');
}

describe('the buttons of a board', () => {
  function check(name: string, snapshot: Snapshot, expected: string, ...of: readonly string[]) {
    it(name, () => assert.equal(stateOf(snapshot, ...of), expected));
  }
  const playing = ['startPlaying', 'checkProgress', 'restart', 'revealCell'];

  check('offer no check and no restart before the first entry', START, 'fresh* startPlaying revealCell', ...playing);
  check(
    'offer a restart after an entry, also in a puzzle that was not started',
    { ...START, ...ENTRY },
    'solving* checkProgress startPlaying restart revealCell',
    ...playing,
  );
  check(
    'keep the check while a puzzle is played',
    { ...START, ...PLAYED },
    'solving* checkProgress revealCell',
    ...playing,
  );
  check('do not start an empty grid', EMPTY, 'setting', 'startPlaying', 'checkProgress', 'restart');
  check('start a killer that has no digits', { ...EMPTY, ...KILLER }, 'fresh* startPlaying', 'startPlaying');
  check('have no primary button when a rule is broken', { ...START, ...ENTRY, ...BROKEN }, 'faulty');
  for (const kind of ['no solution', 'no place', 'unread text'] as const)
    check(`have no primary button with the problem “${kind}”`, { ...START, faults: [{ kind, message: '' }] }, 'faulty');
  check(
    'keep the primary button with a warning',
    { ...START, faults: [{ kind: 'unread rule', message: '', isWarning: true }] },
    'fresh*',
  );
  check(
    'reveal nothing while it is unknown whether there is one solution',
    { ...START, ...BROKEN },
    'faulty',
    'revealCell',
  );
  check(
    'reveal cells while the givens have one solution, regardless of the entries',
    { ...START, ...ENTRY, ...BROKEN, hasOneSolution: true },
    'faulty revealCell',
    'revealCell',
  );
});
