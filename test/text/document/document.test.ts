import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { SegmentPlace } from '../../../src/text/document/segments';
import { parse } from '../../../src/text/parser/parser';
import { RUNS } from '../../core/arbitraries';
import { EASY, gridOf } from '../texts';
import { content, edits, MARKS, PENCIL_MARKS, views } from './documentTexts';
import { agrees, edit, opened, readAll } from './editing';

describe('a document after edits', () => {
  it('has the puzzles of a fresh parse after any edits', () => {
    fc.assert(
      fc.property(
        fc.oneof(content, views),
        edits,
        fc.array(fc.boolean()),
        fc.array(fc.boolean()),
        (start, changes, pauses, undone) => {
          const file = opened(start);
          for (const [i, { at, cut, typed }] of changes.entries()) {
            if (pauses[i]) readAll(file.document);
            const offset = Math.floor(at * file.text.length);
            const removed = file.text.content.slice(offset, offset + cut);
            edit(file, offset, cut, typed);
            if (!undone[i]) continue;
            readAll(file.document);
            agrees(file);
            edit(file, offset, typed.length, removed);
          }
          readAll(file.document);
          agrees(file);
        },
      ),
      RUNS,
    );
  });

  it('is corrected after it has been read from a guessed start', () => {
    fc.assert(
      fc.property(
        fc.oneof(content, views),
        edits,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (start, changes, share) => {
          const file = opened(start.repeat(Math.ceil(60_000 / (start.length + 1))));
          const at = Math.floor(share * file.text.length);
          file.document.readIn({ start: at, end: Math.min(at + 500, file.text.length) });
          for (const { at, cut, typed } of changes) edit(file, Math.floor(at * file.text.length), cut, typed);
          readAll(file.document);
          agrees(file);
        },
      ),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 10) },
    );
  });

  it('parses again only the segments that an edit touches', () => {
    const file = opened(`${EASY}\n`.repeat(2000));
    readAll(file.document);
    file.text.asked.length = 0;
    edit(file, 82 * 1000 + 40, 1, '5');
    readAll(file.document);
    const asked = file.text.asked.reduce((sum, { start, end }) => sum + end - start, 0);
    assert.ok(asked < 2000, `${asked} characters`);
    agrees(file);
  });

  describe('in a line of several megabytes', () => {
    const lines = [
      `${EASY} ${'12345678 '.repeat(300_000)}`,
      '.'.repeat(3_000_000),
      `# ${'comment '.repeat(300_000)}`,
      `${'a\u{1f600}'.repeat(1_000_000)}`,
    ];
    for (const line of lines) {
      it(`reads only text near an edit: ${line.slice(0, 12)}`, () => {
        const file = opened(`${EASY}\n${line}\n${EASY}\n`);
        readAll(file.document);
        for (const at of [90, 5000, 9000, 40_000, 1_000_000, 2_000_000]) {
          for (const [cut, typed] of [...Array(12).fill([0, '5']), [1, ''], [1, ''], [2, '123']] as [
            number,
            string,
          ][]) {
            file.text.asked.length = 0;
            edit(file, at, cut, typed);
            readAll(file.document);
            const asked = file.text.asked.reduce((sum, { start, end }) => sum + end - start, 0);
            assert.ok(asked < 100_000, `${asked} characters for an edit at ${at}`);
          }
        }
        const { length } = file.text;
        let segments = 0;
        for (let at: SegmentPlace | undefined = file.document.segments.first; at; at = file.document.segments.next(at))
          segments++;
        assert.ok(segments < length / 2000, `${segments} segments`);
        agrees(file);
      });
    }

    it('reads the new lines after a line break is inserted', () => {
      const file = opened(`${'x '.repeat(30_000)}\n${EASY}\n`);
      readAll(file.document);
      for (const at of [50_000, 30_000, 8192, 8191, 8193, 4000]) {
        edit(file, at, 0, `\n${EASY}\n`);
        readAll(file.document);
        agrees(file);
      }
      assert.equal([...file.document.puzzles()].length, 7);
      for (const at of [8192, 30_000]) {
        edit(file, at, 90, '');
        readAll(file.document);
        agrees(file);
      }
    });
  });

  it('keeps the segments that an edit does not touch', () => {
    const file = opened(`${EASY}\n`.repeat(2000));
    readAll(file.document);
    const segmentsOf = () => {
      const all = [];
      const { segments } = file.document;
      for (let at: SegmentPlace | undefined = segments.first; at; at = segments.next(at)) all.push(at.segment);
      return all;
    };
    const before = new Set(segmentsOf());
    edit(file, 82 * 1000 + 40, 1, '5');
    readAll(file.document);
    assert.equal(segmentsOf().filter(segment => !before.has(segment)).length, 1);
  });

  it('reads the middle of a long text directly, and nothing else', () => {
    const file = opened(`${EASY}\n`.repeat(50_000));
    const at = 82 * 30_000 + 10;
    const { puzzles } = file.document.around({ start: at, end: at });
    assert.ok(puzzles.some(({ start, end }) => start <= at && at <= end));
    const asked = file.text.asked.reduce((sum, { start, end }) => sum + end - start, 0);
    assert.ok(asked < 100_000, `${asked} characters`);
  });

  it('finds the puzzles around an offset', () => {
    const text = `title\n${EASY}\n\n${gridOf(EASY)}\n\nwords\n`;
    const { document } = opened(text);
    const at = (offset: number) => document.around({ start: offset, end: offset }).puzzles.map(({ start }) => start);
    assert.deepEqual(at(0).slice(0, 1), [6]);
    assert.deepEqual(at(20).slice(0, 1), [6]);
    assert.equal(at(text.length).at(-1), 6 + 81 + 2);
  });

  it('merges pencil marks with the grids before them, in any order of edits', () => {
    const changed = MARKS.replace('6..|195', '7..|284');
    const cases: [text: string, cut: string, typed: string][] = [
      [`${changed}\n${MARKS}\n${PENCIL_MARKS}`, '7..|284', '6..|195'],
      [`${MARKS}\n${MARKS}\nwords\n${PENCIL_MARKS}`, 'words\n', ''],
      [`${MARKS}\n${MARKS}\nwords\n${PENCIL_MARKS}`, 'words\n', 'Candidates\n'],
      [`${MARKS}\nwords\n${PENCIL_MARKS}`, 'words\n', 'Candidates\n'],
      [`${MARKS}\nwords\n${MARKS}\n${PENCIL_MARKS}`, 'words\n', ''],
    ];
    for (const [text, cut, typed] of cases) {
      const file = opened(`${text}\n${EASY}\n`);
      const at = text.indexOf(cut);
      for (const [removed, added] of [
        [cut, typed],
        [typed, cut],
        [cut, typed],
      ]) {
        readAll(file.document);
        agrees(file);
        edit(file, at, removed.length, added);
      }
      readAll(file.document);
      agrees(file);
      assert.equal(parse(file.text.content).puzzles.length, 2);
    }
  });

  it('is divided into short segments in every section', () => {
    for (const head of ['', '[Puzzle]\n', '[State]\n', '[Puzzle]\n[State]\n', '[Puzzle]\n[Other]\n']) {
      const file = opened(head + `${EASY}\n`.repeat(500) + 'Some words\nand a few more\n'.repeat(2000));
      readAll(file.document);
      agrees(file);
      const { segments } = file.document;
      for (let at: SegmentPlace | undefined = segments.first; at; at = segments.next(at)) {
        assert.ok(at.segment.length < 50_000, `${head}: ${at.segment.length}`);
      }
    }
  });

  it('reads words again only near an edit', () => {
    const words = Array.from({ length: 20_000 }, (_, i) => `Words of line ${i * 7919}\n`).join('');
    const file = opened(words);
    readAll(file.document);
    file.text.asked.length = 0;
    edit(file, 0, 0, 'one more\n');
    readAll(file.document);
    agrees(file);
    const asked = file.text.asked.slice(0, -1).reduce((sum, { start, end }) => sum + end - start, 0);
    assert.ok(asked < 100_000, `${asked} characters of ${words.length}`);
  });

  it('finds the last puzzle far above', () => {
    const file = opened(`${EASY}\n${'words\n'.repeat(200_000)}`);
    readAll(file.document);
    file.text.asked.length = 0;
    const { puzzles } = file.document.around({ start: file.text.length, end: file.text.length });
    assert.deepEqual(
      puzzles.map(({ start }) => start),
      [0],
    );
  });

  it('returns the same puzzle objects until a puzzle changes', () => {
    const file = opened(`${EASY}\n`.repeat(3));
    const { document } = file;
    document.see({ start: 0, end: 80 });
    const all = () => document.around({ start: 0, end: file.text.length }).puzzles;
    const first = all();
    assert.equal(first.length, 3);
    for (const [i, puzzle] of all().entries()) assert.equal(puzzle, first[i]);
    edit(file, 2, 1, '4');
    document.see({ start: 0, end: 80 });
    const edited = all();
    assert.notEqual(edited[0].grid, first[0].grid);
    assert.equal(edited[2].start, first[2].start);
    document.markGivens(edited[0]);
    assert.notEqual(all()[0], edited[0]);
  });

  it('may be empty', () => {
    const file = opened('');
    readAll(file.document);
    agrees(file);
    edit(file, 0, 0, EASY);
    readAll(file.document);
    agrees(file);
    edit(file, 0, 81, '');
    readAll(file.document);
    agrees(file);
    assert.deepEqual(file.document.around({ start: 0, end: 0 }), { puzzles: [] });
  });
});
