/** Rules that are only a keyword. */

import type { Rule } from '../../../core/rules/rule';
import type { RuleReader } from '../reader';
import type { WordSpec, WrittenSpec } from '../ruleWord';

type Names = WordSpec['names'];

/** A keyword for a rule. `check` returns false, and reports a problem, if the puzzle cannot have the rule. */
export function plainShape<R extends Rule>(
  names: Names,
  rule: R,
  check: (reader: RuleReader) => boolean = () => true,
): WrittenSpec<R> {
  const spec = shorthand(names, reader => {
    if (check(reader)) reader.add(rule);
  });
  return { ...spec, rule, write: () => names[0], normal: () => rule };
}

/** A keyword that is read but never written. */
export function shorthand(names: Names, add: (reader: RuleReader) => void): WordSpec {
  return {
    names,
    form: names[0],
    example: names[0],
    read(reader) {
      reader.nothingMore();
      add(reader);
    },
  };
}

/** Whether the digits make three equal groups. */
export function hasThirds(reader: RuleReader): boolean {
  const { size } = reader.geometry;
  if (size % 3 === 0) return true;
  reader.error('needsThirds', reader.keyword, { keyword: reader.word.keyword, size });
  return false;
}

/** Whether rectangular boxes fit the grid. */
export function hasBoxes(reader: RuleReader): boolean {
  const { boxHeight, size } = reader.geometry;
  if (boxHeight > 1) return true;
  reader.error('needsBoxes', reader.keyword, { keyword: reader.word.keyword, size });
  return false;
}

/**
 * Windows of the size of a box, with one line before, between and after them, fill the grid only if boxes are square.
 */
export function hasSquareBoxes(reader: RuleReader): boolean {
  const { boxHeight, boxWidth } = reader.geometry;
  if (boxHeight === boxWidth) return true;
  reader.error('needsSquareBoxes', reader.keyword, { keyword: reader.word.keyword });
  return false;
}
