import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { SuiteEvent } from '../events';
import { clock, endLine, liveLines, logLine, record, type SuiteState, slowest, startedAt } from './progress.mts';

/** A suite that started after a second and reported these events. */
function suiteWith(name: string, ...events: SuiteEvent[]): SuiteState {
  const suite = startedAt(name, 1000);
  for (const event of events) record(suite, event, 60_000);
  return suite;
}

const RUNNING = suiteWith(
  'unit',
  { kind: 'found', count: 3 },
  { kind: 'found', count: 4 },
  { kind: 'started', title: 'grid is empty' },
  { kind: 'passed', title: 'grid is empty', milliseconds: 1500 },
  { kind: 'skipped', title: 'data' },
  { kind: 'started', title: 'grid is full' },
  { kind: 'retried', title: 'grid is full', reason: 'late' },
  { kind: 'failed', title: 'grid is full', reason: 'no' },
  { kind: 'started', title: 'cages' },
);

describe('the progress of the tests', () => {
  it('has a line for each running suite, as wide as the terminal', () => {
    const ended = { ...suiteWith('web', { kind: 'finished' }), ended: 2000 };
    const lines = liveLines([RUNNING, ended, startedAt('grid', 60_000)], 66_000, 40);
    assert.deepEqual(lines, [' 1:05  unit    3/7, 1 failed          c', ' 0:06  grid    starting               ']);
  });

  it('is one line in a log', () => {
    assert.equal(logLine([RUNNING, startedAt('grid', 0)], 66_000), ' 1:06  unit 3/7, 1 failed · grid starting');
    assert.equal(logLine([RUNNING], 80_000), ' 1:20  unit 3/7, 1 failed (cages)');
    assert.equal(logLine([], 10_000), ' 0:10  preparing');
  });

  it('ends with the counts and the time of a suite', () => {
    assert.equal(endLine({ ...RUNNING, ended: 9000 }), '✘ unit   1 passed, 1 failed, 1 skipped, 1 ran again (8 s)');
    const quiet = suiteWith('web', { kind: 'passed', title: 'a', milliseconds: 1 });
    assert.equal(endLine({ ...quiet, ended: 1000 }), '✔ web    1 passed, 0 failed (0 s)');
  });

  it('gives the reason why a suite did not run', () =>
    assert.equal(endLine(suiteWith('grid', { kind: 'omitted', reason: 'no browser' })), '– grid   no browser'));

  it('names the slowest tests of all suites', () => {
    const other = suiteWith(
      'web',
      { kind: 'passed', title: 'slow', milliseconds: 2000 },
      { kind: 'passed', title: 'fast', milliseconds: 10 },
    );
    assert.deepEqual(slowest([RUNNING, other], 2), ['2.0 s  web: slow', '1.5 s  unit: grid is empty']);
  });

  it('shows minutes and seconds', () => {
    assert.deepEqual([0, 59_999, 60_000, 754_000].map(clock), ['0:00', '0:59', '1:00', '12:34']);
  });
});

describe('the runner', () => {
  it('rejects an unknown suite', () => {
    const runner = join(import.meta.dirname, 'test.mts');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', runner, 'unti'], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /Name one or more of: unit, /);
  });
});
