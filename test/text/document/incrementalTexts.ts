/** Small texts with everything that the parser knows, whole and cut, for tests that compare two ways of parsing. */

import fc from 'fast-check';
import type { Note } from '../../../src/text/note';
import type { Puzzle } from '../../../src/text/puzzle';
import type { PuzzleFile } from '../../../src/text/puzzleFile';
import { sectionsOf } from '../../../src/text/rules/sections/sections';

const FOUR = ['12..\n3..2\n....\n2..1', '1 2 . .\n3 . . 2\n. . . .\n2 . . 1', '12..3..2....2..1', '..\n.3'];
const SIX = ['......\n.1..2.\n......\n3....4\n......\n.5..6.', '1....6.2..5...34....43..5..2.6....1.'];
const NINE = [
  '53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79',
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  '53..7....\n6..195...\n.98....6.\n\n8...6...3\n4..8.3..1\n7...2...6\n\n.6....28.\n...419..5\n....8..79',
];
const RULES = [
  '[Rules]\nanti-knight\ncage 10: r1c1 r1c2 r2c1\nthermo: r1c1-r3c1',
  '[Rules]\nbetween: r4c2-r4c4\n\nwhispers: r1c1 r2c2',
  '[Rules]\narrow: r1c1 r1c2-r1c4\n\nTwo towers\n',
  '[Rules]',
  '[Ruels]\nthermo: r1c1-r3c1',
  'Rules:\n\nanti-king\n',
  'cage 3: r1c12\nkropki: r1c1 r1c2',
  'anti-knight',
  'Little killer',
];
const DRAWN = [
  '[Regions]\nAABB\nAABB\nCCDD\nCCDD',
  '[Regions]\nACCFE',
  '[Regions]',
  '[Cages]\nAABB\nA.CB\nC.CD\nCCDD\n\nA=4 B=5',
  '[Cages]\nAA..\n....\n....\n....\nA=3\n....',
  '[Cage]\nAAb......',
];
const TABLES = [
  '| 1 | 2 | | |\n|---|---|---|---|\n| 3 | | | 2 |\n| | | | |\n| 2 | | | 1 |',
  '1,2,,\n3,,,2\n,,,\n2,,,1',
  '1\t2\t\t\n3\t\t\t2\n\t\t\t\n2\t\t\t1',
  '\\begin{tabular}{|c|c|c|c|} \\hline\n1 &   &   &   \\\\ \\hline\n  &   & 3 &   \\\\ \\hline\n  & 4 &   &   \\\\ \\hline\n  & 2 &   &   \\\\\n\\end{tabular}',
  '<table><tr><td>1</td><td></td><td>3</td><td></td></tr>\n<tr><td>\n</table>',
  '1,2,,\n3,,,2\n\n,,,\n2,,,1',
  '[12:01] bob: 1 2 . . . .\n[12:02] bob: 3 . . 2 . .',
  'AABBBCDEF\nGGHHCCDEF\nGGIICJKKF\nLMMINJKOF\nLPPQNJOOR\nSTPQNUVVR\nSTTQWUUXX\nSYZZWWaXX\nSYZbbbacc',
  'AAAABBCCC\nAAABBBCCC',
  'AABB\nAABB\nCCDD\nCCDD',
  'r = [[1,1,2,2],\n [1,1,2,2],\n [3,3,4,4],\n [3,3,4,4]]\n\ng = [[1,2,0,0],\n [3,0,0,2],\n [0,0,0,0],\n [2,0,0,1]]',
  '[[1,2,0,0],[3,0,0,2],[0,0,0,0],[2,0,0,1]]',
  '[[1, 2, 0, 0],\n [3, 0, 0, 2],\n [0, 0, 0, 0],\n [2, 0, 0, 1]]',
  '┌──┬──┐\n│12│..│\n│3.│.2│\n├──┼──┤\n│..│..│\n│2.│.1│\n└──┴──┘',
  '+-----+\n|1 2|. .|\n|3 .|. 2|\n+-----+',
];
const MARKS = [
  '1 2 34 34\n3 4 1 2\n4 3 2 1\n2 1 34 34',
  '# corner: r1c3=12 r4c4=3',
  '# centre: r1c1=34',
  '# colour: r1c1=1',
  '12.. # a comment',
];
const LINES = [
  '# box: 2x3',
  'boxHeight = 3',
  '# section: none',
  '# section: puzzle',
  '[Puzzle]\n12..\n3..2\n....\n2..1\n[State]\n12..\n34.2\n....\n2..1',
  '[Puzzle]',
  '[State]',
  '[Other]',
  '# a comment',
  '#Dtold',
  'Grid 01',
  'Two cages\n',
  'Naked single: r1c3 => r1c4<>3',
  'X-Wing => r1c2<>3\n;|=>',
  '<<<<<<< HEAD',
  '=======',
  '>>>>>>> b',
  '7,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,easy',
  ':0000:x:12..3..2....2..1:::',
  '\u001c',
  '\ufeff',
  '\u{1f600}',
  'x'.repeat(300),
  '1 2 3 '.repeat(60),
];
const LISTED = [...'53..7....6..195....98....6.8...6...34'].flatMap((c, i) =>
  c === '.' ? [] : [[(i % 9) + 1, Math.floor(i / 9) + 1, Number(c)]],
);
const LISTS = [
  LISTED.map(each => each.join()).join('\n'),
  LISTED.map(each => each.join(' ')).join('\r\n'),
  LISTED.map(([x, y, v]) => `cell(${x}, ${y}, ${v}).`).join('\n'),
  LISTED.map(([x, y, v]) => `{"x": ${x}, "y": ${y}, "v": ${v}},`).join('\n'),
];
const HEADS = [
  'x,y,value',
  'row,col,value',
  'Columns first: col, row',
  'col',
  'x y',
  ' c | r',
  '# x,y',
  '"x","y"',
  '\n',
  '...... x y',
];
/** Lines without a puzzle, after some of which there is a checkpoint. */
const WORDS = [
  'A text of some lines, '.replace(/\S+/g, '$&\n').repeat(5),
  'words',
  'Rules: a col and a row',
  '[Rules]\nx and y',
];
const FENCED = [
  '```sudoku',
  '```',
  '~~~',
  '````sudoku\n12..\n3..2\n....\n2..1\n````',
  '- ```sudoku\n  12..3..2....2..1\n  ```',
];

