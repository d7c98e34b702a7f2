import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDigit } from '../../src/core/grid';
import { parseLine } from '../../src/core/notation';
import { countSolutions } from '../../src/core/solver/index';
import { techniques } from '../../src/core/techniques/index';
import { sized } from '../sizes';
import { ROOT, sudoku, temporaryFile } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
const EMPTY = '.'.repeat(81);
const CONFLICT = `55${LINE.slice(2)}`;
const SIX = '1.....2.....3.....4.....5.....6.....';
/** Puzzles without a next step, and the reasons. */
const NO_STEP = [
  [EMPTY, 'it has several solutions'],
  [CONFLICT, 'it has no solution'],
  // No house contains a digit twice, and r1c9 has no candidate.
  [`12345678.${'.'.repeat(17)}9${'.'.repeat(54)}`, 'it has no solution'],
] as const;
const ALL_BUT_FULL_HOUSE = () =>
  techniques
    .map(({ id }) => id)
    .filter(id => id !== 'full-house')
    .join();
const FILE = () => temporaryFile('all.sdm', `${LINE}\n${EMPTY}\n${CONFLICT}\n${SIX}\n`);

/** The output of a verb for a text, without its messages. */
async function printed(args: readonly string[], text: string): Promise<string> {
  return (await sudoku(args, text)).out.trimEnd();
}

async function rows(args: readonly string[], text = `${LINE}\n`): Promise<Record<string, unknown>[]> {
  const { out } = await sudoku([...args, '--format', 'json'], text);
  return JSON.parse(out);
}

describe('sudoku rate', () => {
  it('has the ratings of the fixtures', async () => {
    const lines = readFileSync(join(ROOT, 'test/fixtures/rated.tsv'), 'utf8')
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .slice(1, sized(4, 13))
      .map(line => line.split('\t'));
    const puzzles = lines.map(fields => fields.find(field => field.length === 81)!);
    const found = await rows(['rate', '--scale', 'se'], `${puzzles.join('\n')}\n`);
    for (const [i, { er, ep, ed, level }] of found.entries()) {
      for (const figure of [er, ep, ed]) assert.ok(lines[i].map(Number).includes(figure as number), lines[i].join());
      assert.equal(level, null);
    }
    assert.equal(found.length, lines.length);
  });

  it('has ratings of puzzles with rules, on another scale', async () => {
    const ruled = '1...\n..2.\n....\n.4..\n[Rules]\ndiagonals\n';
    assert.match((await sudoku(['rate'], ruled)).out, /^rules 1\.2\/1\.2\/1\.2 {2}Hidden Single {2}easy \d+\n$/);
    const [row] = await rows(['rate', '--scale', 'se'], ruled);
    assert.deepEqual([row.er, row.scale, row.level], [1.2, 'rules', null]);
    const [classic] = await rows(['rate', '--scale', 'se'], `${LINE}\n`);
    assert.equal(classic.scale, 'se');
  });

  it('explains why a puzzle has no rating', async () => {
    const { status, out, err } = await sudoku(['rate', FILE()]);
    assert.equal(status, 1);
    assert.deepEqual(out.split('\n').slice(1, 4), ['not rated', 'not rated', 'not rated']);
    assert.match(err, /all\.sdm:2 has several solutions\n.*all\.sdm:3 has no solution\n/);
  });
});

describe('minimise', () => {
  const MARKS = '1   2   34  34\n34  34  1   2\n2   1   34  34\n34  34  2   1\n';
  for (const [what, text, out, problem] of [
    ['candidates', MARKS, 'not minimized', 'lists candidates, so its givens do not define it'],
    [
      'rules',
      '1234\n34..\n....\n....\n[Rules]\ndiagonals\n',
      'not minimized',
      'has rules, which cannot be written on one line',
    ],
    ['a conflict', '11..\n....\n....\n....\n', 'no solution', 'has no solution'],
    ['no solution', '123.\n...4\n....\n....\n', 'no solution', 'has no solution'],
    ['several solutions', '1234\n....\n....\n....\n', 'several solutions', 'has several solutions'],
  ])
    it(`does not change a puzzle with ${what}`, async () => {
      const { status, out: found, err } = await sudoku(['minimise'], text);
      assert.deepEqual([status, found, err], [1, `${out}\n`, `sudoku: input:1 ${problem}\n`]);
    });
});

