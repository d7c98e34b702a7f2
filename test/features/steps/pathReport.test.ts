import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathFrom } from '../../../src/analysis/paths';
import { ENGLISH, setLanguage } from '../../../src/core/sentences';
import { pathFormatOf, stepOfLine, techniqueSpanOf, writePath } from '../../../src/features/steps/pathReport';
import { letterlessLanguage } from '../../pseudo';
import { drive, onlyPuzzle, SAMPLE_TITLES, sampleText } from '../steps';

const TEXT = '12..\n3..2\n....\n2..1\n';

function report(text = TEXT) {
  const puzzle = onlyPuzzle(text);
  const path = pathFrom(puzzle, { kind: 'valid', solution: puzzle.grid.digits });
  drive(path.until(() => false));
  return { puzzle, name: 'line 1', path };
}

describe('a solution path', () => {
  afterEach(() => setLanguage(ENGLISH));

  it('is in English in every language, because it can be verified', () => {
    const text = writePath(report(), 'text');
    setLanguage(letterlessLanguage());
    assert.equal(writePath(report(), 'text'), text);
  });

  it('contains the puzzle, its steps, the end and the effort', () =>
    assert.equal(
      writePath(report(), 'text'),
      `Solution path of line 1

Score 40, Easy

Steps  Score  Technique
    8     32  Full House
    2      8  Naked Single

1 2 | . .
3 . | . 2
----+----
. . | . .
2 . | . 1

12..3..2....2..1

 1. Full House: r3c1=4
 2. Full House: r2c2=4
 3. Full House: r2c3=1
 4. Naked Single: r3c4=3
 5. Full House: r1c4=4
 6. Full House: r1c3=3
 7. Naked Single: r3c2=1
 8. Full House: r3c3=2
 9. Full House: r4c2=3
10. Full House: r4c3=4

Solved:

1 2 | 3 4
3 4 | 1 2
----+----
4 1 | 2 3
2 3 | 4 1

1234341241232341
`,
    ));

  it('can be Markdown', () => {
    const text = writePath({ ...report(), rating: { er: 1.2, ep: 1.2, ed: 1, hardest: 'Hidden Single' } }, 'markdown');
    assert.ok(
      text.startsWith(
        `# Solution path of line 1

Score 40, Easy
Sudoku Explainer ER 1.2, EP 1.2, ED 1.0

| Steps | Score | Technique    |
| ----: | ----: | ------------ |
|     8 |    32 | Full House   |
|     2 |     8 | Naked Single |

\`\`\`text
1 2 | . .
`,
      ),
    );
    assert.ok(text.includes('\n 1. Full House: r3c1=4\n'));
  });

  it('has pictures of steps, each in the item of its step', () => {
    const pictures = new Map([
      [0, 'a%20b/01.svg'],
      [9, 'a%20b/10.svg'],
    ]);
    const [plain, text] = [undefined, pictures].map(wanted => writePath(report(), 'markdown', wanted));
    const [first] = plain.match(/^ 1\. .*\n/m)!;
    const [last] = plain.match(/^10\. .*\n/m)!;
    assert.equal(
      text,
      plain
        .replace(first, `${first}\n    ![The grid at step 1](a%20b/01.svg)\n\n`)
        .replace(last, `${last}\n    ![The grid at step 10](a%20b/10.svg)\n`),
    );
  });

  it('can omit the grids on one line for a narrow editor', () => {
    const [text, view] = (['text', 'view'] as const).map(format => writePath(report(), format));
    assert.equal(view, text.replace('\n\n12..3..2....2..1', '').replace('\n\n1234341241232341', ''));
  });

  it('reports that it ends too early', () => {
    const text = writePath(report('....\n....\n....\n....\n'), 'text');
    assert.ok(text.includes('No known technique applies:'));
    assert.doesNotMatch(text, /Score/);
    const { puzzle, name, path } = report('....\n....\n....\n....\n');
    const solution = new Uint8Array(16);
    const several = writePath(
      { puzzle, name, path, verdict: { kind: 'ambiguous', solutions: [solution, solution] } },
      'text',
    );
    assert.ok(several.includes('\nThe puzzle has several solutions, so techniques cannot finish it:\n'));
  });

  it('writes the digits of the puzzle in rows or on one line', () => {
    const letters = 'PABCDEFGHIJKLMNO';
    const turned = (by: number) => letters.slice(by) + letters.slice(0, by);
    const rows = Array.from({ length: 16 }, (_, r) => turned(4 * (r % 4) + Math.floor(r / 4)));
    const solved = rows.join('');
    const text = writePath({ ...report(`${rows.join('\n').slice(0, -1)}.\n`), name: '[x](y)' }, 'markdown');
    assert.ok(text.startsWith('# Solution path of \\[x\\]\u2060(y)\n'));
    for (const line of [`${solved.slice(0, -1)}.`, solved]) assert.ok(text.includes(`\n${line}\n`), line);
  });

  it('of every puzzle of samples/steps.sudoku matches the fixture: `FIXTURES=write` updates it', () => {
    const text = SAMPLE_TITLES.map(title => writePath({ ...report(sampleText(title)), name: title }, 'markdown')).join(
      '\n',
    );
    const fixture = join(__dirname, '../../fixtures/paths.md');
    if (process.env.FIXTURES === 'write') writeFileSync(fixture, text);
    assert.equal(text, readFileSync(fixture, 'utf8'));
  });

  it('finds the technique that a line names', () => {
    const span = techniqueSpanOf(' 7. X-Wing: 4 r57 c17 => r6c17,r8c1<>4');
    assert.deepEqual(span, { start: 4, end: 10 });
    assert.equal(techniqueSpanOf('Solved:'), undefined);
  });

  it('has the format of the file extension', () => {
    const names = ['/a/path.txt', '/a/path.md', '/a/PATH.MD', '/a.md/path', 'md'];
    assert.deepEqual(names.map(pathFormatOf), ['text', 'markdown', 'markdown', 'text', 'text']);
  });

  it('finds the step that a line describes', () => {
    const lines = writePath(report(), 'text').split('\n');
    const first = lines.findIndex(line => line.includes('1. Full House'));
    for (const [i, line] of lines.entries()) {
      const step = i - first;
      assert.equal(stepOfLine(line), 0 <= step && step < 10 ? step : undefined, line);
    }
  });
});
