import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { fenceOf } from '../../../src/board/drawing/fence';
import { rulesOf } from '../../../src/board/drawing/style';
import { FILLS, FIXED, fillClass, STROKES, strokeClass } from '../../../src/board/rules/paint';
import { noMarks } from '../../../src/board/snapshot';
import { RUNS } from '../../core/arbitraries';
import { onlyPuzzle, sampleText, withMarks } from '../../features/steps';
import { snapshotOf } from '../finished';

const FOUR = '12..\n3..2\n....\n2..1\n';

/** Number of occurrences of a text in the HTML of a block. */
const count = (html = '', text: string) => html.split(text).length - 1;

describe('a fenced Markdown block', () => {
  it('becomes a picture', () => {
    const html = fenceOf(FOUR, 'sudoku');
    assert.match(
      html!,
      /^<div class="sudoku-pictures"><figure class="small"><svg [^>]*class="board">.*<\/svg><\/figure><\/div>$/s,
    );
    assert.equal(count(html, 'class="digit given"'), 6);
    assert.equal(count(html, 'class="candidate"'), 0);
  });
  it('has candidates if it asks for them', () => {
    for (const info of ['sudoku candidates', 'Sudoku Candidates wide']) {
      assert.equal(count(fenceOf(FOUR, info), 'class="candidate"'), 10);
    }
    assert.equal(count(fenceOf(FOUR, 'sudoku nocandidates'), 'class="candidate"'), 0);
  });
  it('has the candidates that its text lists', () => {
    assert.ok(count(fenceOf(withMarks(sampleText('Pointing')), 'sudoku'), 'class="candidate"') > 20);
  });
  it('has several puzzles with their titles', () => {
    const html = fenceOf(`# A & B\n${FOUR}\n# C\n${FOUR}`, 'sudoku');
    assert.equal(count(html, '<svg '), 2);
    assert.match(html!, /<figcaption>A &#38; B<\/figcaption>.*<figcaption>C<\/figcaption>/s);
  });
  it('marks conflicting digits, broken rules and cells without a candidate, for screen readers too', () => {
    const html = fenceOf('12.1\n3..2\n....\n2..3\n', 'sudoku');
    assert.equal(count(html, 'class="fill conflict"'), 2);
    assert.equal(count(html, 'class="digit given wrong"'), 2);
    assert.match(html!, /<desc>12\.1\n[^<]*\n1 is already in row 1 \(r1c4\)/);
    assert.equal(count(fenceOf(FOUR, 'sudoku'), 'wrong'), 0);
    const broken = fenceOf(`${FOUR}[Rules]\nwhite dot: r1c1 r2c1\n`, 'sudoku');
    assert.equal(count(broken, 'class="fill conflict"'), 2);
    assert.equal(count(fenceOf('12..\n..3.\n4...\n...4\n', 'sudoku'), 'class="fill dead"'), 2);
  });
  it('remains text below the problem when it cannot be read', () => {
    const html = fenceOf(`${FOUR}\n12..\n3<.2\n....\n2..1\n`, 'sudoku');
    const problem =
      /<\/svg><\/figure><div><ul class="sudoku-problems"><li>r2c2: [^<]*<\/li><\/ul><pre><code>12\.\.\n3&#60;\.2\n/;
    assert.match(html!, problem);
    assert.match(html!, /<li>r2c2: &#34;&#60;&#34; is not a digit/);
  });
  it('names each problem when no puzzle can be read', () => {
    for (const [text, ...problems] of [
      ['12..\n3<.2\n....\n2..1\n', /^r2c2: .* is not a digit/],
      ['12..\n3<.2\n.>..\n2..1\n', /^r2c2: .* is not a digit/, /^r3c2: .* is not a digit/],
      ['12..\n3..2\n...\n2..1\n', /^Row 3: This row has 3 cells/],
      ['12..\n3..2\n2..1\n', /^This puzzle has 3 rows/],
      ['12..\n3..2\n....\n2..1\n[Rules]\ncage: r1c9\ncage: r9c1\n', /^Line 6: /, /^Line 7: /],
      ['no puzzle\n', /^No puzzle was found in this block\. A grid has as many rows as /],
    ] as const) {
      const html = fenceOf(text, 'sudoku') ?? '';
      assert.equal(count(html, '<svg '), 0);
      const listed = [...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, problem]) => problem);
      assert.equal(listed.length, problems.length, text);
      for (const [i, problem] of problems.entries()) assert.match(listed[i], problem);
    }
    const many = fenceOf(`1<..\n${'<<<<\n'.repeat(3)}`, 'sudoku') ?? '';
    assert.deepEqual([count(many, '<li>'), count(many, '<li>5 more problems</li>')], [9, 1]);
  });
  it('shows every line that cannot be read', () => {
    const isShown = (text: string, ...lines: readonly string[]) => {
      const html = fenceOf(text, 'sudoku') ?? '';
      const code = [...html.matchAll(/<pre><code>([^<]*)<\/code>/g)].map(([, each]) => each);
      assert.deepEqual(code, lines);
    };
    isShown('12..\n3..2\n...\nhello\n', '12..\n3..2\n...\nhello');
    isShown('hello\n\n12..\n3..2\n...\n', 'hello\n\n12..\n3..2\n...');
    isShown(`\n\n${FOUR}\nA\n12..\n3..2\n....\nhello\n`, 'A\n12..\n3..2\n....\nhello');
    isShown(`A\r\n12..\r\n3..2\r\n....\r\nhello\r\n\r\nB\r\n${FOUR}`, 'A\n12..\n3..2\n....\nhello');
    isShown('12..\n3..2\n....\nhello\n\nB\n12..\n....\n3..2\n', '12..\n3..2\n....\nhello', 'B\n12..\n....\n3..2');
  });
  it('shows the problems that a board finds without a search, and lists those that have no cell', () => {
    for (const text of [FOUR, '1.3.\n..1.\n.1.4\n4...\n', '12.1\n3..2\n....\n2..3\n', '12..\n..3.\n4...\n...4\n']) {
      const puzzle = onlyPuzzle(text);
      const marks = noMarks(puzzle.grid.geometry.cellCount);
      const { problems, faults } = snapshotOf(puzzle, { version: 1, status: '', marks });
      const html = fenceOf(text, 'sudoku') ?? '';
      const listed = [...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, problem]) => problem);
      assert.deepEqual(
        listed,
        faults.map(({ message }) => message),
      );
      const cells = new Set(problems.map(({ cell }) => cell));
      assert.equal(count(html, 'class="fill conflict"') + count(html, 'class="fill dead"'), cells.size);
      if (text.startsWith('1.3.')) assert.equal(listed.length, 2);
    }
  });
  it('remains code when it is empty', () => assert.equal(fenceOf(' \n', 'sudoku'), undefined));
  it('has a limited number of pictures, so that a preview stays fast, and says so at the first puzzle that is not drawn', () => {
    const html = fenceOf(`${FOUR}\n`.repeat(60), 'sudoku');
    assert.equal(count(html, '<svg '), 50);
    assert.equal(count(html, '<pre>'), 10);
    assert.equal(count(html, 'class="sudoku-problems"'), 1);
    const reason = 'Only the first 50 puzzles of a block are drawn. Put collections into separate files.';
    assert.ok(html!.includes(`</figure><div><ul class="sudoku-problems"><li>${reason}</li></ul><pre>`));
    assert.equal(count(fenceOf(`${FOUR}\n`.repeat(50), 'sudoku'), 'sudoku-problems'), 0);
  });
  it('has no picture when it is very long', () => {
    const html = fenceOf(`${FOUR}\n`.repeat(6000), 'sudoku');
    assert.equal(count(html, '<svg '), 0);
    assert.match(html!, />This block is too long to draw\./);
  });
  it('is well-formed for any text', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(FOUR), fc.string({ unit: 'binary' }))), texts => {
        const html = fenceOf(texts.join('\n'), 'sudoku candidates') ?? '';
        assert.equal(count(html, '<svg '), count(html, '</svg>'));
        assert.doesNotMatch(html.replace(/<\/?[a-z]+(?: [\w:-]+="[^"<>]*")*\/?>/g, ''), /[<>]/);
      }),
      RUNS,
    ));
  it('has no script, style or address for any text', () => {
    const html = fenceOf(`# <script>a</script><img src="https://example.org">\n${FOUR}`, 'sudoku <script>');
    const tags = new Set([...html!.matchAll(/<([^ >/]+)/g)].map(([, tag]) => tag));
    assert.deepEqual([...tags].sort(), 'desc div figcaption figure g path rect svg text title'.split(' '));
  });
});

