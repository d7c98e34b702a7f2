import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type ChainMarks, LINK_KINDS, type Marks } from '../../../src/core/marks';
import { findingsOfNote } from '../../../src/features/diagnostics/rules/notRead';
import { convert } from '../../../src/features/formatting/convert';
import { restart } from '../../../src/features/puzzles/play';
import { applied } from '../../../src/text/edits';
import { marksEdits, marksOf } from '../../../src/text/marks/marks';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { RUNS } from '../../core/arbitraries';
import { sourceOf } from '../source';
import { EASY } from '../texts';
import { written } from '../writtenPuzzles';

const GRID = '1...\n..3.\n....\n.2..\n';

const first = (text: string) => parse(text).puzzles[0];
const chainsIn = (text: string): ChainMarks => marksOf(first(text), sourceOf(text)).chains ?? { colors: [], links: [] };

/** The marks for chains, as sorted texts: `4: 0=1` is candidate 1 of cell 0 in color 4. */
function textsOf({ colors, links }: ChainMarks): string[] {
  return [
    ...colors.map(({ cell, digit, color }) => `${color}: ${cell}=${digit}`),
    ...links.map(({ from, to, kind, hasArrow }) => {
      return `${kind}: ${from.cell}=${from.digit} ${hasArrow ? '>' : '-'} ${to.cell}=${to.digit}`;
    }),
  ].sort();
}

function reads(lines: string, ...expected: string[]): void {
  assert.deepEqual(textsOf(chainsIn(GRID + lines)), expected.sort());
}

/** Checks the lines below the grid after a change of the marks. */
function writes(before: string, change: (chains: ChainMarks) => ChainMarks, after: string): void {
  const text = GRID + before;
  const marks = { ...marksOf(first(text), sourceOf(text)), chains: change(chainsIn(text)) };
  assert.equal(applied(text, marksEdits(first(text), sourceOf(text), marks) ?? assert.fail()), GRID + after);
}

