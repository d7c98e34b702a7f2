import assert from 'node:assert/strict';
import { sudoku } from './cli';

const ONE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TWO = '.5.1...9..97..5...4.326.17.....1...68.9.4.7.13...8.....76.935.8...7..36..3...1.4.';
const OWN = '...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...';
const SOLVED = /^\d{81}$/;

/** The formats of `convert` that are links, and a site whose links contain the same puzzle. */
const FORMS = ['sudokuwiki', 'sudoku-coach', 'f-puzzles', 'sudokupad'] as const;
const SITES: readonly string[] = [...FORMS, 'sudokuexchange'];

async function linkTo(site: string, puzzle: string): Promise<string> {
  if (site === 'sudokuexchange') return `https://sudokuexchange.com/play/?s=${puzzle.replaceAll('.', '0')}`;
  return (await sudoku(['convert', '--to', site], `${puzzle}\n`)).out.trim();
}

/** Checks that a text has puzzles at these lines, with these titles. */
async function check(text: string, ...expected: readonly (readonly [line: number, puzzle: string, title: string])[]) {
  const { out, err, status } = await sudoku(['solve', '--format', 'jsonl'], text);
  const rows = out
    .split('\n')
    .filter(row => row !== '')
    .map(row => JSON.parse(row));
  assert.deepEqual(
    rows.map(({ line, puzzle, title }) => [line, puzzle, title ?? '']),
    expected,
    text,
  );
  for (const { solution } of rows) assert.match(solution, SOLVED);
  assert.deepEqual([err, status], ['', 0]);
}

describe('links with puzzles on the command line', () => {
  for (const site of SITES) {
    describe(site, () => {
      let [one, two] = ['', ''];
      before(async () => {
        one = await linkTo(site, ONE);
        two = await linkTo(site, TWO);
      });

      it('can be one per line, with or without empty lines', async () => {
        await check(`${one}\n${two}\n`, [1, ONE, ''], [2, TWO, '']);
        await check(`\n${one}\r\n\r\n${two}`, [2, ONE, ''], [4, TWO, '']);
      });
      it('can be below titles and next to them', async () => {
        await check(`First\n${one}\nSecond\n${two}\n`, [2, ONE, 'First'], [4, TWO, 'Second']);
        await check(`First: ${one}\n- Second ${two}\n`, [1, ONE, 'First'], [2, TWO, 'Second']);
      });
      it('can be between comments and other puzzles', async () => {
        await check(`# Mine\n${OWN}\n${one}\n\n${TWO}\n`, [2, OWN, 'Mine'], [3, ONE, ''], [5, TWO, '']);
        await check(`${one}\n${OWN.replace(/.{9}/g, '$&\n')}\n${two}\n`, [1, ONE, ''], [2, OWN, ''], [12, TWO, '']);
      });
      it('can be in Markdown', async () => {
        await check(`## Two of them\n\n- [link](${one})\n- <${two}>\n`, [3, ONE, ''], [4, TWO, '']);
        await check(`1. [First](${one})\n2. [Second](${two})\n`, [1, ONE, '1. First'], [2, TWO, '2. Second']);
      });
      it('can be arguments', async () => {
        const { out, err, status } = await sudoku(['solve', '--format', 'tsv', one, two]);
        const rows = out.trim().split('\n').slice(1);
        assert.deepEqual(
          rows.map(row => row.split('\t').slice(0, 4)),
          [
            ['link', '1', '', ONE],
            ['link 2', '1', '', TWO],
          ],
        );
        assert.deepEqual([err, status], ['', 0]);
      });
      it('are read once if they are the source of a puzzle of the text', async () => {
        await check(`# ${one}\n# Mine\n${ONE}\n`, [3, ONE, 'Mine']);
        await check(`${ONE}\nSource: ${one}\n`, [1, ONE, '']);
      });
    });
  }

  it('have findings at the line of the link, next to those of other puzzles', async () => {
    const wrong = await linkTo('sudokuwiki', ONE.replace('53', '55'));
    const { out, status } = await sudoku(['check'], `${wrong}\n\n${OWN.replace('63', '66')}\n`);
    assert.match(out, /^input:1:1: error: 5 is already in .*\n/);
    assert.match(out, /^input:3:9: error: 6 is already in /m);
    assert.equal(status, 1);
    const lint = await sudoku(['lint', '--rule', 'duplicate=warning'], `${OWN}\n\n${wrong}\n${wrong}\n`);
    assert.match(lint.out, /^input:3:1: error: 5 is already in .*\n/);
    assert.match(lint.out, /^input:4:1: warning: This puzzle is a copy of /m);
  });

  it('are named by their line in another input', async () => {
    const link = await linkTo('f-puzzles', ONE);
    const { out } = await sudoku(
      ['lint', '--rule', 'duplicate=warning', '-', link],
      `${OWN}\n\nTwo\n${await linkTo('sudokuwiki', TWO)}\n${link}\n`,
    );
    assert.equal(out, 'link:1:1: warning: This puzzle is a copy of input, line 5 [duplicate]\n');
  });

  it('keep rules, and losses are reported', async () => {
    const killer = `[Rules]\nanti-knight\n`;
    const grid = `${ONE.replace(/.{9}/g, '$&\n')}${killer}`;
    const { out: link } = await sudoku(['convert', '--to', 'sudokupad'], grid);
    const { out } = await sudoku(['convert', '--to', 'grid'], `${OWN}\n\n${link}`);
    assert.match(out, /\n\[Rules\]\nanti-knight\n$/);
  });

  it('are reported as unchanged by verbs that do not read them next to puzzles', async () => {
    const text = `${await linkTo('f-puzzles', TWO)}\n${ONE}\n`;
    for (const verb of ['dedupe', 'sort']) {
      const { out, err, status } = await sudoku([verb], text);
      assert.equal(out, text);
      assert.match(err, /input also has puzzles in links, which are not changed\. Convert all to grids first/);
      assert.equal(status, 1);
    }
    // The source of a puzzle is not another puzzle.
    const { err, status } = await sudoku(['dedupe'], `${ONE}\nSource: ${await linkTo('f-puzzles', ONE)}\n`);
    assert.deepEqual([err, status], ['sudoku: 0 removed.\n', 0]);
  });

  it('are read if a grid ends in dots, or an argument has no https://', async () => {
    const grid = '....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...';
    for (const link of [`https://sudoku.coach/en/play/${grid}`, `www.sudokuwiki.org/sudoku.htm?bd=${grid}`]) {
      const { out, err, status } = await sudoku(['convert', link]);
      assert.deepEqual([out, err, status], [`${grid}\n`, '', 0]);
      await check(`See ${link}.\n`, [1, grid, 'See']);
    }
    const { err } = await sudoku(['convert', 'sudokupad.app/abc123']);
    assert.match(err, /link:1: This link contains no puzzle/);
  });

  it('are reported if they contain no puzzle, even next to others', async () => {
    const onServer = 'https://sudokupad.app/abc123';
    const { out, err, status } = await sudoku(['solve'], `${await linkTo('sudokuwiki', ONE)}\n${onServer}\n`);
    assert.match(out, /^\d{81}\n$/);
    assert.match(err, /^sudoku: input:2: This link /);
    assert.equal(status, 1);
    const alone = await sudoku(['solve', onServer]);
    assert.match(alone.err, /^sudoku: link:1: This link [\s\S]*There is no puzzle in link\.\n$/);
    assert.equal(alone.status, 2);
  });
});
