/** The set of puzzles that appeared before, for inputs of any length. It compares puzzles, not only their hashes, so none is lost. */

import { CanonicalForms } from '../../core/canonical/index';
import { hasConflict } from '../../core/grid';
import { isRuled } from '../../core/rules/geometry';
import { writtenGivens } from '../../features/collection/keys';
import { keyOf, stringOf } from '../../text/gridKey';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { meaningOfRules } from '../../text/rules/index';

/** The criterion for equal puzzles: their givens, regions and rules, or their canonical forms if they have one. */
export type Sameness = 'givens' | 'canonical';

/** Returns a function for the keys of puzzles. A puzzle without digits, or one that cannot be read completely, has no key. */
export function keysBy(sameness: Sameness): (puzzle: Puzzle) => string | undefined {
  const forms = sameness === 'canonical' ? new CanonicalForms() : undefined;
  return puzzle => {
    const grid = writtenGivens(puzzle);
    const hasMoreThanDigits = grid.allowed !== undefined || isRuled(grid.geometry);
    if (!isWhole(puzzle) || (!hasMoreThanDigits && grid.digits.every(digit => digit === 0))) return undefined;
    const form = forms && !hasConflict(grid) ? forms.find('pattern', grid) : undefined;
    if (form) return `c${packed(form.digits)}`;
    if (isRuled(grid.geometry))
      return `${meaningOfRules(grid.geometry)}\n${stringOf(grid.digits)} ${grid.allowed?.join() ?? ''}`;
    return grid.allowed || grid.geometry.size > 15 ? keyOf(grid) : sized(grid);
  };
}

/** Packs two digits into a character of one byte. */
function packed(digits: Uint8Array): string {
  let text = '';
  for (let i = 0; i < digits.length; i += 2) text += String.fromCharCode(16 * digits[i] + (digits[i + 1] ?? 0));
  return text;
}

const sized = ({ geometry, digits }: { geometry: { key: string }; digits: Uint8Array }) =>
  `${geometry.key}${packed(digits)}`;

/** Maximum size of one set. The limit of the runtime is 2^24 keys. */
const MOST_IN_SET = 1 << 23;

/** A set for any number of keys. */
export class KeySet {
  private readonly sets: Set<string>[] = [new Set()];

  /** Adds a key, and returns whether it is new. */
  add(key: string): boolean {
    if (this.sets.some(set => set.has(key))) return false;
    const last = this.sets[this.sets.length - 1];
    if (last.size < MOST_IN_SET) last.add(key);
    else this.sets.push(new Set([key]));
    return true;
  }
}
