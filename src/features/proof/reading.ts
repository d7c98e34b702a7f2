/**
 * Reads the paths of a text: puzzles, and after each the steps from it, as `writePath` writes them, as HoDoKu does, or by hand. A step
 * is a line that ends with an effect: `3. X-Wing: 4 r57 c17 => r6c17<>4`, `r4c7<>5`. Premises are in the lines after it.
 */

import * as messages from '../../messages/index';
import { parse } from '../../text/parser/parser';
import type { Puzzle } from '../../text/puzzle';
import { sectionsOf } from '../../text/rules/index';
import type { Span } from '../../text/span';
import { type Between, gridOf, hasStep, howBelongs, joinedGrids, nextBetween } from './laterGrids';
import { isPremise, parseEffect, parsePremise, type WrittenLiteral } from './notation';
import { aboutStartOf } from './pathWords';
import { readStep } from './stepLines';
import type { WrittenGrid, WrittenPath, WrittenPaths, WrittenPremise, WrittenStep } from './written';

/** A path that is being read. */
interface Open extends WrittenPath {
  readonly entries: WrittenLiteral[];
  readonly excluded: WrittenLiteral[];
  readonly parts: (WrittenStep | WrittenGrid)[];
  /** The step that the next line may belong to: only its premises and chains are between them. */
  above: StepAbove | undefined;
}

interface StepAbove {
  /** The number of spaces before it. Lines that belong to it have more. */
  readonly spaces: number;
  /** Whether it ends with an arrow. HoDoKu writes chains below such steps, and posts of them lose the spaces. */
  readonly hasArrow: boolean;
}

