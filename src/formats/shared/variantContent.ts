/** What a variant puzzle says, in whatever form it is written. The geometry of irregular regions is made where the content is used. */

import type { Rule } from '../../core/rules/rule';

/** A variant puzzle without its text. */
export interface VariantContent {
  readonly size: number;
  /** By cell: its region, 0 .. N-1; `none` for a Latin square. Absent where the regions are the usual boxes. */
  readonly regions?: Uint8Array | 'none';
  /** By cell: the given digit, or 0. */
  readonly givens: Uint8Array;
  /** By cell: the given or entered digit, or 0. */
  readonly digits: Uint8Array;
  readonly rules: readonly Rule[];
  readonly title?: string;
  readonly author?: string;
  /** The rules in the words of the author; may have several lines. */
  readonly ruleset?: string;
  /** By cell: the digit of the solution that the text has with it, not compared with the rules. */
  readonly solution?: Uint8Array;
  /** What was dropped, as nouns for people: `the rule "Regex"`. Empty when nothing was. */
  readonly lost: readonly string[];
}

/** A text that is of a form, but broken: what is wrong and where, as a sentence for people. */
export interface Broken {
  readonly problem: string;
}

/** What a reader makes of a text; undefined when the text is not of its form. */
export type Reading = VariantContent | Broken | undefined;

/** A text for another program, and what it does not say, as nouns for people. */
export interface Written {
  readonly text: string;
  readonly lost: readonly string[];
}

/** Whether a text was of a form, but broken. */
export function isBroken(reading: object): reading is Broken {
  return 'problem' in reading;
}
