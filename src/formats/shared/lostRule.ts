/**
 * The common code of writers: the parts of a content that no form of rules can express, and the sets of cells that some
 * rules represent.
 */

import type { Cell } from '../../core/numbers';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import { writingOf } from '../../text/rules/index';

/** The name of a rule for people: `slow thermo`. */
export const nameOf = ({ kind }: Rule): string => writingOf(kind).names[0];

/** The noun for a rule that is not written. */
export const lostRule = (rule: Rule): string => messages.variants.rule(nameOf(rule));

/** Whether two cells are side by side. */
export function areSideBySide(size: number, [a, b]: readonly [Cell, Cell]): boolean {
  const rows = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  return rows + Math.abs((a % size) - (b % size)) === 1;
}
