import assert from 'node:assert/strict';
import { workClock } from '../text/workClock';
import { sudoku, temporaryFile, temporaryFolder } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
const GRID = LINE.replace(/.{9}(?!$)/g, '$&\n');
const EMPTY = '.'.repeat(81);
const CONFLICT = `55${LINE.slice(2)}`;
/** Puzzles that cannot be read completely, with distinct titles, columns and lines, and the messages about them. */
const UNREAD = [
  `${LINE}\n# Short\n  ${LINE.slice(1)}\n${LINE}`,
  `Grid 2\n${GRID.replace('4..8', '4.?8').replace('7...2', '7.!.2')}`,
  LINE.repeat(2),
  LINE.slice(0, 60),
].join('\n');
const COMPLAINTS = [
  'input:3:3 (Short) REASON: This line has 80 cells; a 9x9 puzzle needs 81',
  'input:10:3 (Grid 2) REASON: "?" is not a digit of a 9x9 puzzle: use 1-9, or . for an empty cell (the first of 2 problems: `sudoku check` lists them)',
  'input:15:82 REASON: This line has 162 cells; a 9x9 puzzle needs 81',
  'input:16:1 REASON: This line has 60 cells; a 9x9 puzzle needs 81',
];
const UNABLE = 'cannot be read completely';
/** By verb: the rest of a sentence about such a puzzle. */
const READERS: Record<string, string> = {
  solve: UNABLE,
  count: UNABLE,
  rate: UNABLE,
  'rate --dedupe': UNABLE,
  canonical: UNABLE,
  minimise: UNABLE,
  'transform --rotate 1': UNABLE,
  convert: UNABLE,
  'render --folder FOLDER': UNABLE,
  hint: `has no next step: it ${UNABLE}`,
  'steps --limit 1': `has no step: it ${UNABLE}`,
  path: `has no path: it ${UNABLE}`,
};

async function rows(args: readonly string[], text = `${LINE}\n`): Promise<Record<string, unknown>[]> {
  const { out } = await sudoku([...args, '--format', 'json'], text);
  return JSON.parse(out);
}

describe('a puzzle that reaches its time limit', () => {
  const sixteen = '1'.padEnd(256, '.');
  for (const [verb, text, out, problem] of [
    ['solve', sixteen, 'time is up', 'was not finished: its time limit was reached'],
    ['count', sixteen, '0 or more', 'was not finished: its time limit was reached'],
    ['count --limit 2000', EMPTY, '1 or more', 'was not finished: its time limit was reached'],
    ['rate', HARD, 'not rated', 'was not finished: its time limit was reached'],
    ['rate --dedupe', HARD, 'not rated', 'was not finished: its time limit was reached'],
    ['hint', HARD, 'no step', 'has no next step: its time limit was reached'],
    ['steps', HARD, 'time is up', 'may have more steps: its time limit was reached'],
    ['path', HARD, 'no path', 'has no path: its time limit was reached'],
    ['minimise', HARD, 'time is up', 'was not finished: its time limit was reached'],
  ]) {
    it(`is reported by ${verb} as not finished`, async () => {
      const done = await sudoku(verb.split(' '), `${text}\n`, { now: workClock(1e9) });
      assert.deepEqual(done, { status: 1, out: `${out}\n`, err: `sudoku: input:1 ${problem}\n` });
    });
  }

  it('is unknown in each machine-readable format', async () => {
    for (const [verb, text] of [
      ['solve', sixteen],
      ['count', sixteen],
      ['count --limit 1000000000', EMPTY],
      ['rate', HARD],
      ['rate --scale se', HARD],
      ['rate --dedupe', HARD],
      ['hint', HARD],
      ['steps', HARD],
      ['path', HARD],
      ['minimise', HARD],
    ]) {
      const run = async (format: string) =>
        (await sudoku([...verb.split(' '), '-f', format], `${text}\n`, { now: workClock(1e9) })).out.trimEnd();
      const field = verb.startsWith('count') ? 'isMore' : 'isFound';
      assert.equal(JSON.parse(await run('jsonl'))[field], 'unknown', verb);
      assert.equal(JSON.parse(await run('json'))[0][field], 'unknown', verb);
      assert.match(await run('tsv'), new RegExp(`\\t${field}\n.*\\tunknown$`), verb);
      assert.match(await run('csv'), new RegExp(`,${field}\n.*,unknown$`), verb);
    }
  });

  it('is a warning of check and lint, in each format', async () => {
    for (const verb of ['check', 'lint'])
      for (const format of ['text', 'json', 'jsonl', 'tsv', 'csv', 'sarif', 'junit']) {
        const done = await sudoku([verb, '-f', format], `${sixteen}\n`, { now: workClock(1e9) });
        assert.equal(done.status, 1, `${verb} ${format}`);
        assert.match(done.out, /not-checked/, `${verb} ${format}`);
        const known = await sudoku([verb, '-f', format], `${LINE}\n`, { now: workClock(1e-9) });
        assert.equal(known.status, 0, `${verb} ${format}`);
      }
    const lines = `${LINE}\n${sixteen}\n`;
    const { out } = await sudoku(['lint'], lines, { now: workClock(1e9) });
    assert.match(out, /^input:2:1: warning: It is unknown whether .* \[not-checked\]$/m);
  });

  it('has one time limit, that of the option, for all of its searches together', async () => {
    const limit = 1000;
    // Milliseconds for each reading of the clock. Work reads it twice for each pause, and takes half of this time.
    for (const step of [1, 40])
      for (const verb of ['solve', 'count', 'rate', 'hint', 'steps', 'path --proof', 'minimise']) {
        let reads = 0;
        const args = [...verb.split(' '), '--time-limit', `${limit / 1000}`];
        const { status } = await sudoku(args, `${verb === 'solve' || verb === 'count' ? sixteen : HARD}\n`, {
          now: () => step * ++reads,
        });
        assert.ok(status === 1 || step * reads < limit, verb);
        assert.ok(reads > 0 && step * reads < 2 * limit + 100 * Math.min(step, 10), `${verb}: ${reads}`);
      }
  });

  it('stops only its own path', async () => {
    const text = [
      ['12..\n3..2\n....\n2..1', 'r3c1=4'],
      ['34..\n2..4\n....\n4..3', 'r3c1=1'],
      ['42..\n1..2\n....\n2..4', 'r3c1=3'],
    ]
      .map(([grid, step]) => `Puzzle\n${grid}\n\n${step}\n\n`)
      .join('');
    // Time passes only while the path in the middle is computed: with this number of readings for each.
    let readings = 0;
    await sudoku(['verify'], text, { now: () => readings++ });
    assert.equal(readings % 3, 0);
    const [first, second] = [readings / 3, (2 * readings) / 3];
    let at = 0;
    let time = 0;
    const now = () => {
      if (first <= at && at < second) time += 1e9;
      at++;
      return time;
    };
    const { out, status } = await sudoku(['verify', '-f', 'tsv'], text, { now });
    const follows = out
      .trimEnd()
      .split('\n')
      .slice(1)
      .map(line => line.split('\t')[4]);
    assert.deepEqual([follows, status], [['yes', 'unknown', 'yes'], 1]);
  });

  it('has the time limit of the option', async () => {
    const rate = (limit: string) =>
      sudoku(['rate', '--scale', 'hodoku', '--time-limit', limit], `${LINE}\n`, { now: workClock(1000) });
    assert.equal((await rate('1')).out, 'not rated\n');
    assert.equal((await rate('86400')).out, 'easy 204\n');
  });
});

