import assert from 'node:assert/strict';
import fc from 'fast-check';
import { candidatesOf } from '../../../src/core/candidates';
import { geometryOfSize } from '../../../src/core/geometry';
import { type Conversion, type ConvertForm, convert } from '../../../src/features/formatting/convert';
import { sourceOf } from '../../../src/text/document/textSource';
import { applied } from '../../../src/text/edits';
import { marksOf } from '../../../src/text/marks/marks';
import { parse } from '../../../src/text/parser/parser';
import { RUNS, soluble } from '../../core/arbitraries';
import { MAKERS } from '../../text/parser/makers';
import { written } from '../../text/writtenPuzzles';

const FORMS: readonly ConvertForm[] = ['line', 'plain', 'spaced', 'bordered', 'boxDrawing', 'pencilMarks'];

/** Converts the n-th puzzle of a text. Returns the new text and the conversion, or the reason why it was not converted. */
function converted(text: string, form: ConvertForm, n = 0): { text: string; value: Conversion } | string {
  const source = { length: text.length, slice: (start: number, end: number) => text.slice(start, end) };
  const result = convert(source, parse(text).puzzles[n], form);
  return result.isFound ? { text: applied(text, result.value.edits), value: result.value } : result.reason;
}

function check(text: string, form: ConvertForm, expected: string, n = 0): void {
  const result = converted(text, form, n);
  assert.equal(typeof result === 'string' ? result : result.text, expected);
}

const GRID = '53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79';
const LINE = GRID.replaceAll('\n', '');

