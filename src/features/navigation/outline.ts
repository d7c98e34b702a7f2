/** The symbols of a file: its puzzles, and the grids of a puzzle with several. */

import * as messages from '../../messages/index';
import type { TextSource } from '../../text/document/document';
import { endWithRules, type Puzzle } from '../../text/puzzle';
import { sectionsOf } from '../../text/rules/index';
import type { RuleSectionKind } from '../../text/sectionText';
import { sheetsOf, spanAround } from '../../text/sheets';
import type { Span } from '../../text/span';
import { plain } from '../../text/strings/markdown';
import { extentOf } from '../puzzles/puzzleBlock';
import { statusOf } from '../puzzles/status';

/** A symbol. Its span contains its `selection` and its children. */
export interface OutlineSymbol extends Span {
  readonly kind: 'puzzle' | 'grid' | 'rules';
  /** The puzzle's title; empty when it has none, because only the editor knows line numbers. */
  readonly name: string;
  /** `9x9 · 26 givens` */
  readonly detail: string;
  /** The title: the target when the symbol is chosen, and the line for sticky scroll. */
  readonly selection: Span;
  readonly children: readonly OutlineSymbol[];
}

/** The symbols of puzzles in the order of the text, one for each. `textStart` is the start of the text before the first. */
export function* outlineOf(
  document: { readonly source: TextSource },
  puzzles: readonly Puzzle[],
  textStart: number,
): Generator<undefined, OutlineSymbol[]> {
  const symbols: OutlineSymbol[] = [];
  let from = textStart;
  for (const puzzle of puzzles) {
    const { start, end, heading } = extentOf(document, puzzle, from);
    symbols.push({
      kind: 'puzzle',
      name: messages.outline.title(puzzle),
      detail: statusOf(puzzle),
      selection: heading,
      children: [...gridsOf(puzzle), ...rulesOf(puzzle)],
      start,
      end,
    });
    from = endWithRules(puzzle);
    yield undefined;
  }
  return symbols;
}

function gridsOf(puzzle: Puzzle): OutlineSymbol[] {
  const sheets = sheetsOf(puzzle);
  if (sheets.length === 1) return [];
  const { size, cellCount } = puzzle.grid.geometry;
  return sheets.flatMap(sheet => {
    const whole = spanAround(puzzle, sheet, numbers(cellCount));
    const selection = spanAround(puzzle, sheet, numbers(size)) ?? whole;
    if (!whole || !selection) return [];
    return [{ kind: 'grid', name: messages.outline[sheet.kind](), detail: '', selection, children: [], ...whole }];
  });
}

/** By kind of section: the detail next to its name, from its number of rules. */
const DETAILS: Readonly<Record<RuleSectionKind, (rules: number) => string>> = {
  rules: messages.outline.ruleCount,
  regions: () => '',
  cages: messages.outline.cageCount,
};

/** The sections of rules, each with its lines. */
function rulesOf({ rules, start }: Puzzle): OutlineSymbol[] {
  const moved = (span: Span) => ({ start: start + span.start, end: start + span.end });
  return (rules ? sectionsOf(rules) : []).map(({ kind, heading, rules: lines, ...span }) => {
    const given = kind === 'rules' ? lines.filter(({ rule }) => rule.word) : [];
    const cages = lines.flatMap(line => line.given).length;
    return {
      kind: 'rules',
      name: messages.outline[kind](),
      detail: DETAILS[kind](kind === 'cages' ? cages : given.length),
      selection: moved(heading),
      children: given.map(line => ({
        kind: 'rules',
        name: plain(line.text.trim()),
        detail: '',
        selection: moved(line),
        children: [],
        ...moved(line),
      })),
      ...moved(span),
    };
  });
}

/** 0 .. count-1. */
function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