describe('the answer in a row', () => {
  const verbs = ['solve', 'rate', 'hint', 'steps --limit 1', 'minimise', 'canonical', 'transform --rotate 1'];
  for (const verb of verbs)
    it(`of ${verb} is yes if there is a result, no if it is proved that there is none, and unknown otherwise`, async () => {
      const args = [...verb.split(' '), '-f', 'jsonl'];
      const answers = async (text: string) =>
        (await sudoku(args, text)).out
          .trimEnd()
          .split('\n')
          .map(line => JSON.parse(line).isFound);
      const hasNone = !verb.startsWith('transform');
      assert.deepEqual(await answers(`${LINE}\n${CONFLICT}\n${LINE.slice(1)}\n`), [
        'yes',
        hasNone ? 'no' : 'yes',
        'unknown',
      ]);
    });

  it('of count is unknown if the search for more stopped', async () => {
    const isMore = async (limit: number, text: string) =>
      JSON.parse((await sudoku(['count', '-n', `${limit}`, '-f', 'jsonl'], `${text}\n`)).out).isMore;
    assert.equal(await isMore(1, LINE), 'unknown');
    assert.equal(await isMore(2, LINE), 'no');
    assert.equal(await isMore(2, EMPTY), 'unknown');
    assert.equal(await isMore(72, '1...\n....\n....\n....'), 'unknown');
    assert.equal(await isMore(73, '1...\n....\n....\n....'), 'no');
  });
});

describe('a puzzle that cannot be read completely', () => {
  for (const [verb, reason] of Object.entries(READERS)) {
    it(`is reported by ${verb}, at the place and in the words of check, and does not stop the rest`, async () => {
      const args = verb.split(' ').map(word => (word === 'FOLDER' ? temporaryFolder() : word));
      const { status, out, err } = await sudoku(args, UNREAD);
      assert.equal(status, 1);
      const lines = err.trimEnd().split('\n');
      const complaints = COMPLAINTS.map(complaint => `sudoku: ${complaint.replace('REASON', reason)}`);
      assert.deepEqual(lines.slice(0, 4), complaints);
      if (verb === 'convert') assert.match(lines[4], /4 puzzles left out/);
      else assert.equal(lines.length, 4);
      // Both complete puzzles are processed.
      if (verb.startsWith('render')) assert.equal(out.trimEnd().split('\n').length, 2);
      if (verb === 'solve') assert.deepEqual(out.match(/^\d{81}$/gm)?.length, 2);
    });
  }

  it('has the same first problem as in check', async () => {
    const { out } = await sudoku(['check'], UNREAD);
    for (const complaint of COMPLAINTS) {
      const [, place, message] = /^(\S+) .*REASON: (.*?)(?: \(the first.*)?$/.exec(complaint)!;
      assert.ok(out.includes(`${place}: error: ${message} [`), complaint);
    }
  });

  it('has the line of the puzzle in a row', async () => {
    const [first, short] = await rows(['solve'], UNREAD);
    assert.deepEqual([first.line, short.line, short.title, short.puzzle], [1, 3, 'Short', null]);
  });

  it('is reported with its column in UTF-16 units, after a byte order mark', async () => {
    const file = temporaryFile('marked.sdm', `\ufeff\u00a0\u00a0${LINE.slice(1)}\n`);
    const { err } = await sudoku(['solve', file]);
    const { out } = await sudoku(['check', file]);
    assert.ok(out.startsWith(`${file}:1:3: error: `), out);
    assert.ok(err.startsWith(`sudoku: ${file}:1:3 `), err);
  });
});
