/** The notation and explanation of exocets. */

import { houseName, houseNames } from '../../cellNames';
import type { Candidate } from '../../position';
import { all, joinSentences, phrase, t } from '../../sentences';
import { allLong, type Names } from '../names';
import type { Step } from '../step';
import type { ExocetConclusion } from './conclusions';
import { digitsOfExocet, type Exocet } from './exocet';

/** `1,3,5,9 in r1c12 - r2c4,r3c7`: the base cells, then the targets. */
export function exocetEvidence({ exocets }: Step, names: Names): string {
  const [exocet] = exocets!;
  const { base, targets } = exocet;
  return `${names.digits(digitsOfExocet(exocet))} in ${names.cells(base)} - ${names.cells(targets)}`;
}

/** The reason why the targets hold the digits of the base cells, and each conclusion from it. */
export function explainExocet({ exocets, conclusions }: Step, names: Names): string {
  const [exocet] = exocets!;
  return joinSentences([
    equivalenceInWords(exocet, names),
    ...conclusions!.map(each => conclusionInWords(each, exocet, names)),
  ]);
}

/** The statement that the targets hold the digits of the base cells. */
export function equivalenceInWords(exocet: Exocet, names: Names): string {
  const { line, box, covers } = exocet;
  const [base, targets] = [names.cells(exocet.base), names.cells(exocet.targets)];
  const lines = covers.map(({ digit, lines }) =>
    phrase('{digit} in {houses, form, locative}', { digit: names.digit(digit), houses: houseNames(lines) }),
  );
  return t(
    '{base} can only hold {digits}. The two digits that they hold are nowhere else in {line, form, locative} and ' +
      '{box, form, locative}. In {crossLines, form, locative}, all their other places except {targets} ' +
      'are in two lines for each digit: {covers}. ' +
      'A digit needs three places there, and two lines have only two of them, so the third is {first} or {second}. ' +
      'So {targets} hold the same two digits as {base}.',
    {
      base,
      targets,
      digits: all(digitsOfExocet(exocet).map(names.digit)),
      line: houseName(line),
      box: houseName(box),
      crossLines: crossLinesIn(exocet),
      covers: allLong(lines),
      first: names.cell(exocet.targets[0]),
      second: names.cell(exocet.targets[1]),
    },
  );
}

function conclusionInWords(conclusion: ExocetConclusion, exocet: Exocet, names: Names): string {
  return joinSentences([
    ...reasonInWords(conclusion, exocet, names),
    t('So {conclusion}.', { conclusion: effectOf(conclusion.eliminations, names) }),
  ]);
}

function reasonInWords(conclusion: ExocetConclusion, exocet: Exocet, names: Names): string[] {
  const [base, targets] = [names.cells(exocet.base), names.cells(exocet.targets)];
  switch (conclusion.kind) {
    case 'targets':
      return [];
    case 'mirror':
      return [
        t(
          'In {box, form, locative}, the digit of {target} can only be in {mirror}: ' +
            'every other cell sees {base} or {target}, or is {other}, which holds the other digit.',
          {
            box: houseName(conclusion.box),
            target: names.cell(conclusion.target),
            other: names.cells(exocet.targets.filter(cell => cell !== conclusion.target)),
            mirror: names.cells(conclusion.mirror),
            base,
          },
        ),
      ];
    case 'certain':
      return [
        t(
          '{digits} {n, plural, one {is one of the two digits} other {are the two digits}} in every case. ' +
            'So no other cell that sees both {base} or both {targets} can hold {n, plural, one {it} other {them}}, nor can ' +
            'cells outside {crossLines, form, genitive} in {n, plural, one {its two lines} other {the two lines of the digit}}.',
          {
            digits: all(conclusion.digits.map(names.digit)),
            n: conclusion.digits.length,
            base,
            targets,
            crossLines: crossLinesIn(exocet),
          },
        ),
      ];
  }
}

const crossLinesIn = ({ crossLines }: Exocet) => houseNames([...crossLines].sort((a, b) => a.index - b.index));

const effectOf = (eliminations: readonly Candidate[], names: Names): string =>
  names.effect({
    placements: [],
    eliminations: [...eliminations].sort((a, b) => a.digit - b.digit || a.cell - b.cell),
  });
