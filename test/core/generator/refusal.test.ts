import assert from 'node:assert/strict';
import { type Recipe, recipeOf } from '../../../src/core/generator/recipe';
import { type Refusal, refusalOf } from '../../../src/core/generator/refusal';
import { geometryOfSize } from '../../../src/core/geometry';
import { MAX_SEED } from '../../../src/core/random';

function check(given: Partial<Recipe>, expected: Refusal | undefined): void {
  assert.deepEqual(refusalOf(recipeOf({ seed: 1, ...given })), expected, JSON.stringify(given));
}

/** All cells except some. */
const without = (...cells: number[]) =>
  Array.from({ length: 81 }, (_, cell) => cell).filter(cell => !cells.includes(cell));
const { houses } = geometryOfSize(9);

describe('a recipe', () => {
  it('needs a known size and whole numbers', () => {
    check({ size: 11 }, { kind: 'size', size: 11 });
    check({ size: 7 }, { kind: 'size regions', size: 7 });
    check({ seed: -1 }, { kind: 'number', of: 'seed', value: -1 });
    check({ seed: MAX_SEED }, undefined);
    check({ seed: MAX_SEED + 1 }, { kind: 'number', of: 'seed', value: MAX_SEED + 1 });
    check({ count: 0 }, { kind: 'number', of: 'count', value: 0 });
    check({ count: 1.5 }, { kind: 'number', of: 'count', value: 1.5 });
    check({ attempts: 0 }, { kind: 'number', of: 'attempts', value: 0 });
  });
  it('needs ranges in order', () => {
    check({ clues: { least: 30, most: 29 } }, { kind: 'range', of: 'clues' });
    check({ clues: { least: 30, most: 30.5 } }, { kind: 'range', of: 'clues' });
    check({ clues: { least: Number.NaN, most: 30 } }, { kind: 'range', of: 'clues' });
    check({ rating: { least: 4, most: 3.9 } }, { kind: 'range', of: 'rating' });
    check({ rating: { least: 4, most: 4 } }, undefined);
    check({ rating: { least: 2.3, most: 4.6 } }, undefined);
    check({ rating: { least: 2.55, most: 4 } }, { kind: 'range', of: 'rating' });
    check({ rating: { least: 2, most: Number.NaN } }, { kind: 'range', of: 'rating' });
    check({ rating: { least: 4, most: 5 }, size: 16 }, { kind: 'rating size' });
    const scale = { least: 1, most: 12 };
    check({ rating: { least: 20, most: 30 } }, { kind: 'rating scale', scale });
    check({ rating: { least: 0, most: 0.9 } }, { kind: 'rating scale', scale });
    // Ranges that only touch the scale are possible.
    check({ rating: { least: scale.most, most: 20 } }, undefined);
    check({ rating: { least: scale.most + 0.1, most: 20 } }, { kind: 'rating scale', scale });
    check({ rating: { least: 0, most: scale.least } }, undefined);
    check({ minimal: true, clues: { least: 40, most: 81 } }, undefined);
    check({ minimal: true, clues: { least: 41, most: 81 } }, { kind: 'many minimal clues', most: 40 });
    check(
      { minimal: true, pattern: Array.from({ length: 81 }, (_, i) => i) },
      { kind: 'many minimal clues', most: 40 },
    );
    check({ excluded: ['singles'] }, { kind: 'no singles' });
  });
  it('needs a possible number of clues', () => {
    check({ clues: { least: 0, most: 16 } }, { kind: 'few clues', fewest: 17 });
    check({ clues: { least: 17, most: 17 } }, undefined);
    check({ clues: { least: 3, most: 3 }, size: 4 }, { kind: 'few clues', fewest: 4 });
    check({ clues: { least: 82, most: 90 } }, { kind: 'many clues', cellCount: 81 });
    check({ clues: { least: 81, most: 81 } }, undefined);
  });
  it('needs a number of clues that the symmetry allows', () => {
    check({ clues: { least: 26, most: 26 }, symmetry: '90' }, { kind: 'clues symmetry' });
    check({ clues: { least: 26, most: 28 }, symmetry: '90' }, undefined);
    check({ clues: { least: 25, most: 25 }, symmetry: '90' }, undefined);
    check({ clues: { least: 27, most: 27 }, symmetry: 'full' }, { kind: 'clues symmetry' });
    check({ clues: { least: 28, most: 28 }, symmetry: 'full' }, undefined);
    check({ clues: { least: 23, most: 23 }, symmetry: '180', size: 8 }, { kind: 'clues symmetry' });
  });
  it('is refused if the cells of its pattern are unknown, repeated or unordered', () => {
    check({ pattern: without(3) }, undefined);
    check({ pattern: [...without(3), 81] }, { kind: 'pattern cells' });
    check({ pattern: [1, ...without(3)] }, { kind: 'pattern cells' });
    check({ pattern: [...without(0), 0] }, { kind: 'pattern cells' });
    check({ pattern: without(3).slice(0, 16) }, { kind: 'few clues', fewest: 17 });
  });
  it('is refused if its pattern lacks its symmetry', () => {
    check({ pattern: without(3), symmetry: '180' }, { kind: 'pattern symmetry', cell: 77, partner: 3 });
    check({ pattern: without(77), symmetry: '180' }, { kind: 'pattern symmetry', cell: 3, partner: 77 });
    check({ pattern: without(3, 77), symmetry: '180' }, undefined);
    check({ pattern: without(3, 5), symmetry: 'mirror' }, undefined);
    check({ pattern: without(3, 27), symmetry: 'diagonal' }, undefined);
    check({ pattern: without(3, 77), symmetry: 'full' }, { kind: 'pattern symmetry', cell: 5, partner: 3 });
  });
  it('is refused if its pattern has another number of clues', () => {
    check({ pattern: without(3), clues: { least: 79, most: 80 } }, undefined);
    check({ pattern: without(3), clues: { least: 20, most: 79 } }, { kind: 'pattern clues', count: 80 });
    check({ pattern: without(3), clues: { least: 81, most: 81 } }, { kind: 'pattern clues', count: 80 });
  });
  it('is refused if two lines of a chute have no clue in its pattern', () => {
    const lines = (...indices: number[]) => without(...indices.flatMap(index => [...houses[index].cells]));
    check({ pattern: lines(0) }, undefined);
    check({ pattern: lines(0, 1) }, { kind: 'pattern lines', lines: [houses[0], houses[1]] });
    check({ pattern: lines(0, 2) }, { kind: 'pattern lines', lines: [houses[0], houses[2]] });
    check({ pattern: lines(2, 3) }, undefined);
    check({ pattern: lines(8, 9) }, undefined);
    check({ pattern: lines(15, 16) }, { kind: 'pattern lines', lines: [houses[15], houses[16]] });
  });
  it('is refused if it names techniques that paths do not use', () => {
    check({ required: ['x-wing'] }, undefined);
    check({ required: ['x-fling'] }, { kind: 'unknown technique', word: 'x-fling' });
    check({ excluded: ['unique', 'chains', 'x-wing'] }, undefined);
    check({ excluded: ['unique', 'x-fling'] }, { kind: 'unknown technique', word: 'x-fling' });
    check({ required: ['template-set'] }, { kind: 'unused technique', id: 'template-set' });
    const id = 'forcing-chain-contradiction';
    check({ required: [id], size: 16 }, undefined);
    check({ required: [id], size: 25 }, { kind: 'unused technique', id });
  });
  it('is refused if its techniques contradict each other or its level', () => {
    check({ required: ['x-wing'], excluded: ['x-wing'] }, { kind: 'required and excluded', id: 'x-wing' });
    check({ required: ['x-wing'], excluded: ['fish'] }, { kind: 'required and excluded', id: 'x-wing' });
    check({ required: ['bug-plus-1'], excluded: ['unique'] }, { kind: 'required and excluded', id: 'bug-plus-1' });
    check({ required: ['x-wing'], level: 'medium' }, { kind: 'technique level', id: 'x-wing' });
    check({ required: ['x-wing'], level: 'hard' }, undefined);
  });
});
