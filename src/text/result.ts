/** A value, or the reason why there is none, as a sentence for the user. */
export type Result<T> =
  | { readonly isFound: true; readonly value: T }
  | { readonly isFound: false; readonly reason: string };

/** A result with a value. */
export function foundResult<T>(value: T): Result<T> {
  return { isFound: true, value };
}

/** A result without a value. `reason` is a sentence for the user. */
export function none<T>(reason: string): Result<T> {
  return { isFound: false, reason };
}
