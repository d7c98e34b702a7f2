/** JSON values that others wrote. Nothing in them is trusted: a value of an unexpected type counts as empty. */

import { isObject } from './reading';

export type JsonObject = Readonly<Record<string, unknown>>;

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const objectsIn = (value: unknown): JsonObject[] =>
  listIn(value).filter((each): each is JsonObject => isObject(each) && !Array.isArray(each));

/** A text or number as a text without surrounding white space. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

export const textsIn = (value: unknown): string[] => listIn(value).map(textIn);

/** A number, 0 or greater, written as a number or a text; undefined for other values. */
export function numberIn(value: unknown): number | undefined {
  const text = textIn(value);
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Whether a member has no content. */
export const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

/** A text of several lines, without control characters; undefined when it is empty. */
export function proseIn(value: unknown): string | undefined {
  const text =
    typeof value === 'string'
      ? value
          .replace(/\r\n?/g, '\n')
          .replace(/[^\P{Cc}\n]/gu, ' ')
          .trim()
      : '';
  return text === '' ? undefined : text;
}

/** Whether a text is a JSON object. Lists of numbers in it could be read as a puzzle. */
export const isObjectText = (text: string): boolean => /^\s*\{/.test(text);
