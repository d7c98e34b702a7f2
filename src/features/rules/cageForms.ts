/**
 * Cages in their two forms: a drawing below `[Cages]`, and lines of `[Rules]`. Converting one section into the other keeps its
 * comments and all its other lines.
 */

import type { CageRule } from '../../core/rules/kinds/sums';
import type { TextEdit } from '../../text/edits';
import { type PlacedRule, writeRule } from '../../text/rules/index';
import { drawable, writeCages } from '../../text/rules/sections/cagesText';
import type { SectionPlace } from './places';

/** The edit that draws the cages of a section `[Rules]`; undefined if it has none that can be drawn. */
export function asDrawing({ section, origin, geometry }: SectionPlace): TextEdit | undefined {
  if (section.kind !== 'rules') return undefined;
  const lineOf = new Map(section.rules.flatMap(line => cageOf(line).map(cage => [cage, line] as const)));
  const { drawn } = drawable([...lineOf.keys()], geometry);
  if (drawn.length === 0) return undefined;
  const away = new Set(drawn.map(cage => lineOf.get(cage)));
  const others = section.rules.filter(line => !away.has(line)).map(({ text }) => text);
  const isLeft = others.some(text => text.trim() !== '');
  const rules = isLeft ? [headingOf(section), ...others] : [];
  const text = ['[Cages]', ...writeCages(drawn, geometry), ...rules].join(newlineOf(section));
  return { start: origin + section.start, end: origin + section.end, text };
}

/** The edit that writes the cages of a section `[Cages]` as rules; undefined if it has none, or has a mistake. */
export function asRules({ section, origin, geometry }: SectionPlace): TextEdit | undefined {
  const { kind, rules, problems } = section;
  const cages = rules.flatMap(({ given }) => given.flatMap(({ rule }) => (rule.kind === 'cage' ? [rule] : [])));
  const isMistaken = problems.some(({ problem }) => problem.severity === 'error');
  if (kind !== 'cages' || cages.length === 0 || isMistaken) return undefined;
  const comments = rules.flatMap(({ text, rule }) =>
    rule.parts.flatMap(part => (part.kind === 'comment' ? [`#${text.slice(part.start + 1, part.end)}`] : [])),
  );
  const lines = [...cages].sort((a, b) => a.cells[0] - b.cells[0]).map(cage => writeRule(cage, geometry));
  const text = ['[Rules]', ...comments, ...lines].join(newlineOf(section));
  return { start: origin + section.start, end: origin + section.end, text };
}

/** The cage of a line that contains nothing else. */
function cageOf({ given, rule: { parts, problems } }: PlacedRule): CageRule[] {
  const isPlain = given.length === 1 && problems.length === 0 && parts.every(({ kind }) => kind !== 'comment');
  return isPlain ? given.flatMap(({ rule }) => (rule.kind === 'cage' ? [rule] : [])) : [];
}

const headingOf = ({ heading, start, text }: SectionPlace['section']) =>
  text.slice(heading.start - start, heading.end - start) || '[Rules]';
const newlineOf = ({ text }: SectionPlace['section']) => /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
