/** Finds the comment at the end of a line. */

/** Whether a character is white space between words of a line. */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0xa0 || code === 0xfeff;
}

/** Words of the rest of a line that show that the sign next to a digit does not begin a comment. */
const MARKED_ROW = /^[\d.*_xX#%+!@\-\s|,]*$/;

/** Whether a `#` or `%` marks the digit next to it, as in `5# 3 . #7`, and does not begin a comment. */
export function isMark(text: string, start: number, at: number, end: number): boolean {
  const isBehind = /[1-9]/.test(text[at - 1] ?? '') && at > start && (at + 1 === end || /[\s|,]/.test(text[at + 1]));
  const isBefore = /[1-9]/.test(text[at + 1] ?? '') && (at === start || /[\s|,]/.test(text[at - 1]));
  if ((!isBehind && !isBefore) || !MARKED_ROW.test(text.slice(at, end))) return false;
  const words = text
    .slice(at, end)
    .split(/[\s|,]+/)
    .filter(word => word !== '').length;
  return words >= 3 || MARK.test(text.slice(start, at));
}

/** A mark next to a digit. */
const MARK = /(?:^|[\s|,])[#%][1-9](?![\d.])|[1-9][#%](?=[\s|,]|$)/;

/** A `#` of an array in Lisp and Clojure, or of a raw string in Rust, after the character before it. */
const ARRAY = /^[^#](?:#\d?[aA]?[([{]|#")|^"#/;

/** The end of the text before a comment. */
export function withoutComment(text: string, start: number, end: number): number {
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i);
    if ((c !== 0x23 && c !== 0x25) || (c === 0x23 && ARRAY.test(text.slice(i - 1, i + 4)))) continue;
    if (isMark(text, start, i, end)) continue;
    let to = i;
    while (to > start && isSpace(text.charCodeAt(to - 1))) to--;
    return to;
  }
  return end;
}
