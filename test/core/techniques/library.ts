/**
 * HoDoKu's library of test positions: a line has the code of a technique, a position, and the effect of one step of that
 * technique there; or, with the variant `x`, states that there is no such step.
 */

import { type Position, positionOf, type StepEffect } from '../../../src/core/position';
import { findAllSteps, techniques } from '../../../src/core/techniques/index';
import { effectKey, type Step } from '../../../src/core/techniques/step';
import { parse } from '../../../src/text/parser/parser';

/** By code, with its variant if that is a separate technique: the id of the technique. */
export const TECHNIQUE_OF: ReadonlyMap<string, string> = new Map([
  ['0000', 'full-house'],
  ['0002', 'hidden-single'],
  ['0003', 'naked-single'],
  ['0100', 'pointing'],
  ['0101', 'claiming'],
  ['0110', 'locked-pair'],
  ['0111', 'locked-triple'],
  ['0200', 'naked-pair'],
  ['0201', 'naked-triple'],
  ['0202', 'naked-quadruple'],
  ['0210', 'hidden-pair'],
  ['0211', 'hidden-triple'],
  ['0212', 'hidden-quadruple'],
  ['0300', 'x-wing'],
  ['0301', 'swordfish'],
  ['0302', 'jellyfish'],
  ['0303', 'squirmbag'],
  ['0304', 'whale'],
  ['0305', 'leviathan'],
  ['0310', 'finned-x-wing'],
  ['0311', 'finned-swordfish'],
  ['03111', 'finned-swordfish'],
  ['0312', 'finned-jellyfish'],
  ['03121', 'finned-jellyfish'],
  ['0313', 'finned-squirmbag'],
  ['0314', 'finned-whale'],
  ['0315', 'finned-leviathan'],
  ['0320', 'sashimi-x-wing'],
  ['0321', 'sashimi-swordfish'],
  ['03211', 'sashimi-swordfish'],
  ['0322', 'sashimi-jellyfish'],
  ['03221', 'sashimi-jellyfish'],
  ['0323', 'sashimi-squirmbag'],
  ['0324', 'sashimi-whale'],
  ['0325', 'sashimi-leviathan'],
  ['0330', 'franken-x-wing'],
  ['0331', 'franken-swordfish'],
  ['0332', 'franken-jellyfish'],
  ['0333', 'franken-squirmbag'],
  ['0334', 'franken-whale'],
  ['0335', 'franken-leviathan'],
  ['0340', 'finned-franken-x-wing'],
  ['0341', 'finned-franken-swordfish'],
  ['03411', 'finned-franken-swordfish'],
  ['0342', 'finned-franken-jellyfish'],
  ['03421', 'finned-franken-jellyfish'],
  ['0343', 'finned-franken-squirmbag'],
  ['0344', 'finned-franken-whale'],
  ['0345', 'finned-franken-leviathan'],
  ['0350', 'mutant-x-wing'],
  ['0351', 'mutant-swordfish'],
  ['0352', 'mutant-jellyfish'],
  ['0353', 'mutant-squirmbag'],
  ['0354', 'mutant-whale'],
  ['0355', 'mutant-leviathan'],
  ['0360', 'finned-mutant-x-wing'],
  ['0361', 'finned-mutant-swordfish'],
  ['0362', 'finned-mutant-jellyfish'],
  ['03621', 'finned-mutant-jellyfish'],
  ['0363', 'finned-mutant-squirmbag'],
  ['0364', 'finned-mutant-whale'],
  ['0365', 'finned-mutant-leviathan'],
  ['0371', 'kraken-fish-type-1'],
  ['0372', 'kraken-fish-type-2'],
  ['0400', 'skyscraper'],
  ['0401', 'two-string-kite'],
  ['0402', 'empty-rectangle'],
  ['0403', 'turbot-fish'],
  ['0404', 'two-string-kite'],
  ['0405', 'empty-rectangle'],
  ['0500', 'simple-colors-trap'],
  ['0501', 'simple-colors-wrap'],
  ['0502', 'multi-colors-1'],
  ['0503', 'multi-colors-2'],
  ['0600', 'unique-rectangle-type-1'],
  ['0601', 'unique-rectangle-type-2'],
  ['0602', 'unique-rectangle-type-3'],
  ['0603', 'unique-rectangle-type-4'],
  ['0604', 'unique-rectangle-type-5'],
  ['0605', 'unique-rectangle-type-6'],
  ['0606', 'hidden-rectangle'],
  ['0607', 'avoidable-rectangle-type-1'],
  ['0608', 'avoidable-rectangle-type-2'],
  ['0610', 'bug-plus-1'],
  ['0701', 'x-chain'],
  ['0702', 'xy-chain'],
  ['0703', 'remote-pair'],
  ['0706', 'continuous-nice-loop'],
  ['0707', 'discontinuous-nice-loop'],
  ['0708', 'aic'],
  ['0709', 'grouped-continuous-nice-loop'],
  ['0710', 'grouped-discontinuous-nice-loop'],
  ['0711', 'grouped-aic'],
  ['0709-2', 'continuous-nice-loop-with-als'],
  ['0710-3', 'discontinuous-nice-loop-with-als'],
  ['0710-4', 'discontinuous-nice-loop-with-als'],
  ['0711-3', 'aic-with-als'],
  ['0711-4', 'aic-with-als'],
  ['0800', 'xy-wing'],
  ['0801', 'xyz-wing'],
  ['0802', 'wxyz-wing'],
  ['0803', 'w-wing'],
  ['0901', 'als-xz'],
  ['0902', 'als-xy-wing'],
  ['0903', 'als-xy-chain'],
  ['0904', 'death-blossom'],
  ['1101', 'sue-de-coq'],
  ['1201', 'template-set'],
  ['1202', 'template-delete'],
  ['1301', 'forcing-chain-contradiction'],
  ['1302', 'forcing-chain-verity'],
  ['1303', 'forcing-net-contradiction'],
  ['1304', 'forcing-net-verity'],
]);

