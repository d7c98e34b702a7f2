/** Compares a verb with several inputs and with each of them: rows and messages in order, and the worst exit status. */

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERBS } from '../../src/cli/verbs/index';
import { type Done, sudoku, temporaryFolder } from './cli';

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** A puzzle with many givens, so that every verb is fast. */
const EASY = `...${SOLVED.slice(3)}`;
const OTHER = `${SOLVED.slice(0, 78)}...`;
/** It has two solutions. */
const TWO = `534..8912672195348198342567859..${SOLVED.slice(32)}`;

const SHORT = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419';

const KINDS = ['good', 'bad', 'badFirst', 'badLast', 'wrong', 'wrongFirst', 'prose', 'missing', 'empty'] as const;
type Kind = (typeof KINDS)[number];

type Texts = Readonly<Record<Exclude<Kind, 'missing'>, string>>;
/** The exit status for each input alone. */
type Statuses = Readonly<Record<Kind, 0 | 1 | 2>>;

interface Case {
  readonly command: string;
  readonly texts?: Partial<Texts>;
  readonly statuses?: Partial<Statuses>;
  /** Whether the output is the text of each input if nothing changes. */
  readonly keepsText?: true;
  /** The text between the output for two inputs; absent if the output is not the concatenation. */
  readonly between?: string;
}

const TEXTS: Texts = {
  good: `${EASY}\n`,
  bad: `${SHORT}\n`,
  badFirst: `${SHORT}\n${OTHER}\n`,
  badLast: `${OTHER}\n${SHORT}\n`,
  wrong: `55${EASY.slice(2)}\n`,
  // Above a correct one, and one with several solutions.
  wrongFirst: `55${EASY.slice(2)}\n${OTHER}\n${TWO}\n`,
  prose: 'Nothing in this text is a puzzle.\n',
  empty: '',
};

const STATUSES: Statuses = {
  good: 0,
  bad: 1,
  badFirst: 1,
  badLast: 1,
  wrong: 1,
  wrongFirst: 1,
  prose: 2,
  missing: 2,
  empty: 0,
};

/** For verbs that do not report conflicts. */
const NO_SEARCH: Partial<Statuses> = { wrong: 0, wrongFirst: 0 };

const FOUR = '12..\n3..2\n....\n2..1\n';
const row = (puzzle: string, x: number) => `{"file":"a","line":1,"title":null,"puzzle":"${puzzle}","x":${x}}\n`;

const each = (command: string, statuses: Partial<Statuses> = {}): Case => ({ command, statuses, between: '' });

/** By verb: commands. `undefined` for verbs that read no files. */
const COMMANDS: Readonly<Record<string, readonly Case[] | undefined>> = {
  check: [each('check'), each('check --format jsonl')],
  lint: [each('lint')],
  solve: [each('solve'), each('solve --format jsonl')],
  count: [each('count')],
  rate: [each('rate'), each('rate --dedupe')],
  hint: [each('hint')],
  steps: [each('steps --limit 1')],
  path: [each('path')],
  verify: [
    {
      ...each('verify', { badLast: 2 }),
      texts: {
        good: `${FOUR}\nr3c1=4\n`,
        bad: `${FOUR}\nr1c3=4\n\n`,
        badFirst: `${FOUR}\nr1c3=4\n\n${FOUR}\nr3c1=4\n`,
        badLast: `${FOUR}\n`,
        wrong: `${FOUR}\nr1c1=4\n\n`,
        wrongFirst: `${FOUR}\nr1c1=4\n\n${FOUR}\nr3c1=4\n`,
      },
    },
  ],
  minimise: [each('minimise')],
  canonical: [each('canonical')],
  // A conflict remains in another form.
  transform: [each('transform --rotate 1', NO_SEARCH)],
  convert: [each('convert', NO_SEARCH), { ...each('convert --to grid', NO_SEARCH), between: '\n' }],
  dedupe: [{ ...each('dedupe', NO_SEARCH), keepsText: true }],
  sort: [each('sort --by clues', NO_SEARCH)],
  stats: [{ ...each('stats --quick', NO_SEARCH), between: '\n' }],
  render: [each(`render --folder ${temporaryFolder()}`, NO_SEARCH)],
  merge: [
    {
      command: 'merge --by puzzle',
      texts: {
        good: row(EASY, 1),
        bad: row('', 1),
        badFirst: row('', 1) + row(OTHER, 1),
        badLast: row(OTHER, 1) + row('', 1),
        wrong: row(OTHER, 2) + row(OTHER, 3),
        wrongFirst: row(OTHER, 2) + row(OTHER, 3) + row(SOLVED, 4),
      },
    },
  ],
  read: undefined, // its inputs are pictures: see read.test.ts
  generate: undefined,
  completions: undefined,
  mcp: undefined,
  man: undefined,
};

