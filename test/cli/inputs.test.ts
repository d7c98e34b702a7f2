import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allVerbs, VERBS } from '../../src/cli/verbs/index';
import { ROOT, sudoku, temporaryFile, temporaryFolder } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SMALL = '12..\n3..2\n....\n2..1\n';
const BROKEN = `${LINE.slice(1)}\n`;

/** The input of a verb that does not read puzzles, with a part that needs attention. The output contains a part of the good input. */
interface Reading {
  readonly args?: readonly string[];
  readonly good: string;
  readonly bad: string;
  /** Message about the bad part, on standard error or in the output. */
  readonly problem: RegExp;
  /** Message about an empty input. */
  readonly none: RegExp;
}

const PUZZLES: Reading = {
  good: `${LINE}\n`,
  bad: BROKEN,
  problem: /bad:1:1\b.*This line has 80 cells/,
  none: /There is no puzzle in \S*(?:comments|prose)\./,
};
const row = (puzzle: string | null) => `{"file":"a","line":1,"title":null,"puzzle":${JSON.stringify(puzzle)},"x":1}\n`;

/** Inputs and options of verbs that do not read puzzles or that require options. */
const OTHERS: Readonly<Record<string, Partial<Reading>>> = {
  steps: { args: ['--limit', '3'] },
  transform: { args: ['--rotate', '1'] },
  render: { args: ['--folder', temporaryFolder()] },
  verify: {
    good: `${SMALL}\nr3c1=4\n`,
    bad: `${SMALL}\nr1c3=4\n\n`,
    problem: /bad:6:1: r1c3=4 is wrong/,
    none: /There is no path in \S*(?:comments|prose): no puzzle with steps below it/,
  },
  merge: {
    args: ['--by', 'puzzle'],
    good: row(LINE),
    bad: row(null),
    problem: /could not be read: 1\./,
    none: /\S*(?:comments|prose) has no rows/,
  },
};

/** The documented exit statuses, by the first cell of their row. */
const STATUSES = new Map(
  [...readFileSync(join(ROOT, 'docs/cli.md'), 'utf8').matchAll(/^\| ([^|]+?) +\| ([012]) +\|/gm)].map(
    ([, input, status]) => [input, Number(status)],
  ),
);

const MISSING = 'no-such-file';

/** The verbs that read no text. */
const WITHOUT_FILES: readonly string[] = ['read', 'generate', 'completions', 'mcp', 'man'];

/** Two names in both orders. */
const orders = ([one, other]: readonly [string, string]) => [
  [one, other],
  [other, one],
];

describe('the exit status and the messages of every verb that reads files', () => {
  const files = (reading: Reading) => ({
    empty: temporaryFile('empty', ''),
    blank: temporaryFile('blank', ' \n\n'),
    comments: temporaryFile('comments', '# Only a comment\n'),
    prose: temporaryFile('prose', 'Nothing in this text is a puzzle.\n'),
    good: temporaryFile('good', reading.good),
    bad: temporaryFile('bad', reading.bad),
    badFirst: temporaryFile('bad', `${reading.bad}${reading.good}`),
  });
  type Files = ReturnType<typeof files>;

  /** By documented row: the inputs, and the messages. All orders of several inputs are tested. */
  const CASES: Readonly<
    Record<string, (files: Files, reading: Reading) => readonly [readonly string[][], RegExp | undefined]>
  > = {
    'Puzzles without a problem': ({ good, empty }) => [[[good], ...orders([good, empty])], undefined],
    'Empty, or only spaces and line breaks': ({ empty, blank }) => [[[empty], [blank], [blank, empty]], undefined],
    'Only comments': ({ comments }, { none }) => [[[comments]], none],
    'Text without a puzzle': ({ prose }, { none }) => [[[prose]], none],
    'A file that does not exist': () => [[[MISSING]], /There is no file no-such-file\./],
    'Puzzles in one file, text without a puzzle in another': ({ good, prose }, { none }) => [
      orders([good, prose]),
      none,
    ],
    'Puzzles in one file, and another that does not exist': ({ good }) => [
      orders([good, MISSING]),
      /There is no file no-such-file\./,
    ],
    'A puzzle that cannot be read completely': ({ good, bad, badFirst }, { problem }) => [
      [[bad], [badFirst], ...orders([good, bad]), ...orders([good, badFirst])],
      problem,
    ],
    'Such a puzzle in one file, text without a puzzle in another': ({ bad, badFirst, prose }, { none }) => [
      [...orders([bad, prose]), ...orders([badFirst, prose])],
      none,
    ],
  };

  for (const verb of ['dedupe', 'convert', 'count', 'rate'])
    it(`do not depend on the block of ${verb} that contains a puzzle`, async () => {
      // Blocks of slow verbs are shorter.
      const lines = `${LINE}\n`.repeat(verb === 'rate' ? 60 : 7000);
      const long = temporaryFile('long', `${BROKEN}${lines}`);
      const { status, err } = await sudoku([verb, long]);
      assert.equal(status, 1);
      assert.match(err, /long:1:1 cannot be read completely: This line has 80 cells/);
    });

  it('are documented', () => assert.deepEqual([...STATUSES.keys()], Object.keys(CASES)));

  it('are tested for all verbs', async () => {
    const others = (await allVerbs()).filter(({ operands = 'FILE' }) => !operands.startsWith('FILE'));
    assert.deepEqual(others.map(({ name }) => name).sort(), [...WITHOUT_FILES].sort());
  });

  for (const { name } of VERBS) {
    if (WITHOUT_FILES.includes(name)) continue;
    const reading: Reading = { ...PUZZLES, ...OTHERS[name] };
    for (const [input, inputsOf] of Object.entries(CASES)) {
      it(`match the documents: ${name}, ${input}`, async () => {
        const all = files(reading);
        const [inputs, message] = inputsOf(all, reading);
        const alone = (await sudoku([name, ...(reading.args ?? []), all.good])).out;
        for (const names of inputs) {
          const { status, out, err } = await sudoku([name, ...(reading.args ?? []), ...names]);
          const about = `${name} ${names.join(' ')}\n${out}${err}`;
          assert.equal(status, STATUSES.get(input), about);
          if (message) assert.match(out + err, message, about);
          else assert.match(err, /^(?:sudoku: 0 removed\.\n)?$/, about);
          // Good inputs are not lost next to bad ones.
          if (names.includes(all.good)) assert.ok(out.includes(alone), about);
        }
      });
    }
  }
});