describe('marks of chains in the text', () => {
  it('are colors of candidates, and links with or without an arrow', () =>
    reads(
      '# corner: r1c2=2\n# color 4: r1c3=24 r1c2=2\n# color 6: r4c4=1\n# strong link: r1c2=2-r1c3=2\n# weak link: r1c3=2>r1c3=4\n',
      '4: 2=2',
      '4: 2=4',
      '4: 1=2',
      '6: 15=1',
      'strong: 1=2 - 2=2',
      'weak: 2=2 > 2=4',
    ));
  it('are read in British spelling and with the plural of links', () => {
    reads('# colour 1: r1c2=2\n# weak links: r1c2=2>r1c3=2\n', '1: 1=2', 'weak: 1=2 > 2=2');
    const { colour, centre } = marksOf(
      first(`${GRID}# color: r1c1=2\n# center: r1c2=3\n`),
      sourceOf(`${GRID}# color: r1c1=2\n# center: r1c2=3\n`),
    );
    assert.deepEqual([colour[0], centre[1]], [2, 4]);
  });
  it('are not read from other lines and parts', () => {
    reads('# color 0: r1c2=2\n');
    reads('# color 10: r1c2=2\n');
    reads('# link: r1c2=2-r1c3=2\n');
    for (const part of ['r1c2=2', 'r1c2=2-r1c2=2', 'r1c2=23-r1c3=2', 'r1c2=2-r1c3=2-r1c4=2', 'r1c5=2-r1c3=2', '->'])
      reads(`# strong link: ${part}\n`);
  });
  it('have one link for both directions without an arrow', () => {
    reads('# weak link: r1c3=2-r1c2=2 r1c2=2-r1c3=2\n', 'weak: 1=2 - 2=2');
    reads('# weak link: r1c3=2>r1c2=2 r1c2=2>r1c3=2\n', 'weak: 1=2 > 2=2', 'weak: 2=2 > 1=2');
  });

  it('are written below the other marks', () =>
    writes(
      '# colour: r1c1=1\n',
      () => ({
        colors: [
          { cell: 2, digit: 4, color: 6 },
          { cell: 1, digit: 2, color: 4 },
        ],
        links: [
          { from: { cell: 2, digit: 4 }, to: { cell: 1, digit: 2 }, kind: 'weak', hasArrow: true },
          { from: { cell: 1, digit: 2 }, to: { cell: 2, digit: 2 }, kind: 'strong', hasArrow: false },
        ],
      }),
      '# colour: r1c1=1\n# color 4: r1c2=2\n# color 6: r1c3=4\n# strong link: r1c2=2-r1c3=2\n# weak link: r1c3=4>r1c2=2\n',
    ));
  it('keep what cannot be read, and the spelling of keys', () => {
    const lines = '# colour 1: r1c2=2 x  r9c9=1\n# strong links: oops r1c2=2-r1c3=2 r1c3=2>r1c4=2\n';
    writes(lines, chains => chains, lines);
    writes(
      lines,
      ({ links }) => ({ colors: [], links: links.filter(({ hasArrow }) => hasArrow) }),
      '# colour 1: x  r9c9=1\n# strong links: oops r1c3=2>r1c4=2\n',
    );
  });
  it('stay when digits become letters', () => {
    const grid = [` 1 12${'  .'.repeat(10)}`, ...Array(11).fill('  .'.repeat(12).slice(1).padStart(35))].join('\n');
    const numbers = `${grid}\n# color 4: r1c3=3,12\n# weak link: r1c3=12>r1c4=1\n`;
    const result = convert(sourceOf(numbers), first(numbers), 'line');
    assert.ok(result.isFound);
    assert.match(applied(numbers, result.value.edits), /\n# color 4: r1c3=3C\n# weak link: r1c3=C>r1c4=1\n$/);
  });
  it('are removed by a restart', () => {
    const text = `[Puzzle]\n${GRID}[State]\n${GRID}# color 4: r1c2=2\n# weak link: r1c2=2>r1c3=2\n`;
    const changed = restart(first(text), sourceOf(text));
    assert.ok('edits' in changed);
    assert.equal(applied(text, changed.edits), `[Puzzle]\n${GRID}[State]\n${GRID}`);
  });

  const anyMarks = (puzzle: Puzzle) => {
    const { cellCount, size } = puzzle.grid.geometry;
    const candidate = fc.record(
      { cell: fc.nat(cellCount - 1), digit: fc.integer({ min: 1, max: size }) },
      { noNullPrototype: true },
    );
    const colored = fc.tuple(candidate, fc.integer({ min: 1, max: 9 })).map(([at, color]) => ({ ...at, color }));
    const link = fc
      .record({ from: candidate, to: candidate, kind: fc.constantFrom(...LINK_KINDS), hasArrow: fc.boolean() })
      .filter(({ from, to, hasArrow }) => {
        // A link without an arrow is read with its ends in order.
        return hasArrow ? from.cell !== to.cell || from.digit !== to.digit : from.cell < to.cell;
      });
    return fc.record({
      colors: fc.uniqueArray(colored, { maxLength: 6, selector: each => JSON.stringify(each) }),
      links: fc.uniqueArray(link, { maxLength: 6, selector: each => JSON.stringify(each) }),
    });
  };
  const files = written()
    .map(({ text }) => `${text.trimEnd()}\n`)
    .chain(text => fc.record({ text: fc.constant(text), all: fc.array(anyMarks(first(text)), { maxLength: 4 }) }));

  it('are read back as written, and leave no text when all are removed', () =>
    fc.assert(
      fc.property(files, ({ text, all }) => {
        let now = text;
        const plain = marksOf(first(text), sourceOf(text));
        for (const chains of [...all, { colors: [], links: [] }]) {
          const wanted: Marks = { ...plain, chains };
          now = applied(now, marksEdits(first(now), sourceOf(now), wanted) ?? assert.fail());
          assert.deepEqual(textsOf(chainsIn(now)), textsOf(chains));
        }
        assert.equal(now, text);
      }),
      RUNS,
    ));
});

describe('mistakes in marks', () => {
  /** Checks the marked parts. */
  function marks(text: string, ...expected: string[]): void {
    const { notes = [] } = parse(text);
    assert.deepEqual(
      notes.map(note => `${note.reason} ${text.slice(note.start, note.end)}`),
      expected,
    );
  }
  it('are marked part by part', () =>
    marks(
      `${GRID}# corner: r1c3=12 r1c5=1 r1c3\n# color 4: r1c3=5 r1c2=24\n# colour: r1c1=09\n`,
      'mark r1c5=1',
      'mark r1c3',
      'mark r1c3=5',
      'mark r1c1=09',
    ));
  it('are marked in links', () =>
    marks(
      `${GRID}# strong link: r1c2=2-r1c3=2 r1c2=2-r1c2=2 r1c2=2 r1c2=5>r1c3=2\n`,
      'link r1c2=2-r1c2=2',
      'link r1c2=2',
      'link r1c2=5>r1c3=2',
    ));
  it('are not found in letters and numbers of larger puzzles, except for numbers above the size', () => {
    const line = `1A2C${'.'.repeat(140)}`;
    marks(`${line}\n# corner: r12c12=1bC r1c3=1,12 r1c3=1,13 r13c1=1\n`, 'mark r1c3=1,13', 'mark r13c1=1');
  });
  it('are not reported without a puzzle above, or in other comments', () => {
    marks('# corner: oops\n');
    marks(`${GRID}# corner piece: oops\n`);
  });
  it('have a message with an example, as a warning', () => {
    const text = `${EASY}\n# weak link: r1c3=4\n`;
    const [{ message, severity, code }] = (parse(text).notes ?? []).flatMap(note => findingsOfNote(note));
    assert.deepEqual([code, severity], ['not-read', 'warning']);
    assert.match(message, /^This is not a link between two candidates of the puzzle, .*r1c3=5-r4c3=5/);
  });
});
