/** Determines the digit that a key means in a puzzle. Numbers of two digits take two keys. */

/** A digit that was typed. */
export interface TypedDigit {
  readonly digit: number;
  /** The keys so far when one more key can make a longer number of them, otherwise an empty text. */
  readonly begun: string;
}

/** The digit that a key means after the keys `begun`; undefined when it means none. */
export function digitOfKey(symbols: readonly string[], begun: string, key: string): TypedDigit | undefined {
  const joined = begun === '' ? -1 : symbols.indexOf(begun + key);
  if (joined >= 0) return { digit: joined + 1, begun: '' };
  const single = symbols.findIndex(symbol => symbol.toLowerCase() === key.toLowerCase());
  if (single >= 0) return { digit: single + 1, begun: canGoOn(symbols, key) ? key : '' };
  const digit = numberOfLetter(symbols, key);
  return digit === undefined ? undefined : { digit, begun: '' };
}

/** Whether a key is a symbol of the puzzle, or an alias of one. */
export function isSymbolKey(symbols: readonly string[], key: string): boolean {
  return digitOfKey(symbols, '', key) !== undefined;
}

const canGoOn = (symbols: readonly string[], key: string) =>
  symbols.some(symbol => symbol.length > 1 && symbol.startsWith(key));

/** In a puzzle with numbers, letters are aliases of the numbers 10 and above. */
function numberOfLetter(symbols: readonly string[], key: string): number | undefined {
  if (!/^[a-z]$/i.test(key)) return undefined;
  const symbol = `${parseInt(key, 36)}`;
  const i = symbols.indexOf(symbol);
  return i < 0 ? undefined : i + 1;
}
