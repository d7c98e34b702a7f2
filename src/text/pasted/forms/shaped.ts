/** Lists preceded by their shape, as in array languages: `9 9 ⍴ 5 3 0 …` in APL, `9 9 $ 5 3 0 …` in J. */

import { sizeOfLine, wordSpansOf } from '../../parser/lines/words';
import { sliceOf } from '../../span';
import { cellOf, cutInRows, type PastedForm } from '../form';

const SHAPE = /(?:^|[^\d.])(\d{1,2}) \1 ?[⍴$] ?/u;

export const shaped: PastedForm = {
  name: 'lists after their shape',
  sign: SHAPE,
  blank: '0',
  rowsOf(text, lines) {
    const [first, ...others] = lines;
    const found = SHAPE.exec(sliceOf(text, first));
    if (!found) return undefined;
    const start = first.start + found.index + found[0].length;
    const spans = [{ start, end: first.end }, ...others].flatMap(line => wordSpansOf(text, line.start, line.end));
    const size = sizeOfLine(spans.length);
    const cells = spans.map(span => cellOf(text, span));
    return size === Number(found[1]) ? cutInRows(cells, size) : undefined;
  },
};