describe('convert', () => {
  it('converts a grid to one line', () => check(`Title\n${GRID}\n`, 'line', `Title\n${LINE}\n`));
  it('converts one line to a grid', () => check(`Title\n${LINE}\n`, 'plain', `Title\n${GRID}\n`));
  it('keeps comments of rows at the end of the line', () =>
    check(`${GRID.replace('\n6', ' # a\n6').replace('\n8', '\n# b\n8')}\n`, 'line', `${LINE} # a # b\n`));
  it('turns a label and a comment into comments above the grid', () =>
    check(`Monday: ${LINE} # hard\n`, 'plain', `# hard\n# Monday\n${GRID}\n`));
  it('turns fields of a table into comments too', () => check(`12,${LINE},easy\n`, 'plain', `# 12, easy\n${GRID}\n`));
  it('keeps the grid separate from adjacent puzzles', () =>
    check(`${LINE}\n${LINE}\n${LINE}\n`, 'plain', `${LINE}\n\n${GRID}\n\n${LINE}\n`, 1));
  it('keeps line endings', () => check(`${LINE}\r\n`, 'plain', `${GRID.replaceAll('\n', '\r\n')}\r\n`));
  it('changes nothing that already has the form', () => {
    check(`${GRID}\n`, 'plain', `${GRID}\n`);
    check(`${LINE}\n`, 'line', `${LINE}\n`);
  });
  it('keeps the pencil marks of a grid with numbers, whose digits become letters on one line', () => {
    const rows = Array.from({ length: 10 }, (_, row) => (row === 0 ? '10  .' : ' .  9') + '  .'.repeat(8));
    const lines = ['# corner: r1c2=1,9 r2c3=8', '# centre: r3c3=2', '# colour: r1c1=1 r2c2=9'];
    for (const kept of [lines, lines.slice(0, 1), lines.slice(2)]) {
      const text = `${rows.join('\n')}\n${kept.join('\n')}\n`;
      const marksIn = (written: string) => marksOf(parse(written).puzzles[0], sourceOf(written));
      const result = converted(text, 'line');
      assert.ok(typeof result !== 'string');
      assert.match(result.text, /^A\.{10}9\.{9}9/);
      assert.deepEqual(marksIn(result.text), marksIn(text), result.text);
      assert.equal(result.text.split('\n').length, kept.length + 2);
    }
  });
  it('counts lost eliminated candidates', () => {
    const marks = '1   34  24  24\n24  4   3   124\n34  134 124 1234\n34  2   14  13\n';
    const result = converted(marks, 'plain');
    assert.ok(typeof result !== 'string');
    assert.equal(result.value.lostCandidates, 1);
    assert.equal(result.text, '1...\n.43.\n....\n.2..\n');
  });
  it('reports that givens are lost', () => {
    const line = ':0003:1:48.+6.7.5.5.6.24..72..3......5....9.8...749...7.2....3......6..99..17.5.3.7.9...21:136::146:';
    const result = converted(line, 'plain');
    assert.ok(typeof result !== 'string');
    assert.ok(result.value.losesGivens);
    assert.equal(result.value.lostCandidates, 1);
    assert.match(result.text, /^# .*0003:1.*\n48\.6\.7\.5\.\n/);
  });
  it('explains why a puzzle is not converted', () => {
    assert.match(converted('1.. \n..3.\n....\n.2..\n', 'line') as string, /cannot be read completely/);
    assert.match(converted(`${'.'.repeat(256)}\n`, 'pencilMarks') as string, /up to 9x9/);
    assert.match(
      converted('[Puzzle]\n1...\n..3.\n....\n.2..\n[State]\n1..4\n..3.\n....\n.2..\n', 'line') as string,
      /several grids/,
    );
  });

  it('converts one line to the same text as its grid, in every form', () => {
    for (const form of FORMS) {
      const [line, grid] = [`${LINE}\n`, `${GRID}\n`].map(text => converted(text, form));
      assert.ok(typeof line !== 'string' && typeof grid !== 'string');
      assert.equal(line.text, grid.text, form);
    }
  });
  it('gives a puzzle in several grids another layout, but neither one line nor marks', () => {
    const text = '[Puzzle]\n1...\n..3.\n....\n.2..\n[State]\n1..4\n..3.\n....\n.2..\n';
    const refused = FORMS.filter(form => typeof converted(text, form) === 'string');
    assert.deepEqual(refused, ['line', 'pencilMarks']);
  });

  it('restores digits and candidates when the result is converted back', () =>
    fc.assert(
      fc.property(
        soluble(geometryOfSize(9), 0.7),
        fc.constantFrom(...FORMS),
        fc.constantFrom(...FORMS),
        (grid, there, back) => {
          const maker = MAKERS.find(({ name }) => name === 'rows, blank .') ?? assert.fail();
          const text = `Title\n${maker.make(grid)}`;
          const first = converted(text, there);
          assert.ok(typeof first !== 'string', `${first}`);
          const second = converted(first.text, back);
          assert.ok(typeof second !== 'string', `${second}`);
          const third = converted(second.text, 'plain');
          assert.ok(typeof third !== 'string', `${third}`);
          for (const result of [first, second, third]) {
            const [puzzle] = parse(result.text).puzzles;
            assert.equal(puzzle.title, 'Title');
            assert.equal(puzzle.grid.digits.join(), grid.digits.join());
            assert.equal(candidatesOf(puzzle.grid).join(), candidatesOf(grid).join());
            assert.equal(result.value.lostCandidates, 0);
          }
          assert.equal(third.text, text);
        },
      ),
      RUNS,
    ));

  it('keeps the digits of every format, or changes nothing', () =>
    fc.assert(
      fc.property(written(), fc.constantFrom(...FORMS), ({ text }, form) => {
        const result = converted(text, form);
        if (typeof result === 'string') return;
        const [before] = parse(text).puzzles;
        const { puzzles } = parse(result.text);
        assert.equal(puzzles.length, 1);
        assert.equal(puzzles[0].grid.digits.join(), before.grid.digits.join());
        assert.equal(puzzles[0].problems.length, 0);
      }),
      RUNS,
    ));

  it('never moves adjacent puzzles', () =>
    fc.assert(
      fc.property(written(), fc.constantFrom(...FORMS), ({ text }, form) => {
        const file = `${LINE}\n${LINE}\n\nTitle\n${text}\n\n${GRID}\n`;
        const at = parse(file).puzzles.findIndex(({ title }) => title === 'Title');
        const result = at < 0 ? '' : converted(file, form, at);
        if (typeof result === 'string') return;
        const digits = (content: string) => parse(content).puzzles.map(({ grid }) => grid.digits.join());
        assert.deepEqual(digits(result.text), digits(file));
      }),
      RUNS,
    ));
});
