/** Each form that people paste, with something around it, and with a mistake in it. */

import assert from 'node:assert/strict';
import { makeLine, parseLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';
import { EASY } from '../texts';
import { PASTED } from './makers';

const eachLine = (text: string, change: (line: string) => string) => text.split('\n').map(change).join('\n');

/** A text with the character in the middle of its middle line replaced. */
function withMiddle(text: string, replacement: string): string {
  const lines = text.split('\n');
  const middle = lines.length >> 1;
  const at = lines[middle].length >> 1;
  lines[middle] = lines[middle].slice(0, at) + replacement + lines[middle].slice(at + 1);
  return lines.join('\n');
}

/** The changes of a text, in the order of the symbols in {@link READ}. */
const CHANGES: readonly ((text: string) => string)[] = [
  text => `${eachLine(text, line => `${line}  `).replaceAll('\n', '\r\n')}\r\n`,
  text => eachLine(text, line => `\t${line}`),
  text => eachLine(text, line => `> ${line}`),
  text => `Some words\n${text}\nSome words`,
  text => `${text}\n${text}`,
  text => text.split('\n').slice(1).join('\n'),
  text => text.split('\n').slice(0, -1).join('\n'),
  text => withMiddle(text, ''),
  text => withMiddle(text, 'q'),
];

/** How a text is read: see {@link READ}. */
function signOf(text: string): string {
  const { puzzles, notes = [] } = parse(text);
  if (puzzles.length === 0) return notes.length > 0 ? 'n' : '-';
  const isRight = puzzles.every(({ grid, problems }) => problems.length === 0 && makeLine(grid.digits) === EASY);
  if (isRight) return ['=', '2'][puzzles.length - 1] ?? 'm';
  if (puzzles.length > 1) return 'm';
  return puzzles[0].problems.length > 0 ? 'p' : 'd';
}

/**
 * By form: how it is read with line ends of Windows and spaces after its lines, with tabs before them, quoted, between words, and twice;
 * then without its first line, without its last line, without a character in its middle, and with a letter there.
 *
 * `=` the right puzzle, `2` twice, `p` a puzzle with problems, `m` several others, `n` no puzzle but a note, `-` nothing.
 */
const READ = `
====2nnpp CSV
====2nnpp CSV, spaces
====2nnnn CSV, quoted
====2nnnn CSV, only blanks quoted
====2nnnn TSV, null
====2---- CSV, N/A
====2nnpp TSV
====2nnpp semicolons
====2nn=n Markdown
====2nnpp Markdown, tight
====2--=- Markdown, bold givens
====2=npp Markdown, heading
==-=2===n box drawing, every cell
==-=2===n double lines, every cell
====2===n plus signs, every cell
====2==nn boxes, spaced
====2==-- boxes in a frame of stars
====2==nn boxes in a frame of stars, spaces
====2==-- cells in a frame of stars
====2==nn boxes between exclamation marks
====2==nn boxes between colons
====2==nn boxes with slashes at the corners
==-=2==nn boxes, dense
====2nnnn lines at both ends
====2nnnn lines at both ends, spaced
====2===- LaTeX tabular
====2---- LaTeX, math
====2==pp LaTeX sudoku
====2nnpn full-width
====2nn=n full-width, spaces
====2nnpn full-width zeros
====2nnpn circled
====2nnpn circled, dots
====2nnpn keycaps
====2nnnn keycaps, bare
====2--=n keycaps in one line
====2nnpn bold digits
====2nnpn blank o
====2nnpn blank O
====2nnpn blank ?
====2nnpn blank ·
====2nnpn blank ▢
====2nnpn blank □
====2nnpn blank ⬜
====2--nn one line, blank o
====2--nn one line, blank ?
====2--nn one line, blank □
====2==pn blank □, in boxes
====2nn=p mail
====2==pn mail, answered
====2nnnn mail, spaces
====2==nn JSON
====2--pp JSON, empty strings
====2nnnn JSON, null
==-=2==p= HTML, a row a line
==-=2==== HTML, a cell a line
==-=2==== HTML, input fields
==-=2--== HTML, in one line
====2mmnn three lines
====2ppnn two lines
==-=-nn-- a cell a line
====2=p=p labels 1
====2=p=p labels A
====2pppp labels 1, no heading
====2===p labels and a frame
====2==nn labels and spaces
====2nnpn labels r1:
====2=n=p R
====2=p=p pandas
====2p==p chess labels, below
====2nnnn emoji codes, spaced
====2---- NumPy floats
====2pppp decimals, empty
====2--pp rows joined by /
====2---- underscores between digits
====2nn=n brackets each
====2==-- Python nested over lines
====2p=p- wiki table, cell a line
====2==p= BBCode
==-=2==pn XML
====2==n- XML, an element a cell
==-=-==-- XML, lines of elements
====2==-= XML, an attribute a cell
====2--n- XML, an attribute a cell, none in some
====2---- numbers of two digits
====2---- numbers of two digits, commas
==-=2==nn a frame of equals signs
==-=2==nn a frame of equals signs, with spaces
====mppmp double spaced lines, spaced cells
====2nnpn comments ;
====2nnn= comments //
====n-npn bands of circled digits
`;

describe('a form that people paste, with changes', () => {
  const forms = new Map(PASTED.map(form => [form.name, form]));
  const grid = parseLine(EASY)!;
  for (const line of READ.trim().split('\n')) {
    const [signs, name] = [line.slice(0, CHANGES.length), line.slice(CHANGES.length + 1)];
    it(name, () => {
      const text = forms.get(name)!.make(grid);
      assert.equal(CHANGES.map(change => signOf(change(text))).join(''), signs);
    });
  }
});
