/** Which puzzles were seen before, for inputs of any length. Puzzles are compared, not only their hashes, so none is lost. */

import { CanonicalForms } from '../../core/canonical/index';
import { hasConflict } from '../../core/grid';
import { isRuled } from '../../core/rules/geometry';
import { writtenGivens } from '../../features/collection/keys';
import { keyOf, stringOf } from '../../text/gridKey';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { meaningOfRules } from '../../text/rules/index';

/** By what puzzles are equal: their givens, regions and rules, or their canonical forms where they have one. */
export type Sameness = 'givens' | 'canonical';

/** A function for the keys of puzzles. A puzzle without digits, or one that cannot be read completely, has none. */
export function keysBy(sameness: Sameness): (puzzle: Puzzle) => string | undefined {
  const forms = sameness === 'canonical' ? new CanonicalForms() : undefined;
  return puzzle => {
    const grid = writtenGivens(puzzle);
    const saysMore = grid.allowed !== undefined || isRuled(grid.geometry);
    if (!isWhole(puzzle) || (!saysMore && grid.digits.every(digit => digit === 0))) return undefined;
    const form = forms && !hasConflict(grid) ? forms.find('pattern', grid) : undefined;
    if (form) return `c${packed(form.digits)}`;
    if (isRuled(grid.geometry))
      return `${meaningOfRules(grid.geometry)}\n${stringOf(grid.digits)} ${grid.allowed?.join() ?? ''}`;
    return grid.allowed || grid.geometry.size > 15 ? keyOf(grid) : sized(grid);
  };
}

/** Two digits in a character of one byte. */
function packed(digits: Uint8Array): string {
  let text = '';
  for (let i = 0; i < digits.length; i += 2) text += String.fromCharCode(16 * digits[i] + (digits[i + 1] ?? 0));
  return text;
}

const sized = ({ geometry, digits }: { geometry: { key: string }; digits: Uint8Array }) =>
  `${geometry.key}${packed(digits)}`;

/** The most keys that a set of the runtime can have is 2^24. */
const MOST_IN_SET = 1 << 23;

/** A set of any number of keys. */
export class KeySet {
  private readonly sets: Set<string>[] = [new Set()];

  /** Adds a key, and tells whether it was new. */
  add(key: string): boolean {
    if (this.sets.some(set => set.has(key))) return false;
    const last = this.sets[this.sets.length - 1];
    if (last.size < MOST_IN_SET) last.add(key);
    else this.sets.push(new Set([key]));
    return true;
  }
}
