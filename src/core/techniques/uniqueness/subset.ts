import type { Cell } from '../../numbers';
import { all, any, t } from '../../sentences';
import { inAnyOf, type Names } from '../names';
import type { Step } from '../step';

/** Explains type 3: two cells, of which one holds an extra candidate, form a subset with the cells of the set. */
export function explainSubset(roof: readonly Cell[], { sets, houses }: Step, names: Names): string {
  const [{ cells, digits }] = sets!;
  return t(
    'So {roof} holds one of its other candidates. The two count as one cell. ' +
      'Together with {cells} they are {n, plural, one {# cell} other {# cells}} ' +
      'for the {n, plural, one {# digit} other {# digits}} {digits}. ' +
      'So no other cell {inHouses} can hold any of these digits.',
    {
      roof: any(roof.map(cell => names.cell(cell))),
      cells: names.cells(cells),
      n: digits.length,
      digits: all(digits.map(names.digit)),
      inHouses: inAnyOf(houses),
    },
  );
}
