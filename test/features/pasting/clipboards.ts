/** Clipboards as browsers, spreadsheets and chats fill them. The digits are original; the markup is what these programs write. */

import type { Clipboard } from '../../../src/features/pasting/pasting';

/** The puzzle in all of them. */
export const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** The same puzzle as a grid with borders. */
export const BORDERED = `5 3 . | . 7 . | . . .
6 . . | 1 9 5 | . . .
. 9 8 | . . . | . 6 .
------+-------+------
8 . . | . 6 . | . . 3
4 . . | 8 . 3 | . . 1
7 . . | . 2 . | . . 6
------+-------+------
. 6 . | . . . | 2 8 .
. . . | 4 1 9 | . . 5
. . . | . 8 . | . 7 9`;

const rows = Array.from({ length: 9 }, (_, row) =>
  [...PUZZLE.slice(9 * row, 9 * row + 9)].map(c => (c === '.' ? '' : c)),
);

const fragment = (html: string) =>
  `<html>\r\n<body>\r\n<!--StartFragment-->${html}<!--EndFragment-->\r\n</body>\r\n</html>`;

/** A table of a web page, copied in a browser: fields with tabs between them. */
export const webPage: Clipboard = {
  text: rows.map(row => row.join('\t')).join('\n'),
  html: fragment(
    `<meta charset='utf-8'><table class="grid" style="border-collapse: collapse;"><tbody>${rows
      .map(row => `<tr>${row.map(cell => `<td style="width: 40px; text-align: center;">${cell}</td>`).join('')}</tr>`)
      .join('')}</tbody></table>`,
  ),
};

/** A page whose cells are input fields: the text has no digit. */
export const inputs: Clipboard = {
  text: rows.map(row => row.map(() => '').join('\t')).join('\n'),
  html: fragment(
    `<style>td { width: 2em }</style><table>${rows
      .map(
        (row, r) =>
          `<tr>${row.map((cell, c) => `<td><input id="c${r}${c}" maxlength=1 value="${cell}" type="text"></td>`).join('')}</tr>`,
      )
      .join('\n')}</table>`,
  ),
};

/** A page with a table of nine tables, whose text has the boxes one after another. */
export const boxes: Clipboard = {
  text: 'a grid',
  html: `<table>${[0, 3, 6]
    .map(
      top =>
        `<tr>${[0, 3, 6]
          .map(
            left =>
              `<td><table>${rows
                .slice(top, top + 3)
                .map(
                  row =>
                    `<tr>${row
                      .slice(left, left + 3)
                      .map(cell => `<td><b>${cell || '&nbsp;'}</b></td>`)
                      .join('')}</tr>`,
                )
                .join('')}</table></td>`,
          )
          .join('')}</tr>`,
    )
    .join('')}</table>`,
};

/** A range of a spreadsheet, as Excel copies it. */
export const spreadsheet: Clipboard = {
  text: `${rows.map(row => row.join('\t')).join('\r\n')}\r\n`,
  html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel">\r\n<head>\r\n<style>\r\n<!--table\r\n.xl65\r\n\t{text-align:center;}\r\n-->\r\n</style>\r\n</head>\r\n<body>\r\n<table border=0 cellpadding=0>\r\n<!--StartFragment-->\r\n${rows
    .map(
      row =>
        ` <tr height=20>\r\n${row.map(cell => `  <td class=xl65 align=right\r\n  width=24>${cell}</td>\r\n`).join('')} </tr>\r\n`,
    )
    .join('')}<!--EndFragment-->\r\n</table>\r\n</body>\r\n</html>`,
};

/** A message of a chat, with keycap emoji and words around it. */
export const chat: Clipboard = {
  text: `Mira, 21:04\nCan you solve this one?\n${rows
    .map(row => row.map(cell => (cell === '' ? '\u2b1c' : `${cell}\ufe0f\u20e3`)).join(''))
    .join('\n')}\nGood night`,
};

/** A LaTeX document. */
export const latex: Clipboard = {
  text: `\\begin{center}\n\\begin{tabular}{|ccc|ccc|ccc|}\n\\hline\n${rows
    .map((row, r) => `${row.map(cell => cell || ' ').join(' & ')} \\\\${r % 3 === 2 ? ' \\hline' : ''}`)
    .join('\n')}\n\\end{tabular}\n\\end{center}\n`,
};
