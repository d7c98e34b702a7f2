import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bitOf, digitsOf } from '../../../src/core/grid';
import { MARK_LAYERS, type Marks } from '../../../src/core/marks';
import { type ConvertForm, convert } from '../../../src/features/formatting/convert';
import { formatAll } from '../../../src/features/formatting/format';
import { FORMAT_STYLES } from '../../../src/features/formatting/styles';
import { outlineOf } from '../../../src/features/navigation/outline';
import { applied, fill } from '../../../src/text/edits';
import { marksEdits, marksOf } from '../../../src/text/marks/marks';
import { largestMark } from '../../../src/text/marks/notation';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { RUNS } from '../../core/arbitraries';
import { parseCell } from '../../core/cells';
import { documentOf, ended } from '../../features/readingTexts';
import { sourceOf } from '../source';
import { EASY, gridOf } from '../texts';
import { written } from '../writtenPuzzles';

const GRID = '1...\n..3.\n....\n.2..\n';

/** The marks after the first puzzle of a text: `corner r1c2=12`, one for each cell. */
function marksIn(text: string): string[] {
  const [puzzle] = parse(text).puzzles;
  const marks = marksOf(puzzle, sourceOf(text));
  const { size } = puzzle.grid.geometry;
  return MARK_LAYERS.flatMap(layer =>
    marks[layer].flatMap((mask, cell) =>
      mask === 0 ? [] : [`${layer} r${Math.floor(cell / size) + 1}c${(cell % size) + 1}=${digitsOf(mask).join()}`],
    ),
  );
}

/** The text after changing the marks of some cells: `corner r1c2=1,2`, or `corner r1c2=` for none. */
function marked(text: string, ...changes: string[]): string {
  const [puzzle] = parse(text).puzzles;
  const marks = marksOf(puzzle, sourceOf(text));
  const wanted = { corner: [...marks.corner], centre: [...marks.centre], colour: [...marks.colour] };
  for (const change of changes) {
    const [, layer, name, digits] = /^(\w+) (\w+)=(.*)$/.exec(change) ?? assert.fail(change);
    const mask = digits.split(',').reduce((sum, digit) => (digit ? sum | bitOf(Number(digit)) : sum), 0);
    wanted[layer as 'corner'][parseCell(puzzle.grid.geometry, name) as number] = mask;
  }
  return applied(text, marksEdits(puzzle, sourceOf(text), wanted) ?? assert.fail('no place'));
}

