import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../test/host/project.mts';

/** Used when the collection of 17-clue puzzles is absent. */
const OWN = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/**
 * A collection of this many different puzzles, one per line: those of a public collection, with relabeled digits. Another `series` has
 * other puzzles.
 */
export function collectionOf(count: number, series = 0): string {
  const file = join(ROOT, '../shared/data/royle17_49151.txt');
  const known = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [OWN];
  const lines: string[] = [];
  for (let i = 0; i < count; i++)
    lines.push(renamed(known[i % known.length], Math.floor(i / known.length) + 100 * series));
  return lines.map(line => `${line}\n`).join('');
}

/** The n-th relabelling of the digits; number 0 changes nothing. */
function renamed(line: string, n: number): string {
  if (n === 0) return line;
  const left = [...'123456789'];
  const names: string[] = [];
  for (let rest = n; left.length > 0; rest = Math.floor(rest / (left.length + 1))) {
    names.push(...left.splice(rest % left.length, 1));
  }
  return line.replace(/[1-9]/g, digit => names[Number(digit) - 1]);
}
