/** What was asked for, or the reason why there is none, in words for the user. */
export type Result<T> =
  | { readonly isFound: true; readonly value: T }
  | { readonly isFound: false; readonly reason: string };

export function found<T>(value: T): Result<T> {
  return { isFound: true, value };
}

export function none<T>(reason: string): Result<T> {
  return { isFound: false, reason };
}
