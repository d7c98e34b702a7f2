import assert from 'node:assert/strict';
import fc from 'fast-check';
import { restart, startPlaying } from '../../../src/features/puzzles/play';
import * as messages from '../../../src/messages/index';
import { PuzzleDocument } from '../../../src/text/document/document';
import { applied, fill } from '../../../src/text/edits';
import { marksOf } from '../../../src/text/marks/marks';
import { parse } from '../../../src/text/parser/parser';
import { RUNS } from '../../core/arbitraries';
import { sourceOf } from '../../text/source';
import { EASY, EASY_SOLVED, gridOf } from '../../text/texts';
import { written } from '../../text/writtenPuzzles';

const GRID = '1...\n..3.\n....\n.2..\n';
const MARKS = '# corner: r1c2=34\n# colour: r1c1=1\n';

/** The text after playing one of its puzzles has started. */
function played(text: string, index = 0): string {
  const result = startPlaying(parse(text).puzzles[index], sourceOf(text));
  return 'edits' in result ? applied(text, result.edits) : assert.fail(result.refused);
}
const refusal = (text: string) => {
  const result = startPlaying(parse(text).puzzles[0], sourceOf(text));
  return 'refused' in result ? result.refused : assert.fail('not refused');
};

/** The reason to refuse a puzzle whose first row is too short. */
const UNREAD = 'This puzzle cannot be read completely. Row 1: This row has 3 cells; a row of a 4x4 puzzle needs 4.';

