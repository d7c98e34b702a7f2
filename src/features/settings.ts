/** The user's settings. A settings file may contain anything, so a value that is not valid becomes the default. */

import type { ForcedCells } from './diagnostics/facts';
import type { RuleLevel, RuleLevels } from './diagnostics/rule';
import { FORMAT_STYLES, type FormatStyle } from './formatting/styles';
import type { HoverDetail } from './hover/hover';

/** The values of `sudoku.pictures.colors`. */
const PICTURE_COLORS = ['light', 'dark', 'print'] as const;
/** One of {@link PICTURE_COLORS}. */
export type PictureColors = (typeof PICTURE_COLORS)[number];

/** The values of a rule's setting. */
export const RULE_LEVELS: readonly RuleLevel[] = ['off', 'hint', 'information', 'warning', 'error'];

/** The settings after validation. */
export interface Settings {
  /** Most diagnostics of one file, 0 .. 1000. */
  readonly maxPerFile: number;
  readonly forcedCells: ForcedCells;
  /** The levels of the rules that have a setting. */
  readonly levels: RuleLevels;
  /** Time limit for one puzzle, in milliseconds. */
  readonly timeLimit: number;
  readonly hoverDetail: HoverDetail;
  readonly codeLens: boolean;
  /** Whether keys replace cells. */
  readonly cellTyping: boolean;
  /** With cell typing: whether arrow keys skip what is no cell. */
  readonly arrowsSkipSeparators: boolean;
  readonly formatStyle: FormatStyle;
  /** Whether the edges of boxes are drawn where the text does not show them. */
  readonly boxEdges: boolean;
  /** Whether a digit that is placed on a board is removed from the marks of the cells that it sees. */
  readonly removesMarks: boolean;
  /** Whether a board shows the time. */
  readonly clock: boolean;
  /** Whether empty cells of a board without centre marks show their candidates as such. */
  readonly automaticMarks: boolean;
  /** Whether a board names rows and columns beside the grid. */
  readonly labels: boolean;
  /** Most steps of a trace that are written out, 0 .. 10,000. */
  readonly traceSteps: number;
  /** The colors of exported pictures. */
  readonly pictureColors: PictureColors;
  /** Whether every puzzle of the workspace is a test in the Test Explorer. */
  readonly testExplorer: boolean;
  /** Entries of `sudoku.techniques.exclude`, sorted and without repeats, so that paths with the same entries share work. */
  readonly excluded: readonly string[];
}

/** Names, defaults and ranges are those of package.json. `get` returns the value of a setting, of any type. */
export function settingsFrom(get: (name: string) => unknown): Settings {
  return {
    maxPerFile: Math.round(numberOf(get('diagnostics.maxPerFile'), 1000, 0, 1000)),
    forcedCells: oneOf(get('diagnostics.forcedCells'), ['naked', 'off', 'all']),
    levels: {
      'redundant-given': levelOf(get('rules.redundantGiven'), 'off'),
      'not-minimal': levelOf(get('rules.notMinimal'), 'off'),
      duplicate: levelOf(get('rules.duplicate'), 'information'),
      'isomorphic-duplicate': levelOf(get('rules.isomorphicDuplicate'), 'off'),
      'level-mismatch': levelOf(get('rules.levelMismatch'), 'off'),
      'broken-symmetry': levelOf(get('rules.brokenSymmetry'), 'off'),
      'too-few-clues': levelOf(get('rules.tooFewClues'), 'hint'),
    },
    timeLimit: 1000 * numberOf(get('solve.timeLimit'), 10, 0.1, 3600),
    hoverDetail: oneOf(get('hover.detail'), ['candidates', 'technique', 'solution']),
    codeLens: booleanOf(get('codeLens'), true),
    cellTyping: booleanOf(get('cellTyping'), true),
    arrowsSkipSeparators: booleanOf(get('arrowsSkipSeparators'), true),
    boxEdges: booleanOf(get('boxEdges'), true),
    removesMarks: booleanOf(get('board.removeMarks'), false),
    clock: booleanOf(get('board.clock'), false),
    automaticMarks: booleanOf(get('board.automaticMarks'), false),
    labels: booleanOf(get('board.labels'), true),
    formatStyle: oneOf(get('format.style'), FORMAT_STYLES),
    excluded: stringsOf(get('techniques.exclude')),
    pictureColors: oneOf(get('pictures.colors'), PICTURE_COLORS),
    testExplorer: booleanOf(get('testExplorer'), false),
    traceSteps: Math.round(numberOf(get('trace.maxSteps'), 1000, 0, 10_000)),
  };
}

/** A number, limited to the range; `standard` when the value is not a number. */
function numberOf(value: unknown, standard: number, least: number, most: number): number {
  return typeof value === 'number' && !Number.isNaN(value) ? Math.min(Math.max(value, least), most) : standard;
}

/** The value if it is one of these words, otherwise the first word. */
function oneOf<T extends string>(value: unknown, words: readonly [T, ...T[]]): T {
  return words.find(word => word === value) ?? words[0];
}

function levelOf(value: unknown, standard: RuleLevel): RuleLevel {
  return oneOf(value, [standard, ...RULE_LEVELS]);
}

function booleanOf(value: unknown, standard: boolean): boolean {
  return typeof value === 'boolean' ? value : standard;
}

/** The strings of a list; none when the value is not a list. */
function stringsOf(value: unknown): string[] {
  const words = Array.isArray(value) ? value.filter(word => typeof word === 'string') : [];
  return [...new Set(words)].sort();
}
