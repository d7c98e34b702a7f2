/** Finds patterns whose search rescans text: quadratic patterns that scslre does not report. */

import {
  type Assertion as AssertionNode,
  type Char,
  CharSet,
  type Concatenation as ConcatenationNode,
  type Element as ElementNode,
  type Expression as ExpressionNode,
  JS,
  NFA,
  type NoParent,
} from 'refa';

type Expression = NoParent<ExpressionNode>;
type Concatenation = NoParent<ConcatenationNode>;
type Element = NoParent<ElementNode>;
type Assertion = NoParent<AssertionNode>;

/**
 * Returns a text whose repetition is scanned to its end from each of its copies, or undefined. This happens if one text leads from the
 * start of the pattern into a loop and also around the loop, such as `4j` in `/\d[jxk]\w*:/`, and the loop alone is not a match. A search
 * starts at each copy, scans all the others, and fails. Assertions are simplified in a way that may report too many patterns.
 */
export function rescanned(pattern: RegExp): string | undefined {
  if (pattern.sticky) return undefined;
  const { expression, maxCharacter } = JS.Parser.fromLiteral(pattern).parse({ backreferences: 'disable' });
  const nfa = NFA.fromRegex(consuming(expression, maxCharacter), { maxCharacter }, { assertions: 'ignore' });
  for (const loop of nfa.nodes()) {
    if (loop === nfa.initial || nfa.finals.has(loop) || !isInLoop(loop)) continue;
    const word = commonWord(nfa, loop);
    if (word) return word;
  }
  return undefined;
}

/** Whether a node can be reached from itself. */
function isInLoop(node: NFA.Node): boolean {
  const seen = new Set<NFA.Node>();
  const waiting = [...node.out.keys()];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next === node) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...next.out.keys());
  }
  return false;
}

/** A word that leads from the start to a node, and from the node to itself, without a match on the first way. */
function commonWord(nfa: NFA, loop: NFA.Node): string | undefined {
  const seen = new Map<NFA.Node, Set<NFA.Node>>();
  let waiting: { first: NFA.Node; second: NFA.Node; word: string }[] = [{ first: nfa.initial, second: loop, word: '' }];
  while (waiting.length > 0) {
    const next: typeof waiting = [];
    for (const { first, second, word } of waiting) {
      for (const [one, its] of first.out) {
        if (nfa.finals.has(one)) continue;
        for (const [other, others] of second.out) {
          const both = its.intersect(others);
          if (both.isEmpty || seen.get(one)?.has(other)) continue;
          seen.set(one, (seen.get(one) ?? new Set()).add(other));
          const longer = word + String.fromCodePoint(charOf(both));
          if (one === loop && other === loop) return longer;
          next.push({ first: one, second: other, word: longer });
        }
      }
    }
    waiting = next;
  }
  return undefined;
}

/** A character of a set, preferably a printable one. */
function charOf(set: CharSet): Char {
  const readable = set.intersect(CharSet.empty(set.maximum).union([{ min: 0x21, max: 0x7e }]));
  return (readable.isEmpty ? set : readable).ranges[0].min;
}

/**
 * Replaces assertions about a character by the character: lookbehinds at the start, and lookaheads at the end. The start and the end of the
 * text are separate characters.
 */
function consuming({ alternatives }: Expression, maximum: Char): Expression {
  return { type: 'Expression', alternatives: consumingEach(alternatives, maximum, true, true) };
}

function consumingEach(
  some: readonly Concatenation[],
  maximum: Char,
  isFirst: boolean,
  isLast: boolean,
): Concatenation[] {
  return some.flatMap(({ elements }) => {
    let found: Element[] | undefined = [];
    let isAtStart = isFirst;
    for (const [i, element] of elements.entries()) {
      const isAtEnd = isLast && elements.slice(i + 1).every(({ type }) => type === 'Assertion');
      const made = consumingOne(element, maximum, isAtStart, isAtEnd);
      if (!made) found = undefined;
      found?.push(...(made ?? []));
      if (element.type !== 'Assertion') isAtStart = false;
    }
    return found ? [{ type: 'Concatenation', elements: found }] : [];
  });
}

function consumingOne(element: Element, maximum: Char, isFirst: boolean, isLast: boolean): Element[] | undefined {
  if (element.type === 'Alternation')
    return [{ ...element, alternatives: consumingEach(element.alternatives, maximum, isFirst, isLast) }];
  if (element.type !== 'Assertion') return [element];
  if (element.kind === 'behind') return isFirst ? characterOf(element, maximum) : [];
  if (isLast) return characterOf(element, maximum);
  // The content of another lookahead may be scanned too.
  const through: Concatenation = { type: 'Concatenation', elements: [] };
  return [{ type: 'Alternation', alternatives: [...element.alternatives, through] }];
}

/** The character that an assertion requires; undefined before the start of the text, where a search fails only once. */
function characterOf({ alternatives, kind, negate }: Assertion, maximum: Char): Element[] | undefined {
  const sets = alternatives.map(({ elements: [first, ...others] }) =>
    first?.type === 'CharacterClass' && others.length === 0 ? first.characters : undefined,
  );
  const known = sets.filter(set => set !== undefined);
  if (known.length < sets.length) return negate ? [] : [{ type: 'Alternation', alternatives: [...alternatives] }];
  const all = known.reduce((some, set) => some.union(set), CharSet.empty(maximum));
  const wanted = negate ? all.negate() : all;
  if (!wanted.isEmpty) return [{ type: 'CharacterClass', characters: wanted }];
  return kind === 'behind' ? undefined : [{ type: 'CharacterClass', characters: endOf(maximum) }];
}

/** The character that represents the end of the text. */
const endOf = (maximum: Char) => CharSet.empty(maximum).union([{ min: maximum, max: maximum }]);
