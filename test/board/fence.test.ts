import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { fenceOf } from '../../src/board/fence';
import { FILLS, FIXED, fillClass, STROKES, strokeClass } from '../../src/board/rules/paint';
import { rulesOf } from '../../src/board/style';
import { RUNS } from '../core/arbitraries';
import { sampleText, withMarks } from '../features/steps';

const FOUR = '12..\n3..2\n....\n2..1\n';

/** How often a text is in the HTML of a block. */
const count = (html = '', text: string) => html.split(text).length - 1;

describe('a fenced block in Markdown', () => {
  it('is a picture', () => {
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
  it('has the candidates that it lists', () => {
    assert.ok(count(fenceOf(withMarks(sampleText('Pointing')), 'sudoku'), 'class="candidate"') > 20);
  });
  it('has several puzzles with their titles', () => {
    const html = fenceOf(`# A & B\n${FOUR}\n# C\n${FOUR}`, 'sudoku');
    assert.equal(count(html, '<svg '), 2);
    assert.match(html!, /<figcaption>A &#38; B<\/figcaption>.*<figcaption>C<\/figcaption>/s);
  });
  it('marks digits that conflict, broken rules and cells without a candidate, and says so to screen readers', () => {
    const html = fenceOf('12.1\n3..2\n....\n2..3\n', 'sudoku');
    assert.equal(count(html, 'class="fill conflict"'), 2);
    assert.equal(count(html, 'class="digit given wrong"'), 2);
    assert.match(html!, /<desc>12\.1\n[^<]*\n1 is already in row 1 \(r1c4\)/);
    assert.equal(count(fenceOf(FOUR, 'sudoku'), 'wrong'), 0);
    const broken = fenceOf(`${FOUR}[Rules]\nwhite dot: r1c1 r2c1\n`, 'sudoku');
    assert.equal(count(broken, 'class="fill conflict"'), 2);
    assert.equal(count(fenceOf('12..\n..3.\n4...\n...4\n', 'sudoku'), 'class="fill dead"'), 2);
  });
  it('stays text where it cannot be read, below the problem', () => {
    const html = fenceOf(`${FOUR}\n12..\n3<.2\n....\n2..1\n`, 'sudoku');
    const problem = /<\/svg><\/figure><div><p class="sudoku-problem">Line 7: [^<]*<\/p><pre><code>12\.\.\n3&#60;\.2\n/;
    assert.match(html!, problem);
    assert.match(html!, /Line 7: &#34;&#60;&#34; is not a digit/);
  });
  it('says what is wrong without a puzzle that can be read, and counts further problems', () => {
    for (const [text, problem] of [
      ['12..\n3<.2\n....\n2..1\n', /Line 2: .* is not a digit/],
      ['12..\n3<.2\n.>..\n2..1\n', /Line 2: .*, and 1 more problem</],
      ['12..\n3..2\n....\n2..1\n[Rules]\ncage: r1c9\n', /Line 6: /],
      ['no puzzle\n', />No puzzle was found in this block\. A grid has as many rows as /],
    ] as const) {
      const html = fenceOf(text, 'sudoku') ?? '';
      assert.equal(count(html, '<svg '), 0);
      assert.match(html, problem);
    }
  });
  it('stays code without text', () => assert.equal(fenceOf(' \n', 'sudoku'), undefined));
  it('has so many pictures that a preview stays fast', () => {
    const html = fenceOf(`${FOUR}\n`.repeat(60), 'sudoku');
    assert.equal(count(html, '<svg '), 50);
    assert.equal(count(html, '<pre>'), 10);
  });
  it('is not drawn when it is very long', () => {
    const html = fenceOf(`${FOUR}\n`.repeat(6000), 'sudoku');
    assert.equal(count(html, '<svg '), 0);
    assert.match(html!, />This block is too long to be drawn\./);
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
  it('has no script, style or address, whatever its text', () => {
    const html = fenceOf(`# <script>a</script><img src="https://example.org">\n${FOUR}`, 'sudoku <script>');
    const tags = new Set([...html!.matchAll(/<([^ >/]+)/g)].map(([, tag]) => tag));
    assert.deepEqual([...tags].sort(), 'desc div figcaption figure g path rect svg text title'.split(' '));
  });
});

describe('media/preview.css', () => {
  const style = readFileSync(join(__dirname, '../../media/preview.css'), 'utf8').replace(/\s*([{}:;,])\s*/g, '$1');
  const pictures = [
    fenceOf(FOUR, 'sudoku candidates'),
    fenceOf(withMarks(sampleText('Pointing')), 'sudoku'),
    fenceOf('12.1\n3..2\n....\n2..1\n', 'sudoku'),
    fenceOf('12..\n..3.\n4...\n...4\n', 'sudoku'),
  ].join();
  const classes = new Set([...pictures.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
  // What rules draw.
  for (const name of [
    ...FILLS.map(fillClass),
    ...STROKES.map(strokeClass),
    ...(Object.keys(FIXED) as (keyof typeof FIXED)[]).map(fillClass),
    'start',
  ])
    classes.add(name);

  it('has the rules of all that a block draws', () => {
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