/** A part of a chain in HoDoKu's format below a step: `r1c1=4 r1c3<>4 (r2c3=4) r8c3=5`. */
const LINK = /[=>]\w{1,9}\)?\s{1,3}\(?r\d{1,9}c\d/i;
/** A text that looks like a premise anywhere. */
const LONE_PREMISE = /^(?:(?:set|cover|exocet|impossible|rule|one solution)\s?:|if r\d)/i;
/** A text that looks like a premise below a step: one or two words and a colon, or a first word of premises. */
const LIKE_PREMISE = /^(?:[a-z]{1,20}(?: [a-z]{1,20})?\s?:|if\b|one solution\b)/i;

/** Maximum number of characters between a title and its puzzle. */
const MOST_BELOW_TITLE = 40;

/** Reads the paths of a text. Never fails. */
export function readPaths(text: string, puzzles: readonly Puzzle[] = parse(text).puzzles): WrittenPaths {
  const paths: Open[] = [];
  const stray: Span[] = [];
  let next = 0;
  /** The kind of the lines between the puzzle, the grid or the step above and this line, if not all are empty. */
  let between: Between | undefined;
  for (const { start, end } of linesOf(text)) {
    while (next < puzzles.length && puzzles[next].start < end) {
      add(puzzles[next++]);
      between = undefined;
    }
    const before = puzzles[next - 1];
    if (before && (start < before.end || isOfRules(before, start))) continue;
    const path = paths.at(-1);
    const line = text.slice(start, end);
    if (!path) {
      if (/(?:=>|:\s)\s*r\d+c\d+(?:<>|=)\S/i.test(line)) stray.push({ start, end });
    } else if (!isTitleOf(puzzles[next], line, end) && readLine(path, line, start)) between = undefined;
    else between = nextBetween(between, line);
  }
  return { paths: joinedGrids(paths).filter(hasStep), stray };

  function add(puzzle: Puzzle): void {
    const path = paths.at(-1);
    const belongs = path && howBelongs(path, puzzle, between);
    if (belongs) path.parts.push(gridOf(puzzle, belongs));
    else {
      const { symbols } = puzzle.style;
      const { geometry } = puzzle.grid;
      const isTitled = between === 'title';
      paths.push({ puzzle, geometry, symbols, isTitled, entries: [], excluded: [], parts: [], above: undefined });
    }
  }

  /** Whether a line that names no cell is the title of the next puzzle: it may have a number. */
  function isTitleOf(puzzle: Puzzle | undefined, line: string, end: number): boolean {
    if (!puzzle?.title || !line.includes(puzzle.title) || /r\d+ ?c\d/i.test(line)) return false;
    return /^[\s`a-z]*$/i.test(text.slice(end, Math.min(puzzle.start, end + MOST_BELOW_TITLE)));
  }
}

/** Whether a line below a puzzle is one of its rules, or their heading. A section of rules extends to the next one, over all steps. */
function isOfRules({ start, rules }: Puzzle, at: number): boolean {
  return (rules ? sectionsOf(rules) : []).some(
    ({ heading, rules: lines }) =>
      start + heading.start === at || lines.some(line => start + line.start === at && line.rule.word !== undefined),
  );
}

/** Reads a line. Returns whether it belongs to the path: it is a step or about one, or about the start. */
function readLine(path: Open, line: string, start: number): boolean {
  const { above } = path;
  path.above = undefined;
  if (/^\s*[#%]/.test(line)) return false; // a comment, or a Markdown heading
  const spaces = /^\s*/.exec(line)![0].length;
  const indent = /^\s*(?:[-*]\s+)?/.exec(line)![0].length;
  const content = line.slice(indent).trimEnd();
  const span = { start: start + indent, end: start + indent + content.length };
  const last = path.parts.at(-1);
  if (isPremise(content) && last?.kind === 'step') {
    path.above = above;
    (last.premises as WrittenPremise[]).push({ ...span, premise: parsePremise(content, path) });
    return true;
  }
  if (readAbout(path, content, span)) return true;
  const step = readStep(content, path);
  const mayBelong = above !== undefined && spaces > above.spaces;
  if (!step?.isCertain && last?.kind === 'step' && above) {
    if (LINK.test(content) && (mayBelong || above.hasArrow)) {
      path.above = above;
      return true;
    }
    if (mayBelong && LIKE_PREMISE.test(content)) {
      path.above = above;
      (last.premises as WrittenPremise[]).push({ ...span, premise: undefined });
      return true;
    }
  }
  if (LONE_PREMISE.test(content) && !step?.claims.length) {
    const isRead = parsePremise(content, path) !== undefined;
    addUnreadable(path, span, isRead ? messages.proof.strayPremise() : messages.proof.unreadablePremise());
    return true;
  }
  if (!step) return false;
  const claims = step.claims.map(claim => shifted(claim, span.start));
  const why = messages.proof.unreadableStep(step.outside, step.notDigit, path.geometry);
  const unreadable = claims.length > 0 ? {} : { unreadable: why };
  path.above = { spaces, hasArrow: content.includes('=>') };
  path.parts.push({ kind: 'step', ...span, claims, ...unreadable, premises: [] });
  return true;
}

function addUnreadable(path: Open, span: Span, unreadable: string): void {
  path.parts.push({ kind: 'step', ...span, claims: [], unreadable, premises: [] });
}

/** Reads a line about the start of a path. Returns whether it is such a line. */
function readAbout(path: Open, line: string, span: Span): boolean {
  const start = aboutStartOf(line);
  if (!start) return false;
  const { about, words } = start;
  const list = line.slice(words.length).search(/\S|$/) + words.length;
  const found = parseEffect(line, path, list);
  if (path.parts.some(part => part.kind === 'step' && part.claims.length > 0))
    addUnreadable(path, span, messages.proof.lateStart(words));
  else if (found.length > 0 && found.every(({ isOn }) => isOn === (about === 'entries'))) {
    path[about].push(...found.map(each => shifted(each, span.start)));
  } else {
    addUnreadable(path, span, messages.proof.unreadableStart(words, about === 'entries'));
  }
  return true;
}

const shifted = (literal: WrittenLiteral, by: number): WrittenLiteral => ({
  ...literal,
  start: literal.start + by,
  end: literal.end + by,
});

function* linesOf(text: string): Generator<Span> {
  const lines = /[^\r\n]*/g;
  for (let start = 0; start <= text.length; ) {
    lines.lastIndex = start;
    const end = start + lines.exec(text)![0].length;
    yield { start, end };
    start = end + 1;
  }
}
