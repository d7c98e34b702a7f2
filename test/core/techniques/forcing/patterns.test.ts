import assert from 'node:assert/strict';
import fc from 'fast-check';
import { generate } from '../../../../src/core/generator/index';
import { recipeOf } from '../../../../src/core/generator/recipe';
import { NO_RULES, type WantedRules } from '../../../../src/core/generator/rules/wanted';
import type { Grid } from '../../../../src/core/grid';
import { type Choices, choicesOf } from '../../../../src/core/implications/choices';
import { nodeOf, off, on } from '../../../../src/core/implications/statement';
import { finish } from '../../../../src/core/pausing';
import { positionOf } from '../../../../src/core/position';
import { Net, PREMISE } from '../../../../src/core/techniques/forcing/net';
import { addByPattern } from '../../../../src/core/techniques/forcing/patterns';
import { singles } from '../../../../src/core/techniques/singles/index';
import { RUNS } from '../../arbitraries';
import { validPuzzle } from '../randomPuzzles';
import { solveLogically } from '../walks';

type Choice = readonly number[];

/** The candidates that remain after a premise, by singles and patterns; undefined after a contradiction. */
function leftByNet(choices: Choices, premise: number): number[] | undefined {
  const net = new Net(choices);
  net.add(premise, PREMISE);
  do if (!net.followSingles()) return undefined;
  while (addByPattern(net));
  return Array.from({ length: choices.count }, (_, candidate) => candidate).filter(
    candidate => net.isUnknown(candidate) || net.statementOf(candidate) === on(candidate),
  );
}

/**
 * The definition: all candidates that are in covering choices, but not in choices that these cover, are false. It tries each choice of up
 * to three candidates with each other one, and each two choices of two candidates with each two others.
 */
function leftByDefinition(
  { count, members, peers, choicesOf: inChoices, perCandidate }: Choices,
  premise: number,
): number[] | undefined {
  const left = new Set(Array.from({ length: count }, (_, candidate) => candidate));
  const remove = (gone: Iterable<number>): boolean => [...gone].map(candidate => left.delete(candidate)).includes(true);
  const rest = (choice: number): Choice => members[choice].filter(candidate => left.has(candidate));
  const coversOf = (a: number, b: number): number[] =>
    [...inChoices.subarray(perCandidate * a, perCandidate * (a + 1))].filter(choice => members[choice]?.includes(b));
  const cover = (bases: readonly Choice[], covers: readonly number[]): boolean =>
    remove(covers.flatMap(rest).filter(candidate => !bases.flat().includes(candidate)));
  const used = [...members.keys()].filter(choice => members[choice].length > 0);

  const bySingles = () =>
    used.some(choice => {
      const known = rest(choice);
      return known.length === 1 && remove(peers[known[0]]);
    });
  const byOne = () =>
    used.some(choice => {
      const base = rest(choice);
      if (base.length < 2 || base.length > 3) return false;
      return coversOf(base[0], base[1])
        .filter(other => base.every(candidate => members[other].includes(candidate)))
        .some(other => cover([base], [other]));
    });
  const byTwo = () => {
    const pairs = used.map(rest).filter(base => base.length === 2);
    return pairs.some((one, i) =>
      pairs.slice(i + 1).some(other => {
        if (one.some(candidate => other.includes(candidate))) return false;
        const [a, b] = one;
        return [other, [...other].reverse()].some(([c, d]) =>
          coversOf(a, c).some(first => coversOf(b, d).some(second => cover([one, other], [first, second]))),
        );
      }),
    );
  };

  const candidate = nodeOf(premise);
  if (premise === off(candidate)) left.delete(candidate);
  else remove(peers[candidate]);
  while (bySingles() || byOne() || byTwo());
  if (used.some(choice => rest(choice).length === 0)) return undefined;
  return [...left];
}

/** Compares a net after some premises with the definition. Returns the number of candidates that only patterns exclude. */
function checkPatterns(grid: Grid, dice: number): number {
  const choices = finish(choicesOf(solveLogically(positionOf(grid), singles.techniques).end));
  if (choices.count === 0) return 0;
  let further = 0;
  for (const premise of [off(0), on(dice % choices.count), off(dice % choices.count)]) {
    const left = leftByNet(choices, premise);
    assert.deepEqual(left, leftByDefinition(choices, premise));
    const net = new Net(choices);
    net.add(premise, PREMISE);
    if (left && net.followSingles()) further += choices.count - left.length - net.end;
  }
  return further;
}

describe('the patterns of nets', () => {
  it('exclude the other candidates of one or two choices that cover as many others', () => {
    let further = 0;
    fc.assert(
      fc.property(validPuzzle, fc.nat(), ({ grid }, dice) => {
        further += checkPatterns(grid, dice);
      }),
      RUNS,
    );
    assert.ok(further > 0);
  });

  it('use further houses', () => {
    const rules: WantedRules = { ...NO_RULES, whole: [{ kind: 'diagonal', direction: '/' }] };
    let further = 0;
    for (const grid of generate(recipeOf({ size: 9, count: 10, seed: 1, rules })))
      if (grid) for (let dice = 0; dice < 20; dice++) further += checkPatterns(grid, 7 * dice);
    assert.ok(further > 0);
  });
});
