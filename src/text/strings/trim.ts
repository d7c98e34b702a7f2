/**
 * Removes characters from the ends of a text, in linear time. A regular expression such as `/[:"]+$/` tries every start
 * and needs quadratic time on long runs of such characters.
 */

/**
 * The text without leading characters that match `front` and trailing ones that match `back`, patterns of one
 * character.
 */
export function trimmed(text: string, front: RegExp, back: RegExp = front): string {
  const start = lengthOfFront(text, front);
  return text.slice(start, text.length - lengthOfBack(text, start, back));
}

/** The number of leading characters that match a pattern of one character. */
export function lengthOfFront(text: string, front: RegExp): number {
  let length = 0;
  while (length < text.length && front.test(text[length])) length++;
  return length;
}

/**
 * The number of trailing characters that match a pattern of one character. Characters before `start` are not counted.
 */
export function lengthOfBack(text: string, start: number, back: RegExp): number {
  let length = 0;
  while (text.length - length > start && back.test(text[text.length - length - 1])) length++;
  return length;
}

/** The text cut to `most` UTF-16 units, with `…` at its end if it was cut. No surrogate pair is split. */
export function shortenedText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const isSplit = /[\ud800-\udbff]/.test(cut[cut.length - 1]) && /[\udc00-\udfff]/.test(text[most - 1]);
  return `${(isSplit ? cut.slice(0, -1) : cut).trimEnd()}…`;
}