const KINDS: readonly (readonly string[])[] = [
  FOUR,
  SIX,
  NINE,
  RULES,
  RULES,
  DRAWN,
  TABLES,
  TABLES,
  MARKS,
  LINES,
  LINES,
];

/** A piece of a text: usually whole, otherwise cut at any place. */
const pieceOf = (kinds: readonly (readonly string[])[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...kinds).chain(kind => fc.constantFrom(...kind)),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.tuple(fc.nat(), fc.nat()) },
      ),
    )
    .map(([text, cut]) => {
      if (!cut) return text;
      const from = cut[0] % text.length;
      return text.slice(from, from + 1 + (cut[1] % (text.length - from)));
    });

const glue = fc.constantFrom('\n', '\n', '\n', '\n\n', '\n\n', '\n\n\n', '\r\n', '\r', '\r\n\r\n', '', ' ', '\t');

const textOf = (kinds: readonly (readonly string[])[], maxLength: number) =>
  fc
    .array(fc.tuple(pieceOf(kinds), glue), { maxLength, size: 'max' })
    .map(pieces => pieces.map(([text, end]) => text + end).join(''));

/** A change of a text: the place as a fraction of its length, the number of removed characters, and the added text. */
export interface SmallEdit {
  readonly at: number;
  readonly cut: number;
  readonly typed: string;
}

const editsOf = (kinds: readonly (readonly string[])[]): fc.Arbitrary<readonly SmallEdit[]> =>
  fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.oneof(fc.constant(0), fc.nat(2), fc.nat(90)),
      typed: fc.oneof(
        fc.constantFrom('', '', '5', '.', '\n', '\r', '\r\n', '#', '[', ']', ' ', ':', '|', '&', '\u001c', 'A'),
        fc.tuple(glue, pieceOf(kinds), glue).map(parts => parts.join('')),
      ),
    }),
    { minLength: 1, maxLength: 40, size: 'max' },
  );

/** Texts of a few lines, and texts that are longer than the part that is parsed again after an edit. */
export const smallText = fc.oneof(textOf(KINDS, 6), textOf(KINDS, 12), textOf(KINDS, 45));
export const smallEdits = editsOf(KINDS);

/** Texts with lists of digits and lines that may be names of their columns. */
const NEAR_LISTS = [LISTS, LISTS, HEADS, HEADS, HEADS, WORDS, WORDS, WORDS, FOUR];
export const listText = textOf(NEAR_LISTS, 20);
export const listEdits = editsOf(NEAR_LISTS);

/** {@link KINDS} with Markdown blocks. */
const WITH_FENCES = [...KINDS, FENCED, FENCED, FENCED, FENCED];
export const markdownText = fc.oneof(textOf(WITH_FENCES, 10), textOf(WITH_FENCES, 40));
export const markdownEdits = editsOf(WITH_FENCES);

/** All data of a parsed puzzle as text, which is much faster to compare than objects. */
function digestOf({ places, givenPlaces, markPlaces, grid, rules, givens, written, text: _, ...rest }: Puzzle): string {
  const listed = [places, givenPlaces, markPlaces].map(
    some => some && Array.from(written.keys(), cell => `${some.startOf(cell)}-${some.endOf(cell)}`).join(),
  );
  const digits = [grid.digits, givens, written].map(some => some.join(''));
  const sections = rules && sectionsOf(rules).map(({ rules: lines, ...section }) => [section, lines.map(spanOf)]);
  return JSON.stringify([rest, listed, digits, grid.geometry.key, rules?.sections, sections]);
}

const spanOf = ({ start, end, text }: { start: number; end: number; text?: string }) => [start, end, text];

function noteDigest(note: Note): string {
  const grids = 'grids' in note && note.grids ? note.grids.map(({ digits }) => digits.join('')) : [];
  return [note.start, note.end, note.reason, ...grids].join(' ');
}

/** The result of parsing a text: a line for each puzzle and for each note. */
export function digestsOf({ puzzles, notes = [] }: PuzzleFile): string[] {
  return [...puzzles.map(digestOf), ...notes.map(noteDigest)];
}