describe('Start Playing', () => {
  const becomes = (before: string, after: string) => assert.equal(played(before), after);
  it('writes a state below a grid', () => becomes(`Name\n${GRID}`, `Name\n[Puzzle]\n${GRID}[State]\n${GRID}`));
  it('makes two edits', () => {
    const result = startPlaying(parse(GRID).puzzles[0], sourceOf(GRID));
    const end = GRID.length - 1;
    assert.deepEqual(result, {
      edits: [
        { start: 0, end: 0, text: '[Puzzle]\n' },
        { start: end, end, text: `\n[State]\n${GRID.trimEnd()}` },
      ],
    });
  });
  it('adds no line end at the end of the text', () =>
    becomes(GRID.trimEnd(), `[Puzzle]\n${GRID}[State]\n${GRID.trimEnd()}`));
  it('writes the state below a single-line puzzle', () =>
    becomes(`Monday: ${EASY} # a\n`, `[Puzzle]\nMonday: ${EASY} # a\n[State]\n${EASY}\n`));
  it('writes the state between the lines of a list', () =>
    becomes(`17,${EASY},a\n${EASY}\n`, `[Puzzle]\n17,${EASY},a\n[State]\n${EASY}\n${EASY}\n`));
  it('uses an existing [Puzzle] heading', () =>
    becomes(`[Puzzle]\n#Dname\n${GRID}`, `[Puzzle]\n#Dname\n${GRID}[State]\n${GRID}`));
  it('adds both sections below an existing [State] heading', () =>
    becomes(`[State]\n${GRID}`, `[State]\n[Puzzle]\n${GRID}[State]\n${GRID}`));
  it('copies the frame without its comments', () => {
    const framed = '+--+--+\n|1.|..| # a\n|..|3.|\n+--+--+\n# b\n|..|..|\n|.2|..|\n+--+--+';
    becomes(`${framed}\n`, `[Puzzle]\n${framed}\n[State]\n${framed.replace(' # a', '').replace('# b\n', '')}\n`);
  });
  it('keeps the line endings of the file, its indentation and its byte order mark', () => {
    const lines = GRID.replace(/^(?=.)/gm, '  ').replaceAll('\n', '\r\n');
    becomes(`\ufeff${lines}`, `\ufeff[Puzzle]\r\n${lines}[State]\r\n${lines}`);
    becomes(`\ufeff${EASY}\n`, `\ufeff[Puzzle]\n${EASY}\n[State]\n${EASY}\n`);
  });
  it('keeps a pasted form with nothing above or below the rows', () => {
    const cells = GRID.replace(/[^\n]/g, '[$&]').replaceAll('.', ' ');
    becomes(`Name\n${cells}`, `Name\n[Puzzle]\n${cells}[State]\n${cells}`);
  });
  it('writes the state above the marks', () => becomes(`${GRID}${MARKS}`, `[Puzzle]\n${GRID}[State]\n${GRID}${MARKS}`));
  it('moves entries to the state', () => {
    const text = gridOf(EASY);
    const content = { text };
    const document = new PuzzleDocument({
      get length() {
        return content.text.length;
      },
      slice: (start, end) => content.text.slice(start, end),
    });
    const first = () => document.around({ start: 0, end: 0 }).puzzles[0];
    document.see({ start: 0, end: text.length });
    for (const edit of [...fill(first(), 2, 4), { start: 0, end: 1, text: '9' }]) {
      content.text = applied(content.text, [edit]);
      document.edited(edit.start, edit.end - edit.start, edit.text.length);
      document.see({ start: 0, end: text.length });
    }
    const result = startPlaying(first(), document.source, document.givens.originalOf(first()));
    assert.ok('edits' in result);
    const state = gridOf(EASY.replace('53.', '934'));
    assert.equal(applied(content.text, result.edits), `[Puzzle]\n${text}\n[State]\n${state}`);
  });

  describe('does not change puzzles below', () => {
    const rest = (text: string) =>
      parse(text)
        .puzzles.slice(1)
        .map(({ title, text: own }) => [title, own]);
    const same = (below: string, comment = '') => {
      const text = `Name\n${GRID}${below}`;
      assert.deepEqual(rest(played(text)), rest(text));
      assert.equal(played(text), `Name\n[Puzzle]\n${GRID}[State]\n${GRID}${comment}${below}`);
    };
    it('a grid', () => same(`\nOther\n${GRID}`));
    it('a grid directly below, without an empty line', () => same(GRID));
    it('an array', () => same('\n[1,0,0,0]\n[0,0,3,0]\n[0,0,0,0]\n[0,2,0,0]\n'));
    it('a line', () => same(`${EASY}\n`));
    it('a section', () => same(`[Puzzle]\n${GRID}[Notes]\n${GRID}`));
    it('a name in brackets', () => same(`[Other]\n${GRID}[Third]\n${GRID}`, '# section: none\n'));
    it('a name in brackets far below', () => same(`${'words\n'.repeat(50_000)}[Other]\n${GRID}`, '# section: none\n'));
    it('another puzzle with a state in the same section', () => {
      const below = `\n${GRID.replace('1', '2')}[State]\n${GRID.replace('1', '2')}`;
      const text = `[Puzzle]\n${GRID}${below}`;
      assert.equal(parse(text).puzzles.length, 2);
      assert.equal(played(text), `[Puzzle]\n${GRID}[State]\n${GRID}# section: puzzle\n${below}`);
      assert.deepEqual(rest(played(text)), rest(text));
    });
    it('names in brackets, for either order of playing', () => {
      const text = `${GRID}[Second]\n${GRID}[Third]\n${GRID}`;
      const after = `[Puzzle]\n${GRID}[State]\n${GRID}# section: none\n[Second]\n[Puzzle]\n${GRID}[State]\n${GRID}# section: none\n[Third]\n${GRID}`;
      assert.equal(played(played(text), 1), after);
      assert.equal(played(played(text, 1)), after);
      const titles = parse(after).puzzles.map(({ title }) => title);
      assert.deepEqual(titles, [undefined, 'Second', 'Third']);
    });
    it('marks, and below them a name in brackets', () =>
      assert.equal(
        played(`${GRID}${MARKS}[Other]\n${GRID}`),
        `[Puzzle]\n${GRID}[State]\n${GRID}${MARKS}# section: none\n[Other]\n${GRID}`,
      ));
  });

  describe('is rejected', () => {
    it('for a puzzle that is being played', () =>
      assert.equal(refusal(`[Puzzle]\n${GRID}[State]\n${GRID}`), messages.play.isPlayed()));
    it('for pencil marks', () =>
      assert.equal(refusal('1 34 24 24\n24 4 3 1\n34 1 24 234\n34 2 14 34\n'), messages.play.storesEntries()));
    it("for HoDoKu's library", () => assert.equal(refusal(`:0000:1:${EASY}::::`), messages.play.storesEntries()));
    it('for a puzzle with problems', () => assert.equal(refusal('1..\n..3.\n....\n.2..\n'), UNREAD));
    it('for a table', () =>
      assert.equal(
        refusal(`<table>\n${GRID.replace(/./g, '<td>$&</td>').replace(/^(?=<)/gm, '<tr>')}</table>\n`),
        messages.play.noSections(),
      ));
    it('for an array', () =>
      assert.equal(refusal('[\n[1,0,0,0],\n[0,0,3,0],\n[0,0,0,0],\n[0,2,0,0]\n]\n'), messages.play.noSections()));
    it('for labeled rows', () =>
      assert.equal(refusal('r1: 1 . . .\nr2: . . 3 .\nr3: . . . .\nr4: . 2 . .\n'), messages.play.noSections()));
    it('for an array with a name', () =>
      assert.equal(
        refusal('grid = [\n[1,0,0,0],\n[0,0,3,0],\n[0,0,0,0],\n[0,2,0,0]\n]\n'),
        messages.play.noSections(),
      ));
    it('if a section would join the rows above', () => {
      const rows = gridOf(EASY).split('\n').slice(0, 9);
      const broken = rows.slice(3).join('\n');
      const framed = `..2|..5|...\n...|...|.56\n.6.|...|2.3\n---+---+---\n85.|.72|..1\n2..|.1.|..7\n6..|85.|.92\n---+---+---\n3.8|...|.6.\n52.|...|...\n...|9..|7..\n`;
      for (const newline of ['\n', '\r\n']) {
        const text = `${broken}\n${gridOf(EASY_SOLVED)}\n${framed}`.replaceAll('\n', newline);
        const { puzzles } = parse(text);
        assert.equal(puzzles.length, 3);
        const result = startPlaying(puzzles[2], sourceOf(text));
        assert.ok('refused' in result);
        assert.equal(result.refused, messages.play.changesOthers());
      }
    });
    it('for a line that continues below', () =>
      assert.equal(refusal(`${EASY} ${'x '.repeat(100_000)}`), messages.play.noSections()));
  });

  it('keeps givens, position, title and marks in every format', () => {
    const files = fc.record({
      text: written(0.6).map(({ text }) => text),
      start: fc.constantFrom('', 'Name\n', '# A comment\n', '[Name]\n'),
      end: fc.constantFrom('', '\n', `\n${EASY}\n`, `\n\nNext\n${EASY}\n`, `\n\n# The title\n[Next]\n${EASY}`),
      marks: fc.constantFrom('', '\n# corner: r1c1=12\n# colour: r2c2=1'),
    });
    fc.assert(
      fc.property(files, ({ text: grid, start, end, marks }) => {
        const text = `${start}${grid.replace(/\s+$/, '')}${marks}${end}`;
        const [puzzle, ...others] = parse(text).puzzles;
        const result = startPlaying(puzzle, sourceOf(text));
        if ('refused' in result) {
          const isPlain = puzzle.style.form === 'symbols' && !puzzle.givenPlaces && !puzzle.markPlaces;
          assert.ok(!isPlain, result.refused);
          return;
        }
        const after = applied(text, result.edits);
        const [first, ...rest] = parse(after).puzzles;
        assert.ok(first.givenPlaces);
        assert.deepEqual(first.givens, puzzle.givens);
        assert.deepEqual(first.grid.digits, puzzle.grid.digits);
        assert.deepEqual(first.problems, []);
        assert.equal(first.title, puzzle.title);
        assert.deepEqual(marksOf(first, sourceOf(after)), marksOf(puzzle, sourceOf(text)));
        const known = (all: typeof others) => all.map(({ title, text: own, givens }) => [title, own, String(givens)]);
        assert.deepEqual(known(rest), known(others));
        // Filling cells and starting again restores the text.
        const empty = first.written.indexOf(0);
        const filled = empty < 0 ? after : applied(after, fill(first, empty, 1));
        const again = restart(parse(filled).puzzles[0], sourceOf(filled));
        assert.ok('edits' in again);
        const [back] = parse(applied(filled, again.edits)).puzzles;
        assert.deepEqual(back.grid.digits, back.givens);
        assert.deepEqual(back.givens, first.givens);
      }),
      RUNS,
    );
  });
});

