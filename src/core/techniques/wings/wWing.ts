import { houseName } from '../../cellNames';
import { digitsOf } from '../../grid';
import { bivalueCells, type Position, peerSets } from '../../position';
import { all, t } from '../../sentences';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { conjugatePairs } from '../strongLinks';

/**
 * Two cells with the same two candidates, and a house with two places for one of these candidates. Each place sees one of the
 * two cells. So at least one of the cells holds the other candidate.
 */
export const wWing: Technique = {
  id: 'w-wing',
  name: 'W-Wing',
  aliases: ['Semi-Remote Pair', 'Semi-Remote Naked Pair'],
  level: 'hard',
  score: 150,
  rating: 44,
  find: position => distinct(findWWings(position)),

  evidence({ digits: [x, y], cells: [first, second, ...link] }, names) {
    return (
      `${names.digit(x)}/${names.digit(y)} in ${names.cells([first, second])} ` +
      `connected by ${names.digit(y)} in ${names.cells(link)}`
    );
  },

  explain({ digits: [x, y], cells: [first, second, ...link], houses: [house] }, names) {
    return t(
      '{cells} are each {x} or {y}. In {house, form, locative}, only {link} can hold {y}, ' +
        'and each of these cells sees one of the first two. So {cells} cannot both be {y}. ' +
        'At least one of them is {x}, and no cell that sees both can be {x}.',
      {
        cells: all([first, second].map(cell => names.cell(cell))),
        x: names.digit(x),
        y: names.digit(y),
        house: houseName(house),
        link: names.cells(link),
      },
    );
  },
};

/** The cells of a step: the two cells with the same candidates, the cell of the link that the first one sees, the other cell. */
function* findWWings(position: Position): Generator<Step | undefined> {
  const { geometry, candidates } = position;
  const peers = peerSets(geometry);
  const bivalue = bivalueCells(position).cells();
  for (const [i, first] of bivalue.entries()) {
    for (const second of bivalue.slice(i + 1)) {
      if (candidates[first] !== candidates[second] || peers[first].has(second)) continue;
      const [a, b] = digitsOf(candidates[first]);
      for (const digits of [
        [a, b],
        [b, a],
      ]) {
        const eliminations = eliminate(position, peers[first].and(peers[second]), digits[0]);
        if (eliminations.length === 0) continue;
        for (const { house, cells: link } of conjugatePairs(position)[digits[1]]) {
          for (const [one, two] of [link, [link[1], link[0]]]) {
            if (!peers[first].has(one) || !peers[second].has(two)) continue;
            const cells = [first, second, one, two];
            yield makeStep({ technique: wWing, digits, houses: [house], cells, eliminations });
          }
        }
      }
    }
    yield undefined;
  }
}
