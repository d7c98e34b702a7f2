import assert from 'node:assert/strict';
import { startPositionOf } from '../../../src/analysis/paths';
import { colorsOf } from '../../../src/board/drawing/palettes';
import { pictureOf, scaleOf } from '../../../src/board/drawing/picture';
import { stepDrawingOf } from '../../../src/board/drawing/stepDrawing';
import { attributesOf, rulesOf } from '../../../src/board/drawing/style';
import { escapedText } from '../../../src/board/drawing/svg';
import { findStep, solveLogically } from '../../core/techniques/walks';
import { onlyPuzzle, sampleText, withMarks } from '../../features/steps';

const FOUR = '12..\n3..2\n....\n2..1\n';

const variable = (name: string) => `var(--sudoku-${name})`;

/** The texts of the elements with a class, or of all elements. */
function texts(svg: string, className?: string): string[] {
  const all = [...svg.matchAll(/<text(?: class="([^"]*)")?[^>]*>([^<]*)<\/text>/g)];
  return all
    .filter(([, classes = '']) => !className || classes.split(' ').includes(className))
    .map(([, , text]) => text);
}

describe('the picture of a puzzle', () => {
  const puzzle = onlyPuzzle(FOUR);
  const solution = solveLogically(startPositionOf(puzzle)).end.digits;

  it('has its digits', () => assert.equal(texts(pictureOf(puzzle, { content: 'digits' })).join(''), '123221'));
  it('has its candidates', () =>
    assert.equal(texts(pictureOf(puzzle, { content: 'candidates' }), 'candidate').join('').length, 20));
  it('has smaller digits if they are numbers of two figures', () => {
    const first = Array.from({ length: 16 }, (_, i) => String(i + 1)).join(' ');
    const sixteen = onlyPuzzle(`${[first, ...Array(15).fill(Array(16).fill('.').join(' '))].join('\n')}\n`);
    const sizes = new Map<number, Set<string>>();
    for (const [, size, symbol] of pictureOf(sixteen, { content: 'digits' }).matchAll(
      /<text [^>]*font-size="([\d.]+)"[^>]*>(\d+)</g,
    ))
      sizes.set(symbol.length, (sizes.get(symbol.length) ?? new Set()).add(size));
    assert.deepEqual([...(sizes.get(1) ?? [])].length, 1);
    assert.deepEqual(
      [...(sizes.get(2) ?? [])],
      [...(sizes.get(1) ?? [])].map(size => String(0.75 * Number(size))),
    );
  });
  it('has its givens only', () => {
    const givens = puzzle.givens.map((given, cell) => (cell === 0 ? 0 : given));
    assert.equal(texts(pictureOf({ ...puzzle, givens }, { content: 'givens' })).join(''), '23221');
  });
  it('has its solution, in which givens differ from the other digits', () => {
    const svg = pictureOf(puzzle, { content: 'solution', solution });
    assert.equal(texts(svg).join(''), [...solution].join(''));
    assert.equal(texts(svg, 'given').join(''), '123221');
  });
  it('has the candidates that the text lists, if it lists any', () => {
    const marks = withMarks(sampleText('Pointing'));
    const listed = texts(pictureOf(onlyPuzzle(marks.replace(/\b(\d)(\d+)\b/, '$2')), { content: 'candidates' }));
    const all = texts(pictureOf(onlyPuzzle(marks), { content: 'candidates' }));
    assert.equal(listed.join('').length, all.join('').length - 1);
  });
  it('has the marks of a player next to the digits', () => {
    const none = Array.from({ length: 16 }, () => 0);
    const marks = {
      corner: none.map((_, cell) => (cell === 2 ? 0b1100 : 0)),
      centre: none.map((_, cell) => (cell === 3 ? 0b1000 : 0)),
      colour: none.map((_, cell) => (cell === 0 ? 0b100 : 0)),
    };
    const svg = pictureOf(puzzle, { content: 'digits', marks });
    assert.deepEqual([texts(svg, 'corner'), texts(svg, 'centre')], [['3', '4'], ['4']]);
    assert.match(svg, /class="fill color3"/);
    assert.doesNotMatch(pictureOf(puzzle, { content: 'givens', marks }), /corner|color/);
  });
  it('has a step with candidates', () => {
    const skyscraper = onlyPuzzle(sampleText('Skyscraper'));
    const path = solveLogically(startPositionOf(skyscraper));
    const at = path.steps.findIndex(({ technique }) => technique.id === 'skyscraper');
    const before = path.steps.slice(0, at).reduce((position, step) => position.after(step), path.start);
    const found = findStep(before, [path.steps[at].technique])!;
    const step = stepDrawingOf(skyscraper, { step: found, before, stage: 3 });
    const svg = pictureOf(skyscraper, { content: 'digits', step });
    assert.equal(texts(svg, 'elimination').length, path.steps[at].eliminations.length);
    assert.equal(svg.match(/class="link strong"/g)?.length, 2);
    assert.match(svg, /<title>Sudoku 9x9[^<]*Skyscraper/);
  });
  it('describes its contents', () => {
    const svg = pictureOf({ ...puzzle, title: 'A < B & "C"' }, { content: 'digits' });
    assert.match(svg, /<title>Sudoku 4x4, A &#60; B &#38; &#34;C&#34;: 6 of 16 cells filled<\/title>/);
    assert.match(svg, /<desc>12\.\.\n3\.\.2\n\.\.\.\.\n2\.\.1<\/desc>/);
  });
  it('contains all its colors when it is a file', () => {
    const svg = pictureOf(puzzle, { content: 'candidates', scale: scaleOf(puzzle), colors: colorsOf('light') });
    assert.match(svg, /^<svg xmlns="[^"]+" width="246" height="246" viewBox="0 0 246 246"/);
    assert.doesNotMatch(svg, /class=|<style|var\(/);
    assert.match(svg, /<tspan x="139\.5" y="52\.1">3<\/tspan><tspan x="166\.5" y="52\.1">4<\/tspan>/);
    assert.doesNotMatch(svg, / x="[^"]* /);
    for (const [text] of svg.matchAll(/<(text|rect|path)[^>]*>/g)) assert.match(text, / fill="/);
  });
});

describe('the style of a drawing', () => {
  it('is the same as CSS rules and as attributes', () => {
    const rules = rulesOf(variable);
    const shape = { tag: 'text', className: 'candidate elimination', attributes: {} } as const;
    assert.deepEqual(attributesOf(variable)(shape), {
      'text-anchor': 'middle',
      fill: 'var(--sudoku-given)',
      'font-weight': 600,
    });
    assert.match(rules, /^\.board text\{text-anchor:middle;fill:var\(--sudoku-note\)\}$/m);
    assert.match(rules, /^\.board \.candidate\.elimination\{fill:var\(--sudoku-given\);font-weight:600\}$/m);
  });
});

describe('text in a drawing', () => {
  it('has no characters that XML forbids', () =>
    assert.equal(escapedText('a\u0000b\ud800c\uffffd\ne'), 'a\ufffdb\ufffdc\ufffdd\ne'));
});