describe('Restart', () => {
  const restarted = (text: string, original?: Uint8Array) => {
    const result = restart(parse(text).puzzles[0], sourceOf(text), original);
    return 'edits' in result ? applied(text, result.edits) : assert.fail(result.refused);
  };
  it('resets the state to the givens, and removes all marks', () =>
    assert.equal(
      restarted(`[Puzzle]\n${GRID}[State]\n4.2.\n....\n.1..\n.2..\n${MARKS}Next\n`),
      `[Puzzle]\n${GRID}[State]\n${GRID}Next\n`,
    ));
  it('keeps the givens of a grid', () =>
    assert.equal(restarted(`12..\n..3.\n....\n.2..\n${MARKS}`, parse(GRID).puzzles[0].givens), GRID));
  it('restores the givens of a library line', () =>
    assert.equal(restarted(`:0000:1:${EASY.replace('.', '+4')}::::`), `:0000:1:${EASY}::::`));
  it('changes nothing in a puzzle at its start', () => assert.equal(restarted(GRID), GRID));
  it('is rejected if the puzzle has problems', () =>
    assert.deepEqual(restart(parse('1..\n..3.\n....\n.2..\n').puzzles[0], sourceOf('1..\n..3.\n....\n.2..\n')), {
      refused: UNREAD,
    }));
});
