/**
 * Taking characters off the ends of a text, in time proportional to them. A pattern such as `/[:"]+$/` tries every place
 * to start, which takes quadratic time where such characters are many.
 */

/** A text without the characters at its front and at its back that match a pattern of one character. */
export function trimmed(text: string, front: RegExp, back: RegExp = front): string {
  const start = lengthOfFront(text, front);
  return text.slice(start, text.length - lengthOfBack(text, start, back));
}

/** How many characters at the front match a pattern of one character. */
export function lengthOfFront(text: string, front: RegExp): number {
  let length = 0;
  while (length < text.length && front.test(text[length])) length++;
  return length;
}

/** How many characters at the back match a pattern of one character; those before `start` are left alone. */
export function lengthOfBack(text: string, start: number, back: RegExp): number {
  let length = 0;
  while (text.length - length > start && back.test(text[text.length - length - 1])) length++;
  return length;
}

/** A text cut to so many UTF-16 units, with `…` at its end if something was cut; no surrogate pair is split. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const isSplit = /[\ud800-\udbff]/.test(cut[cut.length - 1]) && /[\udc00-\udfff]/.test(text[most - 1]);
  return `${(isSplit ? cut.slice(0, -1) : cut).trimEnd()}…`;
}
