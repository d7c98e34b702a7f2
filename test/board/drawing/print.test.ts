import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { PER_PAGE, type PerPage, type PrintOptions, printedPages } from '../../../src/board/drawing/print';
import { onlyPuzzle } from '../../features/steps';

const PUZZLE = onlyPuzzle('12..\n3..2\n....\n2..1\n');
const SOLUTION = Uint8Array.from([1, 2, 3, 4, 3, 4, 1, 2, 4, 1, 2, 3, 2, 3, 4, 1]);
const hashOf = async (text: string) => createHash('sha256').update(text).digest('base64');
const OPTIONS: PrintOptions = { title: 'a', perPage: 4, content: 'givens', hasSolutions: false, hashOf };

const copies = (count: number) => Array.from({ length: count }, () => ({ puzzle: PUZZLE, solution: SOLUTION }));

function counts(html: string, perPage: PerPage | 12) {
  return {
    pages: html.split(`<section class="of${perPage}">`).length - 1,
    puzzles: html.split('<figure>').length - 1,
  };
}

describe('pages to print', () => {
  for (const perPage of PER_PAGE) {
    it(`have ${perPage} puzzles each, and the last one has the rest`, async () => {
      const html = await printedPages(copies(2 * perPage + 1), { ...OPTIONS, perPage });
      assert.deepEqual(counts(html, perPage), { pages: 3, puzzles: 2 * perPage + 1 });
    });
  }
  it('have columns that fill the 186 mm of a page and no more', async () => {
    const html = await printedPages(copies(1), { ...OPTIONS, hasSolutions: true });
    const layouts = [...html.matchAll(/repeat\((\d+),(\d+)mm\);column-gap:(\d+)mm/g)].map(found =>
      found.slice(1).map(Number),
    );
    assert.ok(layouts.length >= PER_PAGE.length);
    for (const [columns, side, gap] of layouts) {
      const width = columns * side + (columns - 1) * gap;
      assert.ok(width <= 186, `${columns} columns of ${side} mm with ${gap} mm between`);
      if (columns > 1)
        assert.ok(columns * (side + gap + 1) > 186, `${columns} columns of ${side} mm with ${gap} mm between`);
    }
  });
  it('have rows that fit on the 255 mm of a page', async () => {
    const html = await printedPages(copies(1), { ...OPTIONS, hasSolutions: true });
    const layouts = [...html.matchAll(/\.of(\d+)\{grid-template-columns:repeat\((\d+),(\d+)mm\)/g)].map(found =>
      found.slice(1).map(Number),
    );
    assert.deepEqual(
      layouts.map(([count]) => count),
      [...PER_PAGE, 12],
    );
    for (const [count, columns, side] of layouts) {
      // Each picture is 6 mm below the top of its row, rows are 5 mm apart, and the heading of solutions is about 7 mm high.
      const rows = Math.ceil(count / columns);
      const height = rows * (side + 6) + (rows - 1) * 5 + (count === 12 ? 12 : 0);
      assert.ok(height <= 255, `${count}: ${height} mm`);
      assert.ok(columns * rows - count < columns, `${count} in ${columns} columns`);
    }
  });
  it('have the solutions at the end', async () => {
    const html = await printedPages(copies(13), { ...OPTIONS, hasSolutions: true });
    assert.deepEqual(counts(html, 12), { pages: 2, puzzles: 26 });
    assert.ok(html.indexOf('of12">') > html.lastIndexOf('of4">'));
    assert.equal(html.split('<h1>Solutions</h1>').length, 3);
    assert.equal(html.split('<desc>1234\n3412\n4123\n2341</desc>').length, 14);
  });
  it('name the puzzle that has no solution to print', async () => {
    const html = await printedPages([...copies(1), { puzzle: PUZZLE }], { ...OPTIONS, hasSolutions: true });
    assert.match(html, /<p>2: not exactly one solution<\/p>/);
  });
  it('have numbers, titles and ratings', async () => {
    const html = await printedPages(
      [{ puzzle: { ...PUZZLE, title: '<b>' }, rating: 'SE > 10.7' }, ...copies(1)],
      OPTIONS,
    );
    assert.match(html, /<b>1\. &#60;b&#62;<\/b><span>SE &#62; 10\.7<\/span>/);
    assert.match(html, /<figcaption><b>2<\/b><\/figcaption>/);
  });
  it('have the givens, all digits, or candidates', async () => {
    const givens = PUZZLE.givens.map((given, cell) => (cell < 4 ? 0 : given));
    const html = (content: PrintOptions['content']) =>
      printedPages([{ puzzle: { ...PUZZLE, givens } }], { ...OPTIONS, content });
    const texts = async (content: PrintOptions['content']) => (await html(content)).split('<text ').length - 1;
    assert.equal(await texts('givens'), 4);
    assert.equal(await texts('digits'), 6);
    assert.ok((await texts('candidates')) > 6);
  });
  it('need no other file', async () => {
    const html = await printedPages(copies(2), { ...OPTIONS, title: '</title><script>' });
    assert.doesNotMatch(html, /<link|<img|url\(|var\(|href=|src=| style=| on\w+=/);
    assert.equal(html.split('<script').length, 2);
    for (const part of ['style', 'script']) {
      const [, content] = new RegExp(`<${part}>([^]*?)</${part}>`).exec(html) ?? [];
      assert.ok(html.includes(`${part}-src 'sha256-${await hashOf(content)}'`), part);
    }
    assert.match(html, /<title>&#60;\/title&#62;&#60;script&#62;<\/title>/);
  });
});
