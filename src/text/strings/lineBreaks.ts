/** Line breaks of a text, and the lines between them. */

/** The number of line breaks between two offsets, neither of which is between the halves of `\r\n`. */
export function breaksIn(text: string, from: number, to: number): number {
  let breaks = 0;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(i + 1) !== 0x0a)) breaks++;
  }
  return breaks;
}

/** The start of the line after the one that ends here; beyond the end of a text that ends here. */
export const afterBreak = (text: string, lineEnd: number): number =>
  lineEnd + (text.startsWith('\r\n', lineEnd) ? 2 : 1);

/** The start of the line that contains an offset. */
export function lineStartOf(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--;
  return start;
}

/** The end of the line that contains an offset, without its line ending; at most `most`. */
export function endOfLine(text: string, start: number, most = text.length): number {
  let end = start;
  for (const last = Math.min(most, text.length); end < last; end++) {
    const c = text.charCodeAt(end);
    if (c === 0x0a || c === 0x0d) break;
  }
  return end;
}
