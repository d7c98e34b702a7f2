/**
 * Positions for practicing a technique, in which its step is the easiest one. They come from the solution path of a puzzle. The puzzle is
 * generated or, for a rare technique, a known one whose path uses it, transformed at random.
 */

import { generate } from '../generator/index';
import { recipeOf } from '../generator/recipe';
import { takeSingles } from '../generator/singlesRun';
import { geometryOfSize } from '../geometry';
import type { Grid } from '../grid';
import type { Pausable } from '../pausing';
import { Position, positionOf } from '../position';
import { Random } from '../random';
import { renameDigits, reorderColumns, reorderRows, square } from '../symmetry/symmetries';
import { composed, type Transformation, transformed } from '../symmetry/transformation';
import { usualTechniques } from '../techniques/index';
import { findingStep } from '../techniques/path';
import { singles } from '../techniques/singles/index';
import type { Technique } from '../techniques/step';
import { OCCURRENCES } from './occurrences';

/** The techniques that have exercises, easiest first. */
export const practicable: readonly Technique[] = usualTechniques.filter(({ id }) => id in OCCURRENCES);

const CLASSIC = geometryOfSize(9);

/** The number of seeds of new puzzles. */
const MANY = 2 ** 32;

/** The number of new puzzles that are tried before a known one is used, so that no search takes long. */
const MOST_NEW = 40;

/** Techniques with fewer puzzles, of 10,000, have exercises from known puzzles only. */
const COMMON = 500;

/** An infinite sequence of positions of 9x9 puzzles in which a technique gives the easiest step. The same seed gives the same positions. */
export function* exercises(technique: Technique, seed: number): Generator<Position | undefined, never> {
  const random = new Random(seed);
  const { puzzles, sources } = OCCURRENCES[technique.id];
  const known = sources ?? [];
  for (let tried = 0; ; tried++) {
    const isKnown = known.length > 0 && (puzzles < COMMON || tried >= MOST_NEW);
    const start = yield* generated(isKnown ? known[random.below(known.length)] : random.below(MANY));
    const found = yield* positionFor(technique, start, random, isKnown ? usualTechniques : upTo(technique));
    const position = found && isKnown ? moved(found, random) : found;
    // A few chains are found only in one of two symmetric positions.
    if (position && (position === found || (yield* isNext(technique, position)))) {
      yield position;
      tried = -1;
    }
    yield undefined;
  }
}

/**
 * One of some techniques, at random; undefined if there are none. A technique that more puzzles have is more likely, in proportion to the square root
 * of their number: each technique would be as frequent as the rarest one otherwise, or would be as rare as it is in puzzles.
 */
export function randomTechnique(techniques: readonly Technique[], seed: number): Technique | undefined {
  const weightOf = ({ id }: Technique) => Math.ceil(Math.sqrt(OCCURRENCES[id].puzzles));
  let rest = new Random(seed).below(techniques.reduce((sum, each) => sum + weightOf(each), 0) || 1);
  return techniques.find(each => {
    rest -= weightOf(each);
    return rest < 0;
  });
}

/** The first position of the exercises with a seed. */
export function* findingExercise(technique: Technique, seed: number): Pausable<Position> {
  for (const position of exercises(technique, seed)) {
    if (position) return position;
    yield undefined;
  }
  throw new Error(`${technique.id} has no exercise.`); // not reached: there is always another one
}

/** Whether a technique gives the easiest step of a position. */
export function* isNext(technique: Technique, position: Position): Pausable<boolean> {
  const step = yield* findingStep(position, upTo(technique));
  return step?.technique === technique;
}

/**
 * A position along the path of a valid puzzle in which a technique is next; undefined if there is none. The path uses the techniques `tried`, with
 * all that are at least as easy. For singles, one of several positions, from the part of the path without eliminations: such a position can be
 * written without candidates.
 */
export function* positionFor(
  technique: Technique,
  grid: Grid,
  random: Random,
  tried: readonly Technique[],
): Pausable<Position | undefined> {
  const isSingle = singles.techniques.includes(technique);
  const found: Position[] = [];
  let position = positionOf(grid);
  for (;;) {
    if (!isSingle) position = (yield* takeSingles(position)).end;
    const step = position.isSolved ? undefined : yield* findingStep(position, tried);
    if (!step || (isSingle && step.eliminations.length > 0)) break;
    if (step.technique === technique) {
      if (!isSingle) return position;
      found.push(position);
    }
    position = position.after(step);
    yield undefined;
  }
  return found.length > 0 ? found[random.below(found.length)] : undefined;
}

/** The techniques that are at least as easy as one, with all singles. */
function upTo(technique: Technique): readonly Technique[] {
  return usualTechniques.slice(0, Math.max(usualTechniques.indexOf(technique) + 1, singles.techniques.length));
}

function* generated(seed: number): Pausable<Grid> {
  for (const grid of generate(recipeOf({ seed }))) {
    if (grid) return grid;
    yield undefined;
  }
  throw new Error('A recipe without requirements makes no puzzle.');
}

/** A position that is transformed at random. */
function moved({ geometry, digits, candidates, givens }: Position, random: Random): Position {
  const by = randomTransformation(random);
  const { digits: now, allowed } = transformed({ geometry, digits, allowed: candidates }, by);
  return new Position(geometry, now, allowed!, transformed({ geometry, digits: givens }, by).digits);
}

function randomTransformation(random: Random): Transformation {
  const order = (count: number) => random.shuffle(Array.from({ length: count }, (_, i) => i));
  const lines = () => order(3).flatMap(chute => order(3).map(line => 3 * chute + line));
  const names = renameDigits(
    CLASSIC,
    order(9).map(digit => digit + 1),
  );
  const lined = composed(names, reorderRows(CLASSIC, lines()), reorderColumns(CLASSIC, lines()));
  return random.below(2) === 0 ? lined : composed(lined, square(CLASSIC, 'diagonal'));
}
