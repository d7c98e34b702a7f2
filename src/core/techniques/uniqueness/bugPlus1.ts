import { countBits } from '../../cellSet';
import { digitsOf } from '../../grid';
import { bivalueCells } from '../../position';
import { t } from '../../sentences';
import { candidatesIn, makeStep, type Technique } from '../step';
import { isGraveWithout } from './grave';

/**
 * All empty cells have two candidates, except one that has three. Without one of the three, every digit would have two places in
 * each house that lacks it. Then all cells could change to their other candidate at once. So that candidate is true.
 */
export const bugPlus1: Technique = {
  id: 'bug-plus-1',
  name: 'BUG+1',
  otherNames: ['Bivalue Universal Grave + 1', 'BUG Type 1'],
  aliases: ['BUG', 'Bivalue Universal Grave', 'Bivalue Universal Grave Type 1'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,

  *find(position) {
    const { geometry, candidates } = position;
    const others = position.empty.minus(bivalueCells(position));
    const cell = others.first;
    if (others.size !== 1 || countBits(candidates[cell]) !== 3) return;
    const digit = digitsOf(candidates[cell]).find(third => isGraveWithout(position, [{ cell, digit: third }]));
    if (digit === undefined) return;
    const eliminations = digitsOf(candidates[cell])
      .filter(other => other !== digit)
      .flatMap(other => candidatesIn([cell], other));
    yield makeStep({
      technique: bugPlus1,
      digits: [digit],
      houses: [...geometry.housesOf[cell]],
      cells: [cell],
      eliminations,
    });
  },

  evidence: () => '',

  explain({ digits: [digit], cells: [cell] }, names) {
    return t(
      'All empty cells have two candidates, except {cell}, which has three. ' +
        'Without {digit} there, each candidate would have two places in each of its houses. ' +
        'Then all these cells could change to their other candidate at once, ' +
        'and the puzzle could not have exactly one solution. So {cell} is {digit}.',
      { cell: names.cell(cell), digit: names.digit(digit) },
    );
  },
};