/** Pairs in both orders, whose first or last status is the worst, and three inputs with the worst in the middle. */
const SEQUENCES: readonly (readonly Kind[])[] = [
  ...KINDS.flatMap(kind => (kind === 'good' ? [] : [[kind, 'good'] as const, ['good', kind] as const])),
  ['bad', 'missing'],
  ['missing', 'bad'],
  ['wrong', 'prose'],
  ['prose', 'wrong'],
  ['empty', 'missing', 'good'],
  ['good', 'bad', 'empty'],
];

/** Lines about all inputs together, which are the last ones of standard error. */
const SUM = /^sudoku: (?:\d+ removed\.|\d+ puzzles? left out|Rows left out because their puzzles could not be read)/;
const messagesOf = ({ err }: Done) => err.split('\n').filter(line => line !== '' && !SUM.test(line));

describe('several inputs', () => {
  it('are tested for all verbs', () => {
    assert.deepEqual(Object.keys(COMMANDS).sort(), VERBS.map(({ name }) => name).sort());
  });

  for (const { command, texts, statuses, keepsText, between } of Object.values(COMMANDS).flatMap(cases => cases ?? []))
    it(`of ${command.split(' ').slice(0, 3).join(' ')} have the messages of each, and the worst exit status`, async () => {
      const cwd = temporaryFolder();
      for (const [kind, text] of Object.entries({ ...TEXTS, ...texts })) writeFileSync(join(cwd, kind), text);
      const run = (names: readonly Kind[]) => sudoku([...command.split(' '), ...names], '', { cwd });
      const alone = {} as Record<Kind, Done>;
      for (const kind of KINDS) {
        alone[kind] = await run([kind]);
        const { status, out, err } = alone[kind];
        assert.equal(status, { ...STATUSES, ...statuses }[kind], `${command} ${kind}: ${out}${err}`);
        // Every problem is reported.
        assert.equal(status !== 0 && out + err === '', false, `${command} ${kind}`);
      }
      // Verbs without findings are silent.
      assert.equal(alone.good.out === '', /^(?:check|lint)/.test(command), command);
      for (const kind of KINDS)
        if (keepsText && kind !== 'missing') assert.equal(alone[kind].out, TEXTS[kind], `${command} ${kind}`);
      for (const names of SEQUENCES) {
        const about = `${command} ${names.join(' ')}`;
        const done = await run(names);
        const parts = names.map(name => alone[name]);
        assert.equal(done.status, Math.max(...parts.map(({ status }) => status!)), about);
        // Results that differ are known when all inputs are read.
        const inOrder = (lines: string[]) => (command.startsWith('merge') ? lines.sort() : lines);
        assert.deepEqual(inOrder(messagesOf(done)), inOrder(parts.flatMap(messagesOf)), about);
        if (between === undefined) continue;
        const outputs = parts.map(({ out }) => out).filter(out => out !== '');
        assert.equal(done.out, outputs.join(between), about);
      }
    });

  it('are counted together if a line is about all of them', async () => {
    const cwd = temporaryFolder();
    for (const [kind, text] of Object.entries(TEXTS)) writeFileSync(join(cwd, kind), text);
    writeFileSync(join(cwd, 'copies'), TEXTS.good + TEXTS.badLast);
    const sumOf = async (...args: string[]) =>
      (await sudoku(args, '', { cwd })).err.split('\n').filter(line => SUM.test(line));
    assert.deepEqual(await sumOf('dedupe', 'badFirst', 'good', 'badLast', 'copies'), ['sudoku: 3 removed.']);
    assert.match((await sumOf('convert', 'badFirst', 'good', 'badLast'))[0], /^sudoku: 2 puzzles left out/);
    assert.match((await sumOf('convert', 'bad', 'good'))[0], /^sudoku: 1 puzzle left out/);
  });
});
