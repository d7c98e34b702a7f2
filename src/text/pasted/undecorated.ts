/** Marks around the digits of a grid that no form reads: tags of forums, quotes of MediaWiki, decimals, `!` and `?`. */

const MARKS = /\[\/?[a-z]{1,9}(?:=[^\][\r\n]{0,20})?\]|'{3}|(?<=\b\d)[.,]0+(?:e\+00)?\b|(?<=\b\d)[!?](?!\S)/gi;

/** The text without these marks. */
export const undecorated = (text: string): string => text.replace(MARKS, '');
