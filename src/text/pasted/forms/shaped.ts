/** Lists preceded by their shape, as in array languages: `9 9 ⍴ 5 3 0 …` in APL, `9 9 $ 5 3 0 …` in J. */

import { sizeOfLine, wordSpansOf } from '../../parser/lines/words';
import { cellOf, type PastedForm } from '../form';
import { cutInRows } from './wrapped';

const SHAPE = /(?:^|[^\d.])(\d{1,2}) \1 ?[⍴$] ?/u;

export const shaped: PastedForm = {
  name: 'lists after their shape',
  sign: SHAPE,
  blank: '0',
  rowsOf(text, lines) {
    const { end } = lines[lines.length - 1];
    const found = SHAPE.exec(text.slice(lines[0].start, lines[0].end));
    if (!found) return undefined;
    const start = lines[0].start + found.index + found[0].length;
    const cells = lines.flatMap((line, i) => wordSpansOf(text, i === 0 ? start : line.start, line.end));
    const size = sizeOfLine(cells.length);
    if (size !== Number(found[1])) return undefined;
    return cutInRows({ start, end, cells: cells.map(cell => cellOf(text, cell)) }, size);
  },
};
