/** `greater: a > b > c` and `less: a < b`. The signs `<` and `>` decide, so each may have both. */

import type { Cell } from '../../../core/numbers';
import type { GreaterRule } from '../../../core/rules/kinds/marks';
import { writeLine } from '../cellWords';
import type { RuleReader } from '../reader';
import type { WordSpec, WrittenSpec } from '../ruleWord';
import { around, dividedAt, type RuleToken } from '../tokens';
import { checkNeighbors } from './pair';

type Sign = '>' | '<';

export const greater: WrittenSpec<GreaterRule> = {
  ...comparison(['greater', 'greater than', 'inequality', 'inequalities'], '>'),
  write: ({ cells }, geometry) => `greater: ${cells.map(cell => writeLine(geometry, [cell])).join(' > ')}`,
  normal: rule => rule,
};

export const less: WordSpec = comparison(['less', 'less than', 'smaller', 'smaller than'], '<');

function comparison(names: WordSpec['names'], sign: Sign): WordSpec {
  const [keyword] = names;
  return {
    names,
    form: `${keyword}: cell ${sign} cell`,
    example: `${keyword}: r1c1 ${sign} r1c2`,
    sign,
    place: 'pairs',
    read(reader) {
      reader.noNumber();
      const tokens = reader.afterColon();
      if (!tokens) return;
      for (const chain of dividedAt(tokens, ',;').parts) readChain(reader, chain, sign);
    },
  };
}

function readChain(reader: RuleReader, chain: readonly RuleToken[], sign: Sign): void {
  const { parts, signs } = dividedAt(chain, '<>');
  if (chain.length === 0) return;
  const places = parts.map((words, i) => readPlace(reader, words, [signs[i - 1], signs[i]], sign));
  if (parts.length === 1 && places[0] !== undefined && parts[0].length === 1)
    reader.error('cellCount', chain[0], { keyword: reader.word.keyword, found: 1, needed: 2 });
  for (const [i, { text }] of signs.entries()) {
    const [a, b] = [places[i], places[i + 1]];
    if (a === undefined || b === undefined) continue;
    const at = around([...parts[i], ...parts[i + 1]]);
    if (checkNeighbors(reader, at, a, b)) reader.add({ kind: 'greater', cells: text === '>' ? [a, b] : [b, a] }, at);
  }
}

/** The cell between two signs. */
function readPlace(
  reader: RuleReader,
  words: readonly RuleToken[],
  beside: readonly (RuleToken | undefined)[],
  sign: Sign,
): Cell | undefined {
  const [word, next] = words;
  if (!word) {
    const at = beside.find(token => token !== undefined);
    if (at) reader.unexpected(at);
    return undefined;
  }
  if (!next) return reader.oneCell(word);
  for (const each of words) reader.oneCell(each);
  const fix = { start: word.end, end: next.start, text: ` ${sign} ` };
  reader.error('missingSign', around([word, next]), { sign }, fix);
  return undefined;
}
