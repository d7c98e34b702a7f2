import assert from 'node:assert/strict';
import { convertVerb } from '../../src/cli/verbs/convert';
import { WRITABLE_FORMATS } from '../../src/formats/index';
import { EASY } from '../text/texts';
import { sudoku } from './cli';

const OTHER = '.5.1...9..97..5...4.326.17.....1...68.9.4.7.13...8.....76.935.8...7..36..3...1.4.';

/** Puzzles with one solution, small if they have rules, so that their rating is fast. */
const PUZZLES: Readonly<Record<string, string>> = {
  'a puzzle': `${EASY}\n`,
  'puzzles with titles': `${EASY} # One\n${OTHER} # Two\n`,
  'a 4x4 puzzle': '1...\n..2.\n.1..\n...3\n',
  thermometers: `......
......
......
....3.
......
....4.
[Rules]
thermo: r4c4 r5c4 r4c3
thermo: r3c4-r1c4 r1c3
thermo: r6c2-r6c4
thermo: r5c1 r4c2 r5c2
thermo: r5c6 r4c5-r2c5
thermo: r3c2 r2c1 r1c1
`,
  'a killer and a jigsaw': `......
......
......
......
......
......
[Rules]
cage 18: r12c1 r3c12
cage 6: r1c23
cage 9: r1c456
cage 6: r2c23 r3c3
cage 13: r2c456 r3c4
cage 10: r345c5
cage 8: r34c6
cage 12: r4c12 r5c2
cage 6: r4c3
cage 18: r46c4 r5c34
cage 6: r56c1
cage 8: r5c6 r6c56
cage 6: r6c23

...1.4
......
3...2.
..65..
......
..4...
[Regions]
AAAAAA
BCCCDD
BCCCDD
BBEDDF
BBEFFF
EEEEFF
`,
};

const FORMS = convertVerb.options[0].values!;
const VERBS = ['solve', 'check', 'count', 'rate', 'convert', 'lint', 'stats'] as const;

/** The output of a verb for puzzles, without their lines and titles, which not every format has. */
async function said(verb: (typeof VERBS)[number], text: string): Promise<Said> {
  const options = verb === 'convert' ? ['--to', 'grid'] : verb === 'stats' ? [] : ['--format', 'jsonl'];
  const { out, err, status } = await sudoku([verb, ...options], text);
  const plain = verb === 'convert' || verb === 'stats' ? out.replace(/^# (?:One|Two)\n/gm, '') : rowsOf(out);
  return { verb, said: plain, err, status };
}

interface Said {
  readonly verb: string;
  readonly said: unknown;
  readonly err: string;
  readonly status: number | null;
}

/** `puzzle` is omitted: it is empty for pencil marks of a puzzle with rules, which have no text on one line. */
const rowsOf = (out: string) =>
  out
    .split('\n')
    .filter(line => line !== '')
    .map(line => ({ ...JSON.parse(line), line: undefined, title: undefined, puzzle: undefined }));

describe('the output of convert', () => {
  it('for OpenSudoku can be a file of several blocks: every puzzle has its line and no title', async () => {
    const { out } = await sudoku(['convert', '--to', 'opensudoku'], `${EASY}\n`.repeat(100));
    const rows = (await sudoku(['count', '--format', 'tsv'], out)).out.trim().split('\n').slice(1);
    assert.deepEqual(
      rows.map(row => row.split('\t').slice(1, 5)),
      Array.from({ length: 100 }, (_, i) => [`${i + 4}`, '', EASY, '1']),
    );
  });
  it('has a name for each format of Copy As', () => assert.equal(new Set(FORMS).size, WRITABLE_FORMATS.length));

  for (const [name, text] of Object.entries(PUZZLES)) {
    let expected: readonly Said[];
    before(async () => {
      expected = await Promise.all(VERBS.map(verb => said(verb, text)));
    });
    for (const form of FORMS) {
      it(`${name} as ${form}: every verb reads the same puzzles`, async () => {
        const { out, err, status } = await sudoku(['convert', '--to', form], text);
        if (out === '') {
          assert.match(err, /left out, because this format has no place for (?:its|their) size, boxes or rules\.\n$/);
          return;
        }
        assert.equal(status, 0, err);
        for (const [i, verb] of VERBS.entries()) assert.deepEqual(await said(verb, out), expected[i]);
      });
    }
  }
});
