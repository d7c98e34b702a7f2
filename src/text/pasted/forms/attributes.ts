/** Rows that are XML elements with an attribute for each cell: `<row c1="5" c2="3" c3="" …/>`. */

import type { PastedCell, PastedForm, PastedRow } from '../form';
import { elementOf } from './words';

const TAG = /<[a-z][\w.-]{0,30}(?:\s+[\w:-]{1,30}=(?:"[^"<>]{0,40}"|'[^'<>]{0,40}'))+\s*\/?>/gi;
const ATTRIBUTE = /\s[a-z]\w{0,20}?(\d{1,2})=(["'])([^"'<>]{0,4})\2/gi;

export const attributes: PastedForm = {
  name: 'XML attributes',
  sign: /\d=["']/,
  blank: '0',
  rowsOf(text, lines) {
    const first = lines[0].start;
    const content = text.slice(first, lines[lines.length - 1].end);
    const rows = [...content.matchAll(TAG)].map(({ index, 0: tag }): PastedRow => {
      const start = first + index;
      const found = [...tag.matchAll(ATTRIBUTE)];
      const from = Number(found[0]?.[1]);
      const areCounted = from <= 1 && found.every(([, number], i) => Number(number) === from + i);
      const cells = found.map((attribute): PastedCell => {
        const [all, , , word] = attribute;
        const at = start + attribute.index + all.length - 1 - word.length;
        return elementOf(text, { start: at, end: at + word.length });
      });
      return { start, end: start + tag.length, cells: areCounted ? cells : [] };
    });
    return rows.length > 0 ? rows : undefined;
  },
};
