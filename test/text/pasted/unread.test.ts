import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { rewriteGrid } from '../../../src/features/codeActions/rewriteGrid';
import { findingsOfNote } from '../../../src/features/diagnostics/rules/notRead';
import type { UnreadNote } from '../../../src/text/note';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED } from '../texts';
import { OTHER_SHEETS, UNREAD_DUMPS } from './unreadDumps';
import { cells, drawn, facts, fieldsOf, JIGSAW, ROWS, SOLVED, typed } from './unreadMakers';
import { UNREAD } from './unreadTexts';

/** The text that the quick fix inserts in place of a note. */
function rewritten(text: string): string {
  const file = parse(text);
  const [note] = file.notes ?? [];
  const source = { file, text, at: note } as unknown as Parameters<typeof rewriteGrid.actions>[0];
  const [action] = rewriteGrid.actions(source);
  const [edit] = 'edits' in action ? action.edits() : [];
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

describe('text that gets a note with its reason', () => {
  it('shows no grid if a row has too many fields', () => {
    const text = fieldsOf(ROWS.map((row, r) => (r === 3 ? `${row}7` : row)));
    const { puzzles, notes = [] } = parse(text);
    assert.deepEqual([puzzles, notes.filter(note => 'grids' in note)], [[], []]);
  });

  for (const [name, [text, reason, shown]] of Object.entries({ ...UNREAD, ...UNREAD_DUMPS })) {
    for (const [end, sort] of [
      ['\n', 'alone'],
      ['\r\n', 'with CRLF'],
    ]) {
      if (reason === 'utf-16' && end !== '\n') continue;
      it(`${name}, ${sort}`, () => {
        const written = `${text}\n`.replaceAll('\n', end);
        const { puzzles, notes = [] } = parse(written);
        assert.deepEqual(puzzles, []);
        assert.deepEqual(
          notes.map(note => note.reason),
          [reason],
        );
        const [note] = notes as readonly UnreadNote[];
        assert.deepEqual(
          (note.grids ?? []).map(({ digits }) => makeLine(digits)),
          shown,
        );
        assert.ok(0 <= note.start && note.start < note.end && note.end <= written.length);
      });
    }
    if (shown.length > 0)
      it(`${name}: is read after it is rewritten`, () => {
        const lines = parse(rewritten(text)).puzzles.map(({ grid }) => makeLine(grid.digits));
        assert.deepEqual(lines, shown);
      });
  }

  for (const [name, text] of Object.entries(OTHER_SHEETS))
    it(`not for ${name}`, () => {
      const { puzzles, notes } = parse(`${text}\n`);
      assert.deepEqual([puzzles, notes], [[], []]);
    });

  it('marks the only letter among digits and spaces', () => {
    const text = `${typed(ROWS).replace(' 98  ', ' 98q ')}\n`;
    const [note] = parse(text).notes ?? [];
    const [{ start, end, message }] = findingsOfNote(note);
    assert.equal(text.slice(start, end), 'q');
    assert.match(message, /^"q" is neither a digit nor a space\./);
    assert.equal((note as UnreadNote).grids, undefined);
  });

  it('becomes a grid with its regions below if it is a drawn jigsaw', () => {
    const [{ rules, grid }] = parse(rewritten(drawn(4, '.'))).puzzles;
    assert.ok(rules);
    assert.equal(grid.geometry.regions, 'irregular');
  });

  it('has no grid if it is DIMACS clauses, or a frame with another number of cells', () => {
    const clauses = facts((r, c, d) => `${81 * r + 9 * c + d} 0`).split('\n');
    for (const text of [
      clauses.slice(0, 4).join('\n'),
      clauses.map(line => `-${line.replace(' ', ' -7 ')}`).join('\n'),
    ])
      assert.deepEqual(parse(`p cnf 729 9\n${text}\n`).puzzles, []);
    // Candidates in wrong places.
    const text = cells(' ').replaceAll(' 1   3 ', ' 3   1 ');
    assert.deepEqual(parse(`${text}\n`).puzzles, []);
  });

  it('includes underscores between the rows of a jigsaw, and lines around cages', () => {
    const wall = (r: number, c: number, [dr, dc]: readonly number[]) => JIGSAW[r + dr]?.[c + dc] !== JIGSAW[r][c];
    const rows = ROWS.map((row, r) => {
      const cells = [...row].map(
        (c, i) => (c !== '.' ? c : wall(r, i, [1, 0]) ? '_' : ' ') + (wall(r, i, [0, 1]) ? '|' : ' '),
      );
      return `|${cells.join('')}`;
    });
    const underlined = ` ${'_ '.repeat(9)}\n${rows.join('\n')}`;
    const killer = drawn(4, ' ').replace(
      /^\|.*$/gm,
      row => `${row.replace(/\d/g, ' ').replace(/\| {2}/, '|12')}\n${row.replace(/\d/g, ' ')}`,
    );
    for (const [text, reason] of [
      [underlined, 'regions'],
      [killer, 'cages'],
    ]) {
      const { puzzles, notes = [] } = parse(`${text}\n`);
      assert.deepEqual([puzzles.length, notes.map(note => note.reason)], [0, [reason]], text);
    }
  });

  it('has unequal rows only if their numbers of cells differ', () => {
    const row = (r: number) => [...Array(11).keys()].map(c => `${((7 * r * c + 3 * r) % 11) + 1}`);
    const reasonsOf = (rows: readonly (readonly string[])[]) =>
      parse(`${rows.map(words => words.join(' ')).join('\n')}\n`).notes?.map(({ reason }) => reason);
    const rows = [...Array(11).keys()].map(row);
    assert.deepEqual(reasonsOf(rows), ['unknown-form']);
    assert.deepEqual(reasonsOf(rows.map((words, r) => (r === 3 ? words.slice(1) : words))), ['unequal-rows']);
  });

  it('does not include a bingo card', () => {
    const card =
      ' B   I   N   G   O\n 5  17  33  48  61\n12  29  41  52  70\n 3  22   *  57  66\n 9  16  38  46  75\n 1  30  44  60  64\n';
    assert.deepEqual(parse(card).notes, []);
  });

  it('does not include the game of life', () => {
    const text = 'step 3\n........\n...##...\n..#..#..\n...##...\n........\n.##.....\n.##.....\n........\n';
    assert.deepEqual(parse(text).notes, []);
  });

  it('does not include comments below a puzzle', () => {
    const comments = ROWS.map(row => `# ${row}`).join('\n');
    for (const text of [`${EASY}\n\n${comments}\n`, `${ROWS.join('\n')}\n${comments}\n`, comments.replaceAll('5', 'f')])
      assert.deepEqual(parse(text).notes, [], text);
  });

  it('has no grid if it is a samurai', () => {
    const gaps = '   ';
    const wide = (r: number) => `${ROWS[r]}${gaps}${ROWS[r]}`;
    const rows = Array.from({ length: 21 }, (_, r) => {
      if (r < 6) return wide(r);
      if (r < 9) return ROWS[r] + ROWS[r - 6].slice(3, 6) + ROWS[r];
      if (r < 12) return `      ${ROWS[r - 6]}`;
      return r < 15 ? ROWS[r - 12] + ROWS[r - 6].slice(3, 6) + ROWS[r - 12] : wide(r - 12);
    });
    const { puzzles, notes = [] } = parse(`${rows.join('\n')}\n`);
    assert.deepEqual([puzzles.length, notes.map(({ reason }) => reason)], [0, ['samurai']]);
  });

  it('does not include letters of regions below a grid', () => {
    const text = `${ROWS.join('\n')}\n\n${JIGSAW.join('\n')}\n`;
    const [puzzle, ...others] = parse(text).puzzles;
    assert.deepEqual([others, puzzle.grid.geometry.regions], [[], 'irregular']);
    const both = parse(`${text}\n${SOLVED.join('\n')}\n`).puzzles;
    assert.deepEqual(
      both.map(({ grid, problems }) => [makeLine(grid.digits), grid.geometry.regions, problems.length]),
      [
        [EASY, 'irregular', 0],
        [EASY_SOLVED, 'boxes', 0],
      ],
    );
  });
});
