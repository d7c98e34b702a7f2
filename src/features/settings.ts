/**
 * The user's settings. A settings file may contain anything, so an invalid value becomes the default. To add a setting, add a line
 * to the table, its words in settingTexts.ts, and run `npm run generate`.
 */

import { codesWith, LINT_CODES, usualLevelOf } from './diagnostics/declarations';
import type { ForcedCells } from './diagnostics/facts';
import type { RuleLevel } from './diagnostics/rule';
import { FORMAT_STYLES } from './formatting/styles';
import type { HoverDetail } from './hover/hover';

/** The values of a rule's setting. */
export const RULE_LEVELS: readonly RuleLevel[] = ['off', 'hint', 'information', 'warning', 'error'];

/** The settings by their names in this code. */
export const SETTINGS = {
  /** Maximum number of diagnostics of one file. */
  maxPerFile: integer('diagnostics.maxPerFile', 1000, 0, 1000),
  forcedCells: choice<ForcedCells>('diagnostics.forcedCells', 'naked', ['off', 'naked', 'all']),
  /** Time limit for one puzzle, in milliseconds. Users set seconds. */
  timeLimit: milliseconds('solve.timeLimit', 10, 0.1, 3600),
  hoverDetail: choice<HoverDetail>('hover.detail', 'candidates', ['candidates', 'technique', 'solution']),
  codeLens: boolean('codeLens', 'on'),
  /** Whether keys replace cells. */
  cellTyping: boolean('cellTyping', 'on'),
  /** With cell typing: whether arrow keys skip text between cells. */
  arrowsSkipSeparators: boolean('arrowsSkipSeparators', 'on'),
  formatStyle: choice('format.style', 'keep', FORMAT_STYLES),
  /** Whether the edges of boxes are drawn where the text does not show them. */
  boxEdges: boolean('boxEdges', 'on'),
  /** Whether placing a digit on a board removes it from the marks of the cells that it sees. */
  removesMarks: boolean('board.removeMarks', 'off'),
  /** Whether a board shows the time. */
  clock: boolean('board.clock', 'off'),
  /** Whether empty cells of a board without center marks show their candidates as such. */
  automaticMarks: boolean('board.automaticMarks', 'off'),
  /** Whether a board shows row and column labels next to the grid. */
  labels: boolean('board.labels', 'on'),
  /** Maximum number of steps written in a trace. */
  traceSteps: integer('trace.maxSteps', 1000, 0, 10_000),
  /** The colors of exported pictures. */
  pictureColors: choice('pictures.colors', 'light', ['light', 'dark', 'print']),
  /** Whether every puzzle of the workspace is a test in the Test Explorer. */
  testExplorer: boolean('testExplorer', 'off'),
  /** Techniques and families, sorted and without repeats, so that paths with the same entries share work. */
  excluded: words('techniques.exclude'),
} as const;

/** The rules whose severity is a setting. */
const RULES_WITH_SETTING = [...codesWith('setting'), ...LINT_CODES];

/** The settings of the levels of rules, by the code of the rule. */
export const LEVEL_SETTINGS = Object.fromEntries(
  RULES_WITH_SETTING.map(code => {
    const name = code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const formerly = `rules.${name}`;
    return [code, { ...choice(`lint.${name}`, usualLevelOf(code), RULE_LEVELS), formerly }];
  }),
) as Readonly<Record<(typeof RULES_WITH_SETTING)[number], Setting<RuleLevel>>>;

/** The types of the settings in a table after validation. */
type ValuesOf<Table extends Readonly<Record<string, Setting<unknown>>>> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['read']>;
};

/** The settings after validation. */
export type Settings = ValuesOf<typeof SETTINGS> & {
  /** The levels of the rules that have a setting. */
  readonly levels: ValuesOf<typeof LEVEL_SETTINGS>;
};

/** The palette of exported pictures. */
export type PictureColors = Settings['pictureColors'];

/** Validates all settings. `get` returns the value of a setting, of any type. */
export function settingsFrom(get: (name: string) => unknown): Settings {
  return { ...valuesIn(SETTINGS, get), levels: valuesIn(LEVEL_SETTINGS, get) };
}

function valuesIn<Table extends Readonly<Record<string, Setting<unknown>>>>(
  table: Table,
  get: (name: string) => unknown,
): ValuesOf<Table> {
  const values = Object.entries(table).map(([property, { name, formerly, schema, read }]) => {
    const value = read(get(name));
    // VS Code returns the default for a setting that is not set, and undefined for an undeclared name.
    return [property, formerly !== undefined && value === schema.default ? read(get(formerly)) : value];
  });
  return Object.fromEntries(values) as ValuesOf<Table>;
}

/** A setting. */
export interface Setting<T> {
  /** Its name in a settings file, without `sudoku.`. */
  readonly name: string;
  /** Its former name, which is read when the setting has its default. */
  readonly formerly?: string;
  /** Its type, range and default in the JSON schema of the manifest. */
  readonly schema: SettingSchema;
  /** The value, or the default if it is invalid. */
  read(value: unknown): T;
}

/** The JSON schema of a setting, without texts. */
export interface SettingSchema {
  readonly type: 'boolean' | 'string' | 'number' | 'integer' | 'array';
  readonly default: boolean | string | number | readonly string[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

function boolean(name: string, initially: 'on' | 'off'): Setting<boolean> {
  const standard = initially === 'on';
  return {
    name,
    schema: { type: 'boolean', default: standard },
    read: value => (typeof value === 'boolean' ? value : standard),
  };
}

/** A setting whose value is one of some words. */
function choice<const T extends string>(name: string, standard: NoInfer<T>, values: readonly T[]): Setting<T> {
  return {
    name,
    schema: { type: 'string', enum: values, default: standard },
    read: value => values.find(word => word === value) ?? standard,
  };
}

function integer(name: string, standard: number, minimum: number, maximum: number): Setting<number> {
  return {
    name,
    schema: { type: 'integer', default: standard, minimum, maximum },
    read: value => Math.round(limited(value, standard, minimum, maximum)),
  };
}

/** A time in milliseconds, which users set in seconds. */
function milliseconds(name: string, standard: number, minimum: number, maximum: number): Setting<number> {
  return {
    name,
    schema: { type: 'number', default: standard, minimum, maximum },
    read: value => 1000 * limited(value, standard, minimum, maximum),
  };
}

/** A list of words, sorted and without repeats; none by default. */
function words(name: string): Setting<readonly string[]> {
  return {
    name,
    schema: { type: 'array', default: [] },
    read: value => [...new Set(Array.isArray(value) ? value.filter(word => typeof word === 'string') : [])].sort(),
  };
}

/** A number, limited to the range; `standard` when the value is not a number. */
function limited(value: unknown, standard: number, minimum: number, maximum: number): number {
  return typeof value === 'number' && !Number.isNaN(value) ? Math.min(Math.max(value, minimum), maximum) : standard;
}
