import { cellSet, countBits } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import { houseSets, type Position, sharedHouses } from '../../position';
import { joinSentences } from '../../sentences';
import { choicesWithin } from '../../subsets';
import { eliminate, type Found, type Technique } from '../step';
import { explainRectangle, type Rectangle, rectangleEvidence, rectangleSteps } from './rectangle';
import { explainSubset } from './subset';

/**
 * A rectangle with extra candidates in two cells of a house. One of the two holds an extra candidate. So the two count as one
 * cell with only the extra candidates, which can be part of a naked subset.
 */
export const uniqueRectangleType3: Technique = {
  id: 'unique-rectangle-type-3',
  name: 'Unique Rectangle Type 3',
  otherNames: ['Uniqueness Test 3'],
  aliases: ['UR Type 3', 'Unique Rectangle', 'Uniqueness Test', 'Unique Rectangle Type 3B'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position => rectangleSteps(position, stepsIn),
  evidence: rectangleEvidence,

  explain(step, names) {
    return joinSentences([explainRectangle(step, names), explainSubset(step.fins!, step, names)]);
  },
};

/** The maximum number of cells besides the two. With more, a house of nine has no cell left in which to eliminate a candidate. */
const MOST = 6;

function* stepsIn({ digits, cells, roof, extras }: Rectangle, position: Position): Generator<Found | undefined> {
  if (roof.length !== 2) return;
  const { geometry, candidates } = position;
  const pair = bitOf(digits[0]) | bitOf(digits[1]);
  const rectangle = cellSet(geometry, cells);
  for (const house of sharedHouses(geometry, roof).reverse()) {
    const eligible = [...house.cells].filter(
      cell => candidates[cell] !== 0 && (candidates[cell] & pair) === 0 && !rectangle.has(cell),
    );
    for (let n = 1; n <= Math.min(MOST, eligible.length); n++) {
      for (const subset of choicesWithin(eligible, candidates, n, n + 1, extras)) {
        const mask = subset.reduce((all, cell) => all | candidates[cell], extras);
        if (countBits(mask) !== n + 1) continue;
        const houses = sharedHouses(geometry, [...roof, ...subset]);
        const seen = houses.map(shared => houseSets(geometry)[shared.at]).reduce((a, b) => a.or(b));
        const others = seen.minus(cellSet(geometry, [...roof, ...subset]));
        const eliminations = digitsOf(mask).flatMap(digit => eliminate(position, others, digit));
        const sets = [{ cells: subset, digits: digitsOf(mask) }];
        yield { technique: uniqueRectangleType3, digits, houses, cells, fins: roof, sets, eliminations };
      }
      yield undefined;
    }
  }
}