export interface LibraryCase {
  readonly line: string;
  /** `0600-1` */
  readonly code: string;
  /** The id of the technique, or undefined for an unknown code. */
  readonly technique: string | undefined;
  readonly position: Position;
  /** The effect of one of the steps; undefined if there must be none. */
  readonly effect: StepEffect | undefined;
}

/** The cases of a library; other lines are skipped. */
export function parseLibrary(text: string): LibraryCase[] {
  return text.split(/\r?\n/).flatMap(line => {
    if (!line.startsWith(':')) return [];
    const [, code, , , , eliminations, placements] = line.split(':');
    const [puzzle] = parse(`${line}\n`).puzzles;
    if (!puzzle || puzzle.problems.length > 0) throw new Error(`not a library line: ${line}`);
    const [base, variant] = code.split('-');
    const effect = { eliminations: parseCandidates(eliminations), placements: parseCandidates(placements) };
    return {
      line,
      code,
      technique: TECHNIQUE_OF.get(code) ?? TECHNIQUE_OF.get(base),
      position: positionOf(puzzle.grid, puzzle.givens),
      effect: variant === 'x' ? undefined : effect,
    };
  });
}

/** `436 257`: digit, row, column */
function parseCandidates(text = '') {
  const found = text
    .split(' ')
    .filter(part => part !== '')
    .map(part => ({ digit: Number(part[0]), cell: 9 * (Number(part[1]) - 1) + Number(part[2]) - 1 }));
  return found.sort((a, b) => a.digit - b.digit || a.cell - b.cell);
}

/** Whether a technique of that name exists. */
export function isCovered({ technique }: LibraryCase): boolean {
  return techniques.some(({ id }) => id === technique);
}

/** The steps of the case's technique in its position. */
export function stepsOf({ technique, position }: LibraryCase): Step[] {
  return findAllSteps(
    position,
    techniques.filter(({ id }) => id === technique),
  );
}

/** Whether the steps match the case. */
export function passes({ effect }: LibraryCase, steps: readonly Step[]): boolean {
  if (!effect) return steps.length === 0;
  const wanted = effectKey(effect);
  return steps.some(step => effectKey(step) === wanted);
}
