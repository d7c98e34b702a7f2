import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CanonicalForms } from '../../../src/core/canonical/index';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine, parseLine } from '../../../src/core/notation';
import { RUNS } from '../../core/arbitraries';
import { symmetric, symmetry } from '../../core/symmetry';
import { EASY, gridOf } from '../../text/texts';
import { collected, lines } from './collected';

const OTHER = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const BOTH = { duplicate: 'information', 'isomorphic-duplicate': 'hint' } as const;
const NINE = geometryOfSize(9);

/** The puzzle with rows 1 and 2 swapped and digits renamed. */
const rearranged = (line: string) => {
  const renamed = line.replace(/\d/g, digit => String((Number(digit) % 9) + 1));
  return renamed.slice(9, 18) + renamed.slice(0, 9) + renamed.slice(18);
};

describe('copies', () => {
  it('are the later ones, and name the first', () => {
    const text = `# One\n${EASY}\n${OTHER}\n${EASY}\n${EASY}\n`;
    const found = collected(text, BOTH).check();
    const starts = [1, 2].map(n => 6 + (n + 1) * 82);
    assert.deepEqual(
      lines(found),
      starts.map(start => `duplicate information ${start}: This puzzle is a copy of One above`),
    );
    for (const { start, end, related } of found) {
      assert.equal(text.slice(start, end), EASY);
      assert.deepEqual(related, [{ start: 6, end: 87, message: 'The first one' }]);
    }
  });

  it('are found in any notation', () => {
    const zeros = EASY.replaceAll('.', '0');
    const found = collected(`${EASY}\n\n${gridOf(zeros)}\n`, BOTH).check();
    assert.deepEqual(lines(found), ['duplicate information 83: This puzzle is a copy of a puzzle above']);
  });

  it('exclude those with another digit, and empty or unreadable grids', () => {
    const empty = '.'.repeat(81);
    const broken = EASY.slice(1);
    assert.deepEqual(collected([EASY, OTHER, empty, empty, broken, broken].join('\n'), BOTH).check(), []);
  });

  it('include those with the same rules', () => {
    const killer = (sum: number) => `....\n....\n....\n....\n[Rules]\ncage ${sum}: r1c12\n\n`;
    assert.equal(collected(killer(3) + killer(4) + killer(3), BOTH).check().length, 1);
  });

  it('include those with the same rules in another order or in other words', () => {
    const ruled = (rules: string) => `....\n....\n....\n....\n${rules}\n\n`;
    const copies = (one: string, other: string, count = 1) =>
      assert.equal(collected(ruled(one) + ruled(other), BOTH).check().length, count, other);
    copies('[Rules]\ncage 3: r1c12\nanti-knight', '[Rules]\nAntiKnight\nkiller 3: r1c2 r1c1');
    copies('[Rules]\neven: r1c1 r2c3\nv: r1c12', '[Rules]\nv: r1c2 r1c1\neven: r2c3\neven: r1c1');
    copies('[Rules]\nrenban: r1c1-r1c3', '[Rules]\nrenban: r1c3-r1c1');
    copies('[Rules]\nthermo: r1c1-r1c3', '[Rules]\nthermo: r1c3-r1c1', 0);
    copies('[Regions]\nAAAB\nACBB\nCCDB\nCDDD', '[Regions]\nxxxy\nxzyy\nzzwy\nzwww');
    copies('[Regions]\nAAAB\nACBB\nCCDB\nCDDD', '[Regions]\nABBB\nAACB\nADCC\nDDDC', 0);
  });

  it('are isomorphic if lines are reordered, and listed as such if the rule isomorphic-duplicate is on', () => {
    const text = `${EASY}\n${rearranged(EASY)}\n${rearranged(EASY)}\n`;
    assert.deepEqual(
      lines(collected(text, BOTH).check()).map(line => line.split(':')[0]),
      ['isomorphic-duplicate hint 82', 'duplicate information 164'],
    );
    assert.deepEqual(
      lines(collected(text, { duplicate: 'information' }).check()).map(line => line.split(':')[0]),
      ['duplicate information 164'],
    );
  });

  it('follow edits', () => {
    const file = collected(`${EASY}\n${OTHER}\n${EASY}\n`, BOTH);
    assert.equal(file.check().length, 1);
    file.edit(82, 82, '# a new line\n');
    const [moved] = file.check();
    assert.deepEqual([moved.start, moved.related[0].start], [82 * 2 + 13, 0]);
    file.edit(0, 0, `${OTHER}\n`);
    assert.deepEqual(
      file.check().map(({ start, related }) => [start, related[0].start]),
      [
        [82 * 2 + 13, 0],
        [82 * 3 + 13, 82],
      ],
    );
    file.edit(82, 82 + 81, OTHER);
    assert.equal(file.check().length, 2, 'three of the other puzzle');
  });

  it('keep their place in a line above when the text between them changes', () => {
    const file = collected(`${EASY}\n\n# a title\n\n${EASY}\n`, BOTH);
    file.check();
    file.edit(85, 92, '');
    const [{ start, related }] = file.check();
    assert.deepEqual([start, related[0].start, related[0].end], [87, 0, 81]);
  });

  it('keep the place of the first one far below an edit', () => {
    const others = ['1', '2', '3', '6', '7'].map(digit => OTHER.replace('5', digit));
    const file = collected([EASY, ...others, EASY].map(line => `${line}\n`).join(''), BOTH);
    file.check();
    const last = () => file.document.segments.reaching(file.source.length - 10).segment;
    const before = last();
    file.edit(164, 164, '# a new line\n');
    const found = file.check().filter(({ start }) => start > 400);
    assert.equal(last(), before, 'the copy was not read again');
    assert.deepEqual(
      found.map(({ start, related }) => [start, related[0].start, related[0].end]),
      [[82 * 6 + 13, 0, 81]],
    );
  });

  it('are those found by a comparison of all pairs', () => {
    const forms = new CanonicalForms();
    const formOf = (line: string) => makeLine(forms.find('text', parseLine(line)!)!.digits);
    const base = [EASY, OTHER];
    const puzzle = fc
      .tuple(fc.nat(1), fc.option(symmetry(NINE)))
      .map(([i, change]) => (change ? makeLine(symmetric(parseLine(base[i])!, change).digits) : base[i]));
    fc.assert(
      fc.property(fc.array(fc.oneof(puzzle, fc.constantFrom(...base)), { maxLength: 7 }), puzzles => {
        const found = collected(puzzles.map(line => `${line}\n`).join(''), BOTH).check();
        const expected = puzzles.flatMap((line, i) => {
          const before = puzzles.slice(0, i);
          const first = before.indexOf(line);
          if (first >= 0) return [['duplicate', i, first]];
          const alike = before.findIndex(other => formOf(other) === formOf(line));
          return alike >= 0 ? [['isomorphic-duplicate', i, alike]] : [];
        });
        assert.deepEqual(
          found.map(({ code, start, related }) => [code, start / 82, related[0].start / 82]),
          expected,
        );
      }),
      RUNS,
    );
  });

  it('are the same after any edits as in a new document', () => {
    const puzzle = fc.constantFrom(EASY, OTHER, rearranged(EASY), EASY.replace('3', '.'), '# a comment');
    const edit = fc.record({ line: fc.nat(20), removed: fc.nat(3), added: fc.array(puzzle, { maxLength: 3 }) });
    const text = (lines: readonly string[]) => lines.map(line => `${line}\n`).join('');
    fc.assert(
      fc.property(
        fc.array(puzzle, { maxLength: 12 }),
        fc.array(edit, { maxLength: 8 }),
        fc.nat(),
        (first, edits, stop) => {
          const written = [...first];
          const file = collected(text(written), BOTH);
          for (const [i, { line, removed, added }] of edits.entries()) {
            const at = Math.min(line, written.length);
            const start = text(written.slice(0, at)).length;
            const gone = written.splice(at, removed, ...added);
            file.edit(start, start + text(gone).length, text(added));
            // A check that the next edit interrupts.
            const work = file.checking.work(() => {});
            for (let left = (stop * (i + 1)) % 30; left > 0 && !work.next().done; left--);
          }
          assert.deepEqual(lines(file.check()), lines(collected(text(written), BOTH).check()));
        },
      ),
      RUNS,
    );
  });
});
