import assert from 'node:assert/strict';
import fc from 'fast-check';
import { quietSpansOf } from '../../../src/features/looks/quiet';
import { RUNS } from '../../core/arbitraries';
import { EASY, marked } from '../../text/texts';
import { mutated, puzzleText } from '../../text/writtenPuzzles';
import { readAll } from '../readingTexts';

const quietIn = (text: string, start = 0) => quietSpansOf(text.slice(start), start, readAll(text).puzzles);
const blanks = (text: string) => marked(text, quietIn(text).blanks);
const candidates = (text: string) => marked(text, quietIn(text).candidates);

describe('quiet parts of a text', () => {
  it('are the individual blanks of a grid', () =>
    assert.equal(blanks('# 1.3.\n1.3.\n..1.\n.1.4\n4...\n'), '# 1.3.\n1«.»3«.»\n«.»«.»1«.»\n«.»1«.»4\n4«.»«.»«.»\n'));
  it('are runs of blanks in a single-line puzzle', () => {
    const [marks] = blanks(`${EASY} # ..1\n`).split(' #');
    assert.equal(marks.replaceAll(/[«»]/g, ''), EASY);
    assert.deepEqual(
      marks.match(/«[^»]*»/g),
      EASY.match(/\.+/g)?.map(run => `«${run}»`),
    );
  });
  it('include the frame and separators, but not spaces or comments', () =>
    assert.equal(
      blanks('+--+--+\n|1.|.4|\n|..|3.|   # a\n+--+--+\n|..|..|\n|.2|..|\n+--+--+ # ---\n'),
      '«+--+--+»\n«|»1«.»«|»«.»4«|»\n«|»«.»«.»«|»3«.»«|»   # a\n«+--+--+»\n«|»«.»«.»«|»«.»«.»«|»\n«|»«.»2«|»«.»«.»«|»\n«+--+--+» # ---\n',
    ));
  it('exclude unreadable text', () =>
    assert.equal(blanks('1.3.\n.?1.\n.1.4\n4...\n'), '1«.»3«.»\n«.»?1«.»\n«.»1«.»4\n4«.»«.»«.»\n'));
  it('include the candidates of empty cells, but not as blanks', () => {
    const text = '1 24 3 24\n24 . 1 3\n3 1 24 24\n24 3 2 1\n';
    assert.equal(candidates(text), '1 «24» 3 «24»\n«24» . 1 3\n3 1 «24» «24»\n«24» 3 2 1\n');
    assert.equal(blanks(text), '1 24 3 24\n24 «.» 1 3\n3 1 24 24\n24 3 2 1\n');
  });
  it('are the same if only some lines are visible', () => {
    const text = '1.3.\n..1.\n.1.4\n4...\n';
    assert.deepEqual(
      quietIn(text, 10).blanks,
      quietIn(text).blanks.filter(({ start }) => start >= 10),
    );
  });
  it('never include a digit, are each on one line, and are in order without overlaps', () =>
    fc.assert(
      fc.property(fc.oneof(puzzleText, mutated), text => {
        const { puzzles } = readAll(text);
        const quiet = quietSpansOf(text, 0, puzzles);
        for (const spans of [quiet.blanks, quiet.candidates]) {
          let last = 0;
          for (const { start, end } of spans) {
            assert.ok(last <= start && start < end && end <= text.length);
            assert.doesNotMatch(text.slice(start, end), /[\r\n]/);
            last = end;
          }
        }
        for (const { start, end } of quiet.blanks) assert.doesNotMatch(text.slice(start, end), /[1-9]/);
      }),
      RUNS,
    ));
});
