/** Records the output of the editor for each text: findings, quick fixes with the text after them, completions, hovers, symbols, colors and layouts. */

import { Repairs } from '../../src/analysis/repairs';
import { ACTION_KINDS, codeActions } from '../../src/features/codeActions/index';
import { completionsAt } from '../../src/features/completion/completion';
import { findingsOfNote } from '../../src/features/diagnostics/rules/notRead';
import { type ConvertForm, convert } from '../../src/features/formatting/convert';
import { formatAll } from '../../src/features/formatting/format';
import { FORMAT_STYLES } from '../../src/features/formatting/styles';
import { hoverOf } from '../../src/features/hover/hover';
import { misplacedBorders } from '../../src/features/looks/borders';
import { boxEdgesOf, forcedMarksOf } from '../../src/features/looks/looks';
import { quietSpansOf } from '../../src/features/looks/quiet';
import { semanticTokensOf } from '../../src/features/looks/semanticTokens';
import { foldsOf } from '../../src/features/navigation/folding';
import { documentLinksOf } from '../../src/features/navigation/links';
import { outlineOf } from '../../src/features/navigation/outline';
import { cellHighlightsAt } from '../../src/features/navigation/sameDigit';
import { houseSpansAt } from '../../src/features/navigation/selecting';
import { selectionRangesOf } from '../../src/features/navigation/selectionRanges';
import { ruleFormatEdits } from '../../src/features/rules/formatting';
import { completionsInRules, ruleHoverAt, rulesOfCell, ruleTokens } from '../../src/features/rules/index';
import { sourceOf } from '../../src/text/document/textSource';
import { applied } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { cellAt, cellSpanOf } from '../../src/text/puzzle';
import { hasRules, type PuzzleFile, puzzleAt } from '../../src/text/puzzleFile';
import { documentOf, ended } from '../features/readingTexts';
import { findingsIn, requestIn, verdictOf } from '../package/findings';
import { small } from './corpus';
import { dump, withoutWords } from './dump';
import { type Cases, digests } from './records';

const FORMS: readonly ConvertForm[] = ['line', 'plain', 'spaced', 'bordered', 'boxDrawing', 'pencilMarks'];

/** Offsets of a text: about `count` of them, among them both ends. */
function offsetsIn(text: string, count: number): number[] {
  const step = Math.max(1, Math.floor(text.length / count));
  return [...new Set([...Array.from({ length: Math.floor(text.length / step) + 1 }, (_, i) => i * step), text.length])];
}

/** The findings of a file. The repairs are new, so that no answer depends on earlier ones. */
const findingsOf = ({ puzzles, notes = [] }: PuzzleFile, repairs = new Repairs(() => 0)) => [
  ...puzzles.flatMap(puzzle => findingsIn(puzzle, 'redundant', 'all', repairs)),
  ...notes.flatMap(note => findingsOfNote(note)),
];

/** The findings of a text, with the places of their messages. */
export function findings(text: string): string[] {
  return findingsOf(parse(text)).map(({ code, severity, start, end, message, related, fault }) => {
    const others = related.map(each => `${each.start}-${each.end} ${withoutWords(each.message)}`);
    return `${code} ${severity} ${start}-${end} ${withoutWords(message)} ${others} ${fault}`;
  });
}

/** The actions at the findings and at some other places, each one once, with the text after it. */
export function actions(text: string): string[] {
  const file = parse(text);
  const repairs = new Repairs(() => 0);
  const places = findingsOf(file, repairs).flatMap(({ start, end }) => [
    { start, end: start },
    { start, end },
  ]);
  const others = offsetsIn(text, 5).map(at => ({ start: at, end: at }));
  const lines = new Map<string, string>();
  const request = { ...requestIn(file), repairs };
  const planning = {
    source: sourceOf(text),
    expect: () => {},
    givensOf: ({ givens }: { readonly givens: Uint8Array }) => givens,
    // biome-ignore lint/correctness/useYield: it takes no time
    *check(grid: Parameters<typeof verdictOf>[0]) {
      return verdictOf(grid);
    },
  };
  for (const at of [...places, ...others]) {
    for (const action of codeActions(
      { ...request, at, isAsked: at.start % 2 === 0, transforming: planning },
      ACTION_KINDS,
    )) {
      const { title, kind, isPreferred = false, disabled, fixes, command, edits } = action;
      const head = `${withoutWords(title)} ${kind} ${isPreferred} ${disabled !== undefined} ${dump(fixes)} ${dump(command)}`;
      if (!lines.has(head)) lines.set(head, `${head} ${disabled === undefined ? applied(text, edits()) : ''}`);
    }
  }
  return [...lines.values()];
}