describe('marks in the text', () => {
  describe('are read', () => {
    const reads = (lines: string, ...expected: string[]) => assert.deepEqual(marksIn(GRID + lines), expected);
    it('in three layers', () =>
      reads(
        '# corner: r1c3=12 r4c4=4\n# centre: r2c2=34\n# colour: r1c1=1 r1c2=29\n',
        'corner r1c3=1,2',
        'corner r4c4=4',
        'centre r2c2=3,4',
        'colour r1c1=1',
        'colour r1c2=2,9',
      ));
    it('in any order, indented, without a final line break', () =>
      reads('\t# colour:  r1c2=2\n  #  corner: r1c3=21', 'corner r1c3=1,2', 'colour r1c2=2'));
    it('of one cell in several parts', () => reads('# corner: r1c3=1 r1c3=2\n# corner: r1c3=4\n', 'corner r1c3=1,2,4'));
    it('without invalid parts', () =>
      reads('# corner: r1c3=15 r5c1=1 r1c3= =1 r0c1=1 R1C3=1 x r1c3=4 r1c2=12,3\n', 'corner r1c3=4'));
    it('not after an empty line, another comment or the end of the marks', () => {
      reads('\n# corner: r1c3=1\n');
      reads('# a comment\n# corner: r1c3=1\n');
      reads('# corner: r1c3=1\n\n# centre: r1c3=1\n', 'corner r1c3=1');
    });
    it('not from lines that only look like marks', () =>
      reads('# Corner: r1c3=1\n#corner: r1c3=1\n% corner: r1c3=1\n# corner r1c3=1\n'));
    it('after a comment at the end of the last row', () =>
      assert.deepEqual(marksIn(`${GRID.trimEnd()} # a comment\n# corner: r1c3=1\n`), ['corner r1c3=1']));
    it('after the border below a grid', () =>
      assert.deepEqual(marksIn('+--+--+\n|1.|..|\n|..|3.|\n+--+--+\n|..|..|\n|.2|..|\n+--+--+\n# corner: r1c3=1\n'), [
        'corner r1c3=1',
      ]));
    it('only directly after the last border', () =>
      assert.deepEqual(marksIn('|1.|..|\n|..|3.|\n|..|..|\n|.2|..|\n+--+--+\n+--+--+\n# corner: r1c3=1\n'), []));
    it('after the end of a table, unless another one ends in the same line', () => {
      const table = `<table>\n${GRID.replace(/[^\n]/g, '<td>$&</td>').replace(/^(?=<)/gm, '<tr>')}</tbody>\n</table>\n`;
      assert.deepEqual(marksIn(`${table}# corner: r1c3=1\n`), ['corner r1c3=1']);
      const line = table.replaceAll('\n', '');
      assert.deepEqual(marksIn(`${line}\n# corner: r1c3=1\n`), ['corner r1c3=1']);
      assert.equal(parse(line + line).puzzles.length, 2);
      assert.deepEqual(marksIn(`${line}${line}\n# corner: r1c3=1\n`), []);
    });
    it('after a state', () =>
      assert.deepEqual(marksIn(`[Puzzle]\n${GRID}[State]\n${GRID}# corner: r1c3=1\n`), ['corner r1c3=1']));
    it('after a line in a list', () =>
      assert.deepEqual(marksIn(`17,${EASY},easy\n# corner: r1c3=12\n${EASY}\n# corner: r1c3=4\n`), [
        'corner r1c3=1,2',
      ]));
    it('beyond the part of the text that is read at first', () => {
      const parts = Array.from({ length: 3000 }, () => 'r1c3=12').join(' ');
      reads(`# corner: ${parts} r4c4=4\n# centre: r2c2=34\n`, 'corner r1c3=1,2', 'corner r4c4=4', 'centre r2c2=3,4');
    });
    it('with digits above 9 as letters and as numbers', () => {
      const line = (cells: string) => `${cells}${'.'.repeat(144 - cells.length)}`;
      assert.deepEqual(marksIn(`${gridOf(line('1A2C'))}\n# corner: r12c12=1bC\n`), ['corner r12c12=1,11,12']);
      const rows = ` 1 12${'  .'.repeat(10)}\n${`${' .'.padStart(3).repeat(12).slice(1)}\n`.repeat(11)}`;
      assert.deepEqual(marksIn(`${rows}# corner: r12c12=1,12 r1c3=12 r1c4=1,13 r1c5=1,\n`), [
        'corner r1c3=12',
        'corner r12c12=1,12',
      ]);
    });
  });

  describe('are written', () => {
    const writes = (before: string, changes: string[], after: string) => {
      assert.equal(marked(GRID + before, ...changes), GRID + after);
    };
    it('into new lines', () =>
      writes(
        '',
        ['colour r1c1=9', 'corner r1c3=2,1', 'corner r1c2=4'],
        '# corner: r1c2=4 r1c3=12\n# colour: r1c1=9\n',
      ));
    it('between other lines', () =>
      writes(
        '# corner: r1c3=1\n# colour: r1c3=1\n',
        ['centre r1c3=4'],
        '# corner: r1c3=1\n# centre: r1c3=4\n# colour: r1c3=1\n',
      ));
    it('before other lines', () =>
      writes('# colour: r1c3=1\n', ['corner r1c3=4'], '# corner: r1c3=4\n# colour: r1c3=1\n'));
    it('in reading order', () =>
      writes(
        '# corner: r1c3=1 r4c4=1\n',
        ['corner r1c2=1', 'corner r1c4=2', 'corner r2c1=2', 'corner r4c3=2'],
        '# corner: r1c2=1 r1c3=1 r1c4=2 r2c1=2 r4c3=2 r4c4=1\n',
      ));
    it('after the last one', () => writes('# corner: r1c3=1\n', ['corner r2c1=2'], '# corner: r1c3=1 r2c1=2\n'));
    it('changing only the digits of one cell', () => {
      writes('#  corner:  r1c3=21   x\n', ['corner r1c3=1,2,4'], '#  corner:  r1c3=124   x\n');
      const text = `${GRID}# corner: r1c3=12 r1c4=3\n`;
      const [puzzle] = parse(text).puzzles;
      const marks = marksOf(puzzle, sourceOf(text));
      const edits = marksEdits(puzzle, sourceOf(text), {
        ...marks,
        corner: marks.corner.map((mask, cell) => (cell === 2 ? 1 : mask)),
      });
      assert.deepEqual(edits, [{ start: GRID.length + 15, end: GRID.length + 17, text: '1' }]);
    });
    it('removing a line without marks', () => {
      writes('# corner: r1c3=1\n# colour: r1c3=1\n', ['corner r1c3='], '# colour: r1c3=1\n');
      writes('# corner: r1c3=1\n# colour: r1c3=1\n', ['corner r1c3=', 'colour r1c3='], '');
    });
    it('into a line that has only invalid parts', () => {
      writes('# corner: x r1c3=1\n', ['corner r1c3='], '# corner: x\n');
      writes('# corner: x\n', ['corner r1c3=1'], '# corner: x r1c3=1\n');
      writes('# corner:\n', ['corner r1c3=1'], '# corner: r1c3=1\n');
    });
    it('in place of others', () =>
      writes('# corner: r1c3=1 r1c4=1\n', ['corner r1c3=', 'corner r1c2=2'], '# corner: r1c2=2 r1c4=1\n'));
    it('for a cell that is listed several times', () => {
      writes('# corner: r1c3=12 r1c3=24\n', ['corner r1c3=1,4'], '# corner: r1c3=1 r1c3=4\n');
      writes('# corner: r1c3=1 r1c3=4\n', ['corner r1c3=4'], '# corner: r1c3=4\n');
      writes('# corner: r1c3=1 r1c3=4\n', ['corner r1c3=1,2,4'], '# corner: r1c3=12 r1c3=4\n');
    });
    it('with the line breaks of the file', () => {
      for (const end of ['\r\n', '\r', '\n']) {
        const text = `a title${end}${EASY}`;
        assert.equal(marked(text, 'corner r1c3=1'), `${text}${end}# corner: r1c3=1`);
        const list = `${EASY}${end}${EASY}${end}`;
        assert.equal(marked(list, 'corner r1c3=1'), `${EASY}${end}# corner: r1c3=1${end}${EASY}${end}`);
      }
      assert.equal(marked(EASY, 'corner r1c3=1'), `${EASY}\n# corner: r1c3=1`);
    });
    it('below the frame of a grid and the end of a table', () => {
      const framed = '+--+--+\n|1.|..|\n|..|3.|\n+--+--+\n|..|..|\n|.2|..|\n+--+--+\n';
      const array = '[\n[1,0,0,0],\n[0,0,3,0],\n[0,0,0,0],\n[0,2,0,0]\n]\n';
      for (const text of [framed, array]) {
        assert.equal(marked(text, 'corner r1c3=1'), `${text}# corner: r1c3=1\n`);
        assert.equal(marked(`${text}\nNext\n`, 'corner r1c3=1'), `${text}# corner: r1c3=1\n\nNext\n`);
      }
    });
    it('without the indentation of the puzzle', () =>
      assert.equal(marked(GRID.replace(/^/gm, '  '), 'corner r1c3=1').split('\n')[4], '# corner: r1c3=1'));
    it('nowhere if the line of the puzzle is too long', () => {
      const text = `${EASY} ${'x'.repeat(200_000)}`;
      const [puzzle] = parse(text).puzzles;
      const marks = marksOf(puzzle, sourceOf(text));
      assert.equal(marksEdits(puzzle, sourceOf(text), marks), undefined);
    });
  });

  describe('do not change how other text is read', () => {
    const MARKS = '# corner: r1c3=12 r2c2=4\n# colour: r1c3=1\n';
    const same = (text: string) => {
      const [before, after] = [text.replaceAll('@', ''), text.replaceAll('@', MARKS)].map(each =>
        parse(each).puzzles.map(({ title, grid, givens }) => [title, String(grid.digits), String(givens)]),
      );
      assert.ok(before.length > 0);
      assert.deepEqual(after, before);
    };
    it('titles', () => same(`Name\n${GRID}@${GRID}@`));
    it('titles of lines', () => same(`${EASY}\n@${EASY} # easy\n@${EASY}\n@`));
    it('titles above them', () => same(`${EASY}\n# the title\n@${EASY}\n@`));
    it('a [State] below', () => same(`[Puzzle]\n${GRID}@[State]\n${GRID.replace('..3', '4.3')}@`));
    it('sections', () => same(`[Puzzle]\n${GRID}[State]\n${GRID}@[Notes]\n${GRID}`));
    it('stacks of pencil marks', () =>
      same('1...\n..3.\n....\n.2..\n@\n1  34 24  24\n24 4  3   1\n34 1  24  234\n34 2  14  34\n@'));
    it('grids without an empty line between them', () => same(`${gridOf(EASY)}\n@${gridOf(EASY)}\n`));
    it('quoted grids', () => {
      const mail = GRID.replace(/^(?=.)/gm, '> ');
      same(`${mail}@${mail}`);
    });
    it('lists of 4x4 puzzles', () => same('1.....3..4...2..\n@1.....3..4...2..\n@2.....3..4...1..\n'));
    it('while a comment with another key is a title', () =>
      assert.equal(parse(`# corner piece: r1c3=1\n${GRID}`).puzzles[0].title, 'corner piece: r1c3=1'));
  });

  describe('stay', () => {
    const text = `Name\n${GRID.replace('....', '4...')}# corner: r1c3=12\n# colour: r1c1=1\n\n${EASY}\n# centre: r1c3=12\n${EASY}\n`;
    const marksOfAll = (all: string) =>
      parse(all).puzzles.map(puzzle => MARK_LAYERS.map(layer => String(marksOf(puzzle, sourceOf(all))[layer])));
    it('when puzzles are formatted', () => {
      for (const style of FORMAT_STYLES) {
        const formatted = applied(text, ended(formatAll(documentOf(text), { start: 0, end: text.length }, style)));
        assert.deepEqual(marksOfAll(formatted), marksOfAll(text), style);
        assert.match(formatted, /\n# corner: r1c3=12\n# colour: r1c1=1\n\n/);
      }
    });
    it('when puzzles are converted', () => {
      for (const form of ['line', 'plain', 'spaced', 'bordered', 'boxDrawing', 'pencilMarks'] satisfies ConvertForm[]) {
        for (const [i, puzzle] of parse(text).puzzles.entries()) {
          const result = convert(sourceOf(text), puzzle, form);
          assert.ok(result.isFound, result.isFound ? '' : `${form} ${i}: ${result.reason}`);
          const converted = applied(text, result.value.edits);
          assert.deepEqual(marksOfAll(converted), marksOfAll(text), `${form} ${i}`);
        }
      }
    });
    it('when numbers become letters, with the same meaning', () => {
      const grid = [` 1 12${'  .'.repeat(10)}`, ...Array(11).fill('  .'.repeat(12).slice(1).padStart(35))].join('\n');
      const numbers = `${grid}\n# corner: r1c3=1,12 x\n# colour: r1c3=12\n`;
      const result = convert(sourceOf(numbers), parse(numbers).puzzles[0], 'line');
      assert.ok(result.isFound);
      assert.match(applied(numbers, result.value.edits), /^ 1C\.{142}\n# corner: r1c3=1C x\n# colour: r1c3=12\n$/);
    });
    it('when cells are filled', () => {
      const [puzzle] = parse(text).puzzles;
      assert.equal(applied(text, fill(puzzle, 15, 4)), text.replace('.2..\n', '.2.4\n'));
    });
    it('with their puzzle in the outline', () => {
      const [first, , third] = ended(outlineOf(documentOf(text), parse(text).puzzles, 0));
      assert.equal(text.slice(first.start, first.end), text.slice(0, text.indexOf('\n\n')));
      assert.equal(text.slice(third.start, third.end), EASY);
    });
  });

  const anyMarks = (puzzle: Puzzle) => {
    const { cellCount } = puzzle.grid.geometry;
    const layer = (name: (typeof MARK_LAYERS)[number]) =>
      fc
        .array(fc.tuple(fc.nat(cellCount - 1), fc.nat(2 ** largestMark(puzzle, name) - 1)), { maxLength: 8 })
        .map(parts => {
          const masks = new Array<number>(cellCount).fill(0);
          for (const [cell, mask] of parts) masks[cell] = mask;
          return masks;
        });
    return fc.record(
      { corner: layer('corner'), centre: layer('centre'), colour: layer('colour') },
      { noNullPrototype: true },
    );
  };
  const files = fc
    .tuple(written(), fc.constantFrom('', '\n', `\n${EASY}\n`, `\n\n# title\n${EASY}`))
    .map(([{ text }, end]) => text.trimEnd() + end)
    .chain(text =>
      fc.record({ text: fc.constant(text), all: fc.array(anyMarks(parse(text).puzzles[0]), { maxLength: 4 }) }),
    );

  it('are read back as written, and leave no trace when all are removed', () =>
    fc.assert(
      fc.property(files, ({ text, all }) => {
        let now = text;
        const write = (marks: Marks) => {
          now = applied(now, marksEdits(parse(now).puzzles[0], sourceOf(now), marks) ?? assert.fail());
          assert.deepEqual(marksOf(parse(now).puzzles[0], sourceOf(now)), marks);
          const titles = (each: string) => parse(each).puzzles.map(({ title, text: own }) => [title, own]);
          assert.deepEqual(titles(now), titles(text));
        };
        for (const marks of all) write(marks);
        write(marksOf(parse(text).puzzles[0], sourceOf(text)));
        assert.equal(now, text);
      }),
      RUNS,
    ));
});
