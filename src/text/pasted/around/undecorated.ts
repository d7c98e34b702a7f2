/** Marks around the digits of a grid that no form reads: tags of forums, quotes of MediaWiki, decimals, Forth's `5 c,`, signs such as `5!`, `~5` or `(5)`. */

const MARKS =
  /\[\/?[a-z]{1,9}(?:=[^\][\r\n]{0,20})?\]|'{3}|(?<=[\d.])[\u0300-\u036f]|(?<=(?:^|[|,;])[\d.])\(\d(?:,\d){0,8}\)|(?<=\b\d)[.,]0+(?:e\+00)?\b|(?<=\b\d) c,(?!\S)/gim;

/** Text between separators with a single digit and a sign before it, behind it, or both. A point or a minus would be part of a number. */
const SIGNED = /(?<![^\s|,;"])(?=\d?[^\s\d|,;".+-])([^\s\d|,;".+-]?)(\d)([^\s\d|,;".+-]?)(?![^\s|,;"])/gu;

/** A word with several digits that is not a list of candidates. */
const LONGER = /(?<![^\s|,;"])(?=[^\s|,;"\d]{0,9}\d[^\s|,;"\d]{0,9}\d)(?!\d{1,9}(?:[\s|,;"]|$))[^\s|,;"]/u;

/** Minimum number of digits with signs, and maximum number of kinds of signs: of givens and of the player's digits. */
const FEWEST = 6;
const MOST_KINDS = 2;

/** The text without these marks. */
export const undecorated = (text: string): string => withoutSigns(text.replace(MARKS, ''));

/** The text with spaces instead of the symbols next to its digits, if all of these are the same. */
function withoutSigns(text: string): string {
  const apart = text.replace(/\)\(/g, ') (');
  const found = [...apart.matchAll(SIGNED)];
  const kinds = new Set(found.map(([, before, , behind]) => `${before} ${behind}`));
  const areSigns = [...kinds].every(kind => /^(?:\( \)|\[ \]|\{ \}|< >|[^;:"[\](){}<>]*)$/.test(kind));
  if (!areSigns || found.length < FEWEST || kinds.size > MOST_KINDS || LONGER.test(apart)) return text;
  return apart.replace(SIGNED, (_, before: string, digit: string, behind: string) =>
    [before && ' ', digit, behind && ' '].join(''),
  );
}
