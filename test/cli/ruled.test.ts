import assert from 'node:assert/strict';
import { sudoku, temporaryFile } from './cli';

const GRID = '1...\n....\n...3\n....';
const KILLER = `Tiny\n${GRID}\n[Rules]\ncage 3: r1c12\ncage 7: r1c34\ncage 6: r34c1\ncage 3: r4c34\ncage 5: r2c23\n`;
const SOLUTION = '1234341221434321';
const JIGSAW =
  '3.......71.......5....68.....5.19......9.............28....3......235..1.......9. 000000021453303021453333221453322221455566121445666111445566667488887777888887777';
const PARTS =
  '.Shape~4x4.~R1C1_1~R3C4_3.Cage~3~R1C1~R1C2.Cage~7~R1C3~R1C4.Cage~6~R3C1~R4C1.Cage~3~R4C3~R4C4.Cage~5~R2C2~R2C3';

/** Checks the output of a verb for an input. */
async function check(args: string, input: string, out: string | RegExp, err: string | RegExp = ''): Promise<string> {
  const result = await sudoku(args.split(' '), input);
  for (const [found, expected] of [
    [result.out, out],
    [result.err, err],
  ] as const)
    if (typeof expected === 'string') assert.equal(found, expected);
    else assert.match(found, expected);
  return result.out;
}

describe('puzzles with rules on the command line', () => {
  for (const [form, input] of [
    ['our own text', KILLER],
    ['an Interactive Sudoku Solver string', `${PARTS}\n`],
  ])
    describe(form, () => {
      it('can be solved', async () => void (await check('solve', input, `${SOLUTION}\n`)));
      it('have their solutions counted', async () => void (await check('count', input, '1\n')));
      it('get a path', async () => void (await check('path', input, /r1c2=2/)));
      it('get a hint', async () => void (await check('hint', input, /r\dc\d/)));
      it('are written into rows with their rules, on one line', async () => {
        const rows = await check('count --format tsv', input, /^input\t\d\t(?:Tiny)?\t\.Shape~4x4\S+\t1\tno$/m);
        const [, line] = /(\.Shape\S+)/.exec(rows)!;
        await check('solve', `${line}\n`, `${SOLUTION}\n`);
      });
    });
  it('pass the check', async () => void (await check('check', KILLER, '')));
  it('are converted to the formats that have rules', async () => {
    const lost = 'sudoku: Not kept: titles.\n';
    await check('convert --to iss', KILLER, `${PARTS}\n`, lost);
    const link = await check('convert --to f-puzzles', KILLER, /^https:\S+\n$/);
    await check('solve', link, `${SOLUTION}\n`);
    await check('convert --to grid', link, KILLER.replace('Tiny', '# Tiny'));
    const json = await check('convert --to f-puzzles-json', `${KILLER}\n${KILLER}`, /^(?:\{"size":4,.*\}\n){2}$/);
    await check('solve', json, `${SOLUTION}\n${SOLUTION}\n`);
    await check('convert --to f-puzzles', json, `${link}${link}`);
    await check('convert', KILLER, '', /^sudoku: 1 puzzle left out, because this format has no place for/);
  });
  it('are merged if they differ only in the order of their rules', async () => {
    const rules = KILLER.split('\n').slice(6, 11).reverse().join('\n');
    const other = `${GRID}\n[Rules]\n${rules}\n`;
    const names: string[] = [];
    for (const text of [KILLER, other, `${other}anti-knight\n`])
      names.push(temporaryFile('rows.tsv', (await sudoku(['count', '--format', 'tsv'], text)).out));
    const { out, err } = await sudoku(['merge', '--by', 'puzzle', ...names]);
    assert.equal(err, '');
    assert.equal(out.trim().split('\n').length, 3, out);
  });
  it('have an empty puzzle field in TSV if a line cannot express a rule', async () =>
    void (await check('count --format tsv', `${GRID}\n[Rules]\nslow thermo: r1c1 r1c2\n`, /^input\t1\t\t\t/m)));
  it('are read from several lines', async () =>
    void (await check('solve', `# Two\n${PARTS}\n${PARTS}\n`, `${SOLUTION}\n${SOLUTION}\n`)));
  it('are read from the line of a jigsaw, whose regions are not a title', async () =>
    void (await check(
      'solve',
      `${JIGSAW}\n`,
      '364891527189374265542168739625719843213987456937456182876523914498235671751642398\n',
    )));
  it('are reported with the problems of their text, and with its losses', async () => {
    await check('solve', '.Cage~3~R1C99\n', '', /^sudoku: input:1 cannot be read: ".*": "R1C99" is not a cell/);
    await check('count', `${PARTS}.Regex~x~R1C1\n`, '1\n', 'sudoku: input:1: Not kept: the rule "Regex".\n');
  });
  describe('in a text of another program', () => {
    const LINK = /^https:\S+\n$/;
    it('are checked, with findings at their lines', async () => {
      await check('check', `${PARTS}\n`, '');
      const wrong = `${PARTS}.~R1C2_1`;
      const found = /^input:2:1: error: .*\[conflict\]\n/m;
      await check('check', `# first\n${wrong}\n`, found);
      const link = await check('convert --to f-puzzles', KILLER.replace('1...', '11..'), LINK);
      await check('check', link, /^input:1:1: error: 1 is already in .*\[conflict\]\n/m);
      await check('check --format junit', link, /<testcase [^>]*name="Tiny \(line 1\)"/);
      await check('check', `${PARTS}.Regex~x~R1C1\n`, '', 'sudoku: input:1: Not kept: the rule "Regex".\n');
    });
    it('get the same ratings with and without `--dedupe`', async () => {
      const link = await check('convert --to f-puzzles', KILLER, LINK);
      for (const input of [`${PARTS}\n`, `${PARTS}\n${PARTS}\n`, link])
        await check('rate --dedupe', input, (await sudoku(['rate'], input)).out);
      await check('rate --dedupe --format tsv', link, /^input\t1\tTiny\t/m);
    });
    it("have the same statistics and findings as in the project's own format", async () => {
      const link = await check('convert --to f-puzzles', KILLER, LINK);
      for (const input of [`${PARTS}\n`, link]) {
        await check('lint', input, '');
        await check('stats --quick', input, (await sudoku(['stats', '--quick'], KILLER)).out);
      }
      const { out: twice } = await sudoku(['lint', '--rule', 'duplicate=warning'], `${PARTS}\n${PARTS}\n`);
      assert.match(twice, /^input:2:1: warning: This puzzle is a copy of .* above \[duplicate\]\n$/);
    });
    for (const verb of ['dedupe', 'sort'])
      it(`are rejected by ${verb}, which suggests a conversion`, async () => {
        const link = await check('convert --to f-puzzles', KILLER, LINK);
        for (const input of [`${PARTS}\n`, link]) {
          const { err, status } = await sudoku([verb], input);
          assert.match(err, /^sudoku: input is .*\. Convert it to a grid first, with `sudoku convert --to grid`\.\n/);
          assert.notEqual(status, 0);
        }
      });
  });
  it('are not minimized, because only the digits would be written', async () =>
    void (await check(
      'minimise',
      KILLER,
      'not minimized\n',
      'sudoku: input:2 (Tiny) has rules, which cannot be written on one line\n',
    )));
  it('are reported if a rule has a mistake', async () => {
    const wrong = KILLER.replace('cage 3', 'cag 3');
    const said = /^sudoku: input:7:1 \(Tiny\) cannot be read completely: "cag" is not a rule\. Use "cage"\n$/;
    await check('solve', wrong, 'not read\n', said);
  });
});