function completions(text: string): string[] {
  const file = parse(text);
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return offsetsIn(text, 40)
    .concat(lineStarts)
    .map(offset => {
      const start = text.lastIndexOf('\n', offset - 1) + 1;
      const lineEnd = text.indexOf('\n', offset);
      const [before, after] = [text.slice(start, offset), text.slice(offset, lineEnd < 0 ? undefined : lineEnd)];
      const below = lineEnd < 0 ? '' : text.slice(lineEnd + 1).split('\n', 1)[0];
      const inRules = hasRules(file) ? completionsInRules(file, before, offset) : [];
      const all = [
        ...inRules,
        ...completionsAt(puzzleAt(file, offset), { offset, before, after, below }, inRules.length > 0),
      ];
      return `${offset} ${all.map(({ detail, more, filter: _, ...rest }) => dump(rest) + withoutWords(detail + more)).join(' ')}`;
    });
}

function hovers(text: string): string[] {
  const file = parse(text);
  return offsetsIn(text, 60).map(offset => {
    const puzzle = puzzleAt(file, offset);
    const found = puzzle && cellAt(puzzle, offset);
    const ofCell = found ? [...hoverOf(puzzle, found.cell), ...rulesOfCell(puzzle, found.cell)] : [];
    const ofRule = found ? undefined : ruleHoverAt(file, offset);
    return `${offset} ${withoutWords(ofCell.join('|'))} ${ofRule ? `${ofRule.start}-${ofRule.end} ${withoutWords(ofRule.paragraphs.join('|'))}` : ''}`;
  });
}

function navigation(text: string): string[] {
  const { puzzles } = parse(text);
  const document = documentOf(text);
  const whole = { start: 0, end: text.length };
  const atOffsets = offsetsIn(text, 12).map(offset => {
    const puzzle = puzzleAt({ puzzles }, offset);
    if (!puzzle) return '';
    const houses = (['row', 'column', 'box'] as const).map(kind => dump(houseSpansAt(puzzle, offset, kind)));
    return [
      dump(cellHighlightsAt(puzzle, offset)),
      dump(selectionRangesOf({ source: sourceOf(text) }, puzzle, offset)),
      ...houses,
    ].join(' ');
  });
  const symbols = dump(ended(outlineOf(document, puzzles, 0))).replace(/detail:"[^"]*"/g, withoutWords);
  return [
    symbols,
    dump(ended(foldsOf(document, puzzles, whole))),
    dump(ended(documentLinksOf(document, whole))),
    ...atOffsets,
  ];
}

function looks(text: string): string[] {
  const file = parse(text);
  const ofPuzzles = file.puzzles.map(puzzle =>
    dump([
      semanticTokensOf(puzzle),
      boxEdgesOf(puzzle),
      misplacedBorders(puzzle),
      forcedMarksOf(puzzle, 'all'),
      forcedMarksOf(puzzle, 'naked'),
    ]),
  );
  return [
    ...ofPuzzles,
    dump(ruleTokens(file, { start: 0, end: text.length })),
    dump(quietSpansOf(text, 0, file.puzzles)),
  ];
}

function layouts(text: string): string[] {
  const file = parse(text);
  const source = sourceOf(text);
  const converted = file.puzzles.flatMap(puzzle =>
    FORMS.map(form => {
      const result = convert(source, puzzle, form);
      if (!result.isFound) return `${form} ${withoutWords(result.reason)}`;
      const { edits, ...losses } = result.value;
      return `${form} ${dump(losses)} ${applied(text, edits)}`;
    }),
  );
  const whole = { start: 0, end: text.length };
  const half = { start: Math.floor(text.length / 3), end: Math.floor(text.length / 2) };
  const formatted = FORMAT_STYLES.flatMap(style =>
    [whole, half].map(span => applied(text, ended(formatAll(documentOf(text), span, style)))),
  );
  return [
    ...converted,
    ...formatted,
    applied(text, ruleFormatEdits(file, whole)),
    dump(file.puzzles.map(puzzle => cellSpanOf(puzzle, 0))),
  ];
}

const FEATURES: Readonly<Record<string, (text: string) => readonly string[]>> = {
  findings,
  actions,
  completions,
  hovers,
  navigation,
  looks,
  layouts,
};

function* cases(): Cases {
  for (const { name, text } of small) {
    for (const [feature, answers] of Object.entries(FEATURES))
      yield [`${feature} of ${name}`, () => `${text}\n---\n${answers(text).join('\n')}`];
  }
}

digests('editing', cases());