describe('sudoku hint', () => {
  it('shows as much as the stage allows', async () => {
    assert.equal(await printed(['hint', '--stage', '1'], LINE), 'Look at r5c5.');
    assert.equal(await printed(['hint', '--stage', '2'], LINE), 'Use the technique Naked Single in r5c5.');
    assert.equal(await printed(['hint'], LINE), 'Naked Single: r5c5=5');
    const [{ technique, reason }] = await rows(['hint', '--explain']);
    assert.equal(technique, 'naked-single');
    assert.match(`${reason}`, /^Only 5 is left for r5c5/);
    const techniquesAt = async (stage: string) => (await rows(['hint', '--stage', stage]))[0].technique;
    assert.deepEqual([await techniquesAt('1'), await techniquesAt('2')], [null, 'naked-single']);
  });

  it('uses no excluded technique, and rejects an unknown one', async () => {
    assert.match(await printed(['hint', '--exclude', 'naked-single, full-house'], LINE), /^Hidden Single/);
    const { status, err } = await sudoku(['hint', '--exclude', 'nonsense'], LINE);
    assert.equal(status, 2);
    assert.match(err, /There is no technique "nonsense"/);
  });

  it('explains why there is none', async () => {
    const { status, out, err } = await sudoku(['hint', FILE()]);
    assert.equal(status, 1);
    assert.deepEqual(out.split('\n').slice(1, 3), ['no step', 'no step']);
    assert.match(err, /all\.sdm:3 has no next step: it has no solution\n/);
    for (const [text, reason] of NO_STEP) {
      const done = await sudoku(['hint', '--exclude', 'full-house'], `${text}\n`);
      assert.deepEqual(done, { status: 1, out: 'no step\n', err: `sudoku: input:1 has no next step: ${reason}\n` });
    }
    const { err: stuck } = await sudoku(['hint', '--exclude', ALL_BUT_FULL_HOUSE()], `${HARD}\n`);
    assert.equal(stuck, 'sudoku: input:1 has no next step: no known technique applies without those of --exclude\n');
  });

  it('reports that a solved puzzle is solved', async () => {
    const { out: solution } = await sudoku(['solve'], LINE);
    const file = temporaryFile('solved.sdm', `${solution}${LINE}\n`);
    assert.deepEqual(await sudoku(['hint', file]), { status: 0, out: 'solved\nNaked Single: r5c5=5\n', err: '' });
    const [row] = await rows(['hint'], solution);
    assert.deepEqual([row.technique, row.step], [null, null]);
  });
});

describe('sudoku steps', () => {
  it('explains why there is none', async () => {
    for (const [text, reason] of NO_STEP) {
      const done = await sudoku(['steps'], `${text}\n`);
      assert.deepEqual(done, { status: 1, out: 'no step\n', err: `sudoku: input:1 has no step: ${reason}\n` });
    }
    const { out: solution } = await sudoku(['solve'], LINE);
    assert.equal((await sudoku(['steps'], solution)).err, 'sudoku: input:1 has no step: it is solved\n');
  });

  it('lists all steps, the easiest techniques first', async () => {
    const text = '12..3..2....2..1\n';
    const found = await rows(['steps'], text);
    assert.equal(found[0].step, 'Full House: r3c1=4');
    const order = found.map(({ technique }) => techniques.findIndex(({ id }) => id === technique));
    assert.ok(order.every((place, i) => place >= (order[i - 1] ?? 0)));
    assert.ok(new Set(order).size > 5);
    assert.deepEqual(await rows(['steps', '--limit', '2'], text), found.slice(0, 2));
  });
});

