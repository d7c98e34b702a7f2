/**
 * `npm run test:ratings [-- FILE…]`: counts the ratings that agree with those of a list, by band of ER. With `-v` it also prints
 * the differences.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rating } from '../../../src/core/rating/rating';
import { agree, parseRatings, ratingOf } from './ratings';

const DEFAULT = join(__dirname, '../../../../shared/data/se-ratings-half.tsv');

const args = process.argv.slice(2);
const isVerbose = args.includes('-v');
const wanted = args.filter(arg => arg !== '-v');
const files = wanted.length > 0 ? wanted : [DEFAULT];
for (const file of files) {
  if (!existsSync(file)) {
    console.error(`There is no file ${file}. Name a list of ratings: npm run test:ratings -- FILE`);
    process.exit(1);
  }
}

interface Outcome {
  readonly wanted: Rating;
  readonly found: Rating;
  readonly milliseconds: number;
}

const write = ({ er, ep, ed, hardest }: Rating) => `${er.toFixed(1)} / ${ep.toFixed(1)} / ${ed.toFixed(1)}  ${hardest}`;

const outcomes = files
  .flatMap(file => parseRatings(readFileSync(file, 'utf8')))
  .map(({ id, puzzle, rating }): Outcome => {
    const begun = performance.now();
    const found = ratingOf(puzzle);
    const milliseconds = performance.now() - begun;
    const differs = (['er', 'ep', 'ed'] as const).some(key => !agree(rating[key], found[key]));
    if (isVerbose && differs) {
      console.log(`${id}  ${puzzle}\n  wanted: ${write(rating)}\n  found:  ${write(found)}`);
    }
    return { wanted: rating, found, milliseconds };
  });

const count = (among: readonly Outcome[], key: 'er' | 'ep' | 'ed') =>
  among.filter(({ wanted, found }) => agree(wanted[key], found[key])).length;

console.log('ER          count   ER ±0.1   EP ±0.1   ED ±0.1   mean ms   median    worst');
const bands = [...new Set(outcomes.map(({ wanted }) => Math.floor(wanted.er)))].sort((a, b) => a - b);
for (const band of bands) {
  const among = outcomes.filter(({ wanted }) => Math.floor(wanted.er) === band);
  const times = among.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const name = `${band}.0-${band}.9`.padEnd(9);
  const counts = [among.length, count(among, 'er'), count(among, 'ep'), count(among, 'ed')];
  const figures = [mean, times[times.length >> 1], times[times.length - 1]].map(time => time.toFixed(1));
  console.log(name + counts.map((n, i) => String(n).padStart(i === 0 ? 8 : 10)).join('') + pad(figures));
}
const easy = outcomes.filter(({ wanted }) => wanted.er < 5);
console.log(`${count(easy, 'er')} of ${easy.length} below 5.0, ${count(outcomes, 'er')} of ${outcomes.length} in all`);

function pad(figures: readonly string[]): string {
  return figures.map((figure, i) => figure.padStart(i === 0 ? 10 : 9)).join('');
}
