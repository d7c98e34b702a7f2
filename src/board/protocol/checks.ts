/**
 * Checks of incoming messages. A message is described by a table, which has a check for each field of its type: the
 * compiler reports a field without a check. Cells, digits and lists by cell depend on the size of a puzzle, so each
 * check gets it.
 */

/** Whether a value is valid, in a puzzle with `size` cells in a row. */
export type ValueCheck = (value: unknown, size: number) => boolean;

/** The checks of the fields of an object. */
export type Fields<T> = { readonly [Name in keyof T]-?: ValueCheck };

/** The tables of objects whose field `tag` determines which table applies. The tag itself has no check. */
export type Tables<T extends Readonly<Record<Tag, string>>, Tag extends string> = {
  readonly [Name in T[Tag]]: Fields<Omit<Extract<T, Readonly<Record<Tag, Name>>>, Tag>>;
};

type AnyObject = Readonly<Record<string, unknown>>;

/** Maximum number of cells in a row. If the puzzle is not known, cells and digits are checked against this size. */
export const MOST_IN_ROW = 25;

const isObject = (value: unknown): value is AnyObject => typeof value === 'object' && value !== null;

/** A whole number, 0 or greater. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const isText: ValueCheck = value => typeof value === 'string';
export const isFlag: ValueCheck = value => typeof value === 'boolean';
export const isCellIndex: ValueCheck = (value, size) => isCount(value) && value < size * size;
/** A digit, or 0. */
export const isDigit: ValueCheck = (value, size) => isCount(value) && value <= size;
export const isFilled: ValueCheck = (value, size) => value !== 0 && isDigit(value, size);
/** Bits of digits. In marks they may be colors, of which a small puzzle has more than digits. */
export const isMask: ValueCheck = value => isCount(value) && value < 2 ** MOST_IN_ROW;

/** One of these values. */
export const oneOf =
  (values: readonly unknown[]): ValueCheck =>
  value =>
    values.includes(value);

/** A value that passes one of two checks. */
export const either =
  (one: ValueCheck, other: ValueCheck): ValueCheck =>
  (value, size) =>
    one(value, size) || other(value, size);

/** A field that may be absent. */
export const maybe =
  (check: ValueCheck): ValueCheck =>
  (value, size) =>
    value === undefined || check(value, size);

/** A list. `fits` tests its length in a puzzle of a size. */
export const listOf =
  (check: ValueCheck, fits = (_length: number, _size: number) => true): ValueCheck =>
  (value, size) =>
    Array.isArray(value) && fits(value.length, size) && value.every(each => check(each, size));

/** A list with an entry for each cell. */
export const byCell = (check: ValueCheck): ValueCheck => listOf(check, (length, size) => length === size * size);

/** An object with these fields. Others are ignored. */
export const objectWith =
  <T>(fields: Fields<T>): ValueCheck =>
  (value, size) =>
    isObject(value) && Object.entries<ValueCheck>(fields).every(([name, check]) => check(value[name], size));

/** An object with these fields, which are checked with the puzzle's own size. */
export const puzzleWith =
  <T>(fields: Fields<T>): ValueCheck =>
  value =>
    isObject(value) && isFilled(value.size, MOST_IN_ROW) && objectWith(fields)(value, value.size as number);

/** An object that fits one of these tables. */
export const tagged =
  <T extends Readonly<Record<Tag, string>>, Tag extends string>(tag: Tag, tables: Tables<T, Tag>): ValueCheck =>
  (value, size) =>
    isObject(value) &&
    Object.entries<Fields<object>>(tables).some(
      ([name, fields]) => value[tag] === name && objectWith(fields)(value, size),
    );