describe('media/preview.css', () => {
  const style = readFileSync(join(__dirname, '../../../media/preview.css'), 'utf8').replace(/\s*([{}:;,])\s*/g, '$1');
  const pictures = [
    fenceOf(FOUR, 'sudoku candidates'),
    fenceOf(withMarks(sampleText('Pointing')), 'sudoku'),
    fenceOf('12.1\n3..2\n....\n2..1\n', 'sudoku'),
    fenceOf('12..\n..3.\n4...\n...4\n', 'sudoku'),
  ].join();
  const classes = new Set([...pictures.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
  // Shapes that rules draw.
  for (const name of [
    ...FILLS.map(fillClass),
    ...STROKES.map(strokeClass),
    ...(Object.keys(FIXED) as (keyof typeof FIXED)[]).map(fillClass),
    'start',
  ])
    classes.add(name);

  it('has style rules for everything that a block draws', () => {
    const rules = rulesOf(name => `var(--sudoku-${name})`).split('\n');
    const needed = rules.filter(rule =>
      (rule.match(/\.\w+(?=[^}]*\{)/g) ?? []).every(name => classes.has(name.slice(1))),
    );
    assert.ok(needed.length >= 7);
    for (const rule of needed) {
      const written = rule
        .replaceAll("'", '"')
        .replace(/\s*([{}:;,])\s*/g, '$1')
        .replace('}', ';}');
      assert.ok(style.includes(written), rule);
    }
  });
  it('has a value for each color of these rules', () => {
    const used = new Set([...style.matchAll(/var\((--sudoku-\w+)\)/g)].map(([, name]) => name));
    assert.ok(used.size >= 5);
    for (const name of used) assert.match(style, new RegExp(`[{;]${name}:`));
  });
});
