/** Cells that are XML elements of any name: `<row><c>5</c><c>0</c>…`, `<integer>5</integer>` of property lists. */

import { sizeOfLine } from '../../parser/lines/words';
import { endOfLine, lineStartOf } from '../../strings/lineBreaks';
import { cutInRows, type PastedForm } from '../form';
import { elementOf } from './words';

/** An element that contains no other element, or an empty one; the elements of HTML tables have a separate form. */
const LEAF = /<((?!t[dh]\b)[a-z]\w{0,30})(?:\s[^<>]{0,200})?(?:\/>|>([^<>]{0,12})<\/\1>)/gi;

/** Maximum length of such a grid, in characters. */
const LONGEST = 1 << 16;

export const elements: PastedForm = {
  name: 'XML elements',
  sign: /<\/[a-z]\w{0,30}>/i,
  blank: '0',
  rowsOf(text, lines) {
    if (lines.length === 0) return undefined;
    // The same tags at the ends of all lines may have been removed.
    const first = lineStartOf(text, lines[0].start);
    const end = endOfLine(text, lines[lines.length - 1].end);
    if (end - first > LONGEST) return undefined;
    const content = text.slice(first, end);
    // The cells of a sheet of Excel may have the numbers of texts that are elsewhere.
    const leaves = / t=["']s["']/.test(content) ? [] : [...content.matchAll(LEAF)];
    const names = [...new Set(leaves.map(([, name]) => name))];
    for (const name of names) {
      const found = leaves.filter(([, own]) => own === name);
      const size = sizeOfLine(found.length);
      if (size === undefined) continue;
      const cells = found.map(({ index, 0: all, 2: word }) => {
        // The content is before the tag that closes it; an empty element has none.
        const to = first + index + (word === undefined ? all.length : all.lastIndexOf('</'));
        return elementOf(text, { start: to - (word?.length ?? 0), end: to });
      });
      return cutInRows(cells, size);
    }
    return undefined;
  },
};