describe('sudoku minimise', () => {
  it('has the spelling of the editor too', async () => {
    assert.deepEqual(await rows(['minimize']), await rows(['minimise']));
  });
  it('reports a puzzle whose digits do not conflict, but have no solution', async () => {
    const done = await sudoku(['minimise'], `${LINE.replace('53.', '531')}\n`);
    assert.deepEqual(done, { status: 1, out: 'no solution\n', err: 'sudoku: input:1 has no solution\n' });
  });
  it('keeps only givens that are needed', async () => {
    const [{ minimal, removed, clues }] = await rows(['minimise']);
    const grid = parseLine(`${minimal}`)!;
    const { digits } = grid;
    assert.equal(countSolutions(grid, 2), 1);
    assert.equal(digits.filter(digit => digit !== 0).length, clues);
    assert.equal((clues as number) + (removed as number), 30);
    for (const cell of digits.keys()) {
      if (digits[cell] === 0) continue;
      assert.equal(countSolutions(withDigit(grid, cell, 0), 2), 2);
    }
  });

  it('keeps the symmetry of the givens with an option', async () => {
    const [{ minimal }] = await rows(['minimise', '--keep-symmetry']);
    const pattern = [...`${minimal}`].map(sign => sign !== '.');
    assert.deepEqual([...pattern].reverse(), pattern);
  });
});

describe('sudoku canonical', () => {
  it('is the same for puzzles that are essentially the same', async () => {
    for (const form of ['text', 'pattern', 'solution']) {
      const forms = new Set([await printed(['canonical', '--form', form], LINE)]);
      for (const how of [['--rotate', '1'], ['--transpose'], ['--shuffle', '7']])
        forms.add(await printed(['canonical', '--form', form], await printed(['transform', ...how], LINE)));
      assert.equal(forms.size, 1);
    }
  });

  it('reports puzzles without a canonical form', async () => {
    const { status, out, err } = await sudoku(['canonical', FILE()]);
    assert.equal(status, 1);
    assert.deepEqual(out.split('\n').slice(2, 4), ['no form', 'no form']);
    assert.match(err, /all\.sdm:3 has no canonical form: its givens are in conflict/);
    assert.match(err, /all\.sdm:4 has no canonical form: it is not a classic 9x9 puzzle/);
  });
});

describe('sudoku transform', () => {
  it('can be reversed', async () => {
    const there =
      (...how: string[]) =>
      async (text: string) =>
        printed(['transform', ...how], text);
    for (const [one, back] of [
      [there('--rotate', '1'), there('--rotate', '3')],
      [there('--mirror', 'topBottom'), there('--mirror', 'topBottom')],
      [there('--swap-rows', '1,3'), there('--swap-rows', '3,1')],
      [there('--swap-digits', '1,3'), there('--swap-digits', '3,1')],
      [there('--relabel', '2,3,4,5,6,7,8,9,1'), there('--relabel', '9,1,2,3,4,5,6,7,8')],
    ]) {
      const changed = await one(LINE);
      assert.notEqual(changed, LINE);
      assert.equal(await back(changed), LINE);
    }
  });

  it('shuffles a puzzle in the same way at any place', async () => {
    const alone = await printed(['transform', '--shuffle', '42'], LINE);
    const text = `${EMPTY}\n# a comment\n\n${LINE}\n`;
    assert.equal((await printed(['transform', '--shuffle', '42'], text)).split('\n').at(-1), alone);
    assert.notEqual(await printed(['transform', '--shuffle', '43'], LINE), alone);
  });

  it('rejects invalid transformations', async () => {
    for (const [how, message] of [
      [[], /Use one of the options that define the transformation/],
      [['--transpose', '--rotate', '1'], /Use one of the options/],
      [['--relabel', '1,x'], /sudoku transform --help/],
    ] as const) {
      const { status, err } = await sudoku(['transform', ...how], LINE);
      assert.equal(status, 2);
      assert.match(err, message);
    }
    const { status, out, err } = await sudoku(['transform', '--swap-rows', '1,5'], LINE);
    assert.deepEqual({ status, out }, { status: 1, out: 'not transformed\n' });
    assert.match(err, /input:1 was not transformed: The two rows must be in the same band\./);
  });
});
