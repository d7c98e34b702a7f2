/** The steps of each technique in the positions of the fixtures: their notation, explanation, evidence, proof, hints and drawing. */

import { stepDrawingOf } from '../../src/board/drawing/stepDrawing';
import { makeLine } from '../../src/core/notation';
import type { Position } from '../../src/core/position';
import { Checker } from '../../src/core/proof/checker';
import { rulesOfGeometry } from '../../src/core/rules/geometry';
import { findAllSteps } from '../../src/core/techniques/index';
import type { Step } from '../../src/core/techniques/step';
import { makePremise } from '../../src/features/proof/notation';
import { provingStep } from '../../src/features/proof/premises';
import { stepPlacesOf } from '../../src/features/steps/highlights';
import { highlightsAt, hintOf } from '../../src/features/steps/hint';
import { parse } from '../../src/text/parser/parser';
import { namesFor, type Puzzle } from '../../src/text/puzzle';
import { writeRules } from '../../src/text/rules/index';
import { finish } from '../../src/text/work';
import { fixture, puzzleLines } from '../collections';
import { positionOfLine, techniqueOf } from '../core/techniques/positions';
import { readRecorded } from '../core/techniques/rules/recorded';
import { rowsOf } from '../text/texts';
import { dump, withoutWords } from './dump';
import { type Cases, digests } from './records';

/** Maximum number of steps of a position. The first ones are the simplest. */
const MOST_STEPS = 6;

/** Number of positions of a technique whose texts are recorded. */
const MOST_TEXTS = 3;

/** A position, and a puzzle with its digits. */
interface Example {
  readonly id: string;
  readonly position: Position;
  readonly puzzle: Puzzle;
}

/** The first steps of a technique in a position, and whether there are more. */
function firstSteps({ id, position }: Example): { steps: readonly Step[]; count: number } {
  const steps = findAllSteps(position, [techniqueOf(id)]);
  return { steps: steps.slice(0, MOST_STEPS), count: steps.length };
}

/** The notation, the evidence, the proof and the drawing of steps, without the words of their texts. */
function evidenceOf(example: Example): string {
  const { position, puzzle } = example;
  const { geometry, digits, givens, candidates: allowed } = position;
  const names = namesFor(puzzle);
  const { steps, count } = firstSteps(example);
  const lines = [`${count} steps`];
  for (const step of steps) {
    const checker = new Checker({ grid: { geometry, digits, allowed }, givens, hasOneSolution: () => true });
    const premises = finish(provingStep(step, position, checker)) ?? [];
    const { sentence, besideName, explanation, ...drawing } = stepDrawingOf(puzzle, {
      step,
      stage: 3,
      before: position,
    });
    const stages = ([1, 2, 3] as const).map(stage => highlightsAt(stepPlacesOf(puzzle), step, stage));
    const texts = [step.technique.explain(step, names), sentence].map(withoutWords);
    lines.push(
      names.step(step),
      ...texts,
      dump(step),
      ...premises.map(each => makePremise(each, names)),
      dump([stages, drawing]),
    );
  }
  return lines.join('\n');
}

/** The texts of steps: explanations, and hints at all stages. */
function textsOf(example: Example): string {
  const { position, puzzle } = example;
  return firstSteps(example)
    .steps.flatMap(step => {
      const hints = ([1, 2, 3] as const).map(stage => hintOf(puzzle, step, stage, position));
      const { sentence, explanation } = stepDrawingOf(puzzle, { step, stage: 3, before: position });
      return [...hints.flatMap(hint => [hint.message, dump(hint.sentence), hint.reason ?? '']), sentence, explanation];
    })
    .join('\n');
}

const CLASSIC = puzzleLines(fixture('steps.txt')).map(line => line.split(' | '));
const RULED = puzzleLines(fixture('ruleSteps.tsv'));

const classicExample = ([id, line]: readonly string[]): Example => ({
  id,
  position: positionOfLine(line),
  puzzle: parse(line).puzzles[0],
});

function ruledExample(line: string): Example {
  const { position, technique: id } = readRecorded(line);
  const { geometry, digits } = position;
  const rules = writeRules(rulesOfGeometry(geometry), geometry);
  const text = ['[Puzzle]', ...rowsOf(makeLine(digits)), '[Rules]', ...rules].join('\n');
  return { id, position, puzzle: parse(text).puzzles[0] };
}

/** Functions that make the examples of each technique. */
const byTechnique = new Map<string, (() => Example)[]>();
const add = (id: string, example: () => Example) => byTechnique.set(id, [...(byTechnique.get(id) ?? []), example]);
for (const fields of CLASSIC) add(fields[0], () => classicExample(fields));
for (const line of RULED) add(line.split('\t')[0], () => ruledExample(line));

function* evidence(): Cases {
  for (const [id, examples] of byTechnique) {
    for (const [i, example] of examples.entries()) yield [`${id} ${i + 1}`, () => evidenceOf(example())];
  }
}

function* texts(): Cases {
  for (const [id, examples] of byTechnique) {
    yield [
      id,
      () =>
        examples
          .slice(0, MOST_TEXTS)
          .map(example => textsOf(example()))
          .join('\n'),
    ];
  }
}

digests('steps', evidence());
digests('stepTexts', texts());
