/** The lines that Git writes around both sides of a merge conflict. */

import type { Span } from '../../span';

/** Characters of a marker, without the name after it. */
const LENGTH = 7;

/**
 * Whether a conflict continues after a line; undefined without a marker. Lines such as `=======` are also borders, and `>>>>>>>` may
 * quote an email: they are markers where `isLikely`, that is, in a conflict or directly below a single-line puzzle.
 */
export function conflictAfter(
  text: string,
  { start, end }: Span,
  lineEnd: number,
  isLikely: boolean,
): boolean | undefined {
  const sign = text[start];
  if (end - start < LENGTH || !(sign === '<' || sign === '>' || sign === '=' || sign === '|')) return undefined;
  const isAtStart = start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
  const line = text.slice(start, lineEnd).trimEnd();
  if (!isAtStart || line.slice(0, LENGTH) !== sign.repeat(LENGTH) || !/^(?: |$)/.test(line.slice(LENGTH)))
    return undefined;
  const isName = !/[|]/.test(line.slice(LENGTH)) && (line.length === LENGTH || /[a-z]/i.test(line.slice(LENGTH)));
  const isMarker = isLikely || (isName && sign === '<') || (isName && sign === '>');
  return isMarker ? sign !== '>' : undefined;
}
