/** The settings in the manifest and the documentation, generated from their declarations. */

import { UNIQUE } from '../../src/core/techniques/exclusion';
import { families, techniques } from '../../src/core/techniques/index';
import { LEVEL_SETTINGS, SETTINGS, type Setting } from '../../src/features/settings';
import {
  LEVEL_TEXTS,
  SETTING_GROUPS,
  SETTING_TEXTS,
  type SettingId,
  type SettingText,
} from '../../src/features/settingTexts';
import { replacePart, tableOf } from './markdown';
import type { Words } from './words';

/** A setting with its descriptions. */
interface Declared {
  readonly id: SettingId;
  readonly setting: Setting<unknown>;
  readonly text: SettingText & { readonly values?: Words };
}

const ALL_SETTINGS: Readonly<Record<SettingId, Setting<unknown>>> = { ...SETTINGS, ...LEVEL_SETTINGS };

/** All settings, in the order of their descriptions. */
const DECLARED: readonly Declared[] = (Object.keys(SETTING_TEXTS) as SettingId[]).map(id => ({
  id,
  setting: ALL_SETTINGS[id],
  text: SETTING_TEXTS[id],
}));

const inGroup = (group: string) => DECLARED.filter(({ text }) => text.group === group);

const isLevel = ({ id }: Declared) => id in LEVEL_SETTINGS;

/** The key of a setting's description. */
const wordOf = (declared: Declared) =>
  `setting.${isLevel(declared) ? declared.setting.name.replace('rules.', '') : declared.id}`;

/** The key of the description of a value. All rules have the same. */
const valueWordOf = (declared: Declared, value: string) =>
  `${isLevel(declared) ? 'setting.rule' : wordOf(declared)}.${value}`;

/** The field `configuration` of `contributes`. */
export function contributedSettings(): object[] {
  return Object.keys(SETTING_GROUPS).map((group, i) => ({
    title: `%settings.${group}%`,
    order: i + 1,
    properties: Object.fromEntries(
      inGroup(group).map((declared, place) => [`sudoku.${declared.setting.name}`, propertyOf(declared, place + 1)]),
    ),
  }));
}

function propertyOf(declared: Declared, order: number): object {
  const { type, enum: values, default: standard, minimum, maximum } = declared.setting.schema;
  return {
    type,
    // Techniques are the only list.
    items: type === 'array' ? { type: 'string', enum: excludableWords() } : undefined,
    uniqueItems: type === 'array' ? true : undefined,
    enum: values,
    enumDescriptions: values?.map(value => `%${valueWordOf(declared, value)}%`),
    default: standard,
    minimum,
    maximum,
    scope: 'resource',
    markdownDescription: `%${wordOf(declared)}%`,
    order,
  };
}

/** The allowed words of `sudoku.techniques.exclude`. */
function excludableWords(): string[] {
  return [UNIQUE, ...families.map(({ id }) => id), ...techniques.map(({ id }) => id)];
}

/** The descriptions of the settings, by their keys in package.nls.json. */
export function settingWords(): Words {
  const ofGroups = Object.entries(SETTING_GROUPS).map(([group, title]) => [`settings.${group}`, title]);
  const ofSettings = DECLARED.flatMap(declared => [
    [wordOf(declared), declared.text.description],
    ...Object.entries(isLevel(declared) ? LEVEL_TEXTS : (declared.text.values ?? {})).map(([value, text]) => [
      valueWordOf(declared, value),
      text,
    ]),
  ]);
  return Object.fromEntries([...ofGroups, ...ofSettings]);
}

/** docs/guide/settings.md with an updated table of settings. */
export function withSettingTable(markdown: string): string {
  return replacePart(
    markdown,
    'settings',
    tableWith(({ text }) => text.summary),
  );
}

/** The README with an updated table of settings. */
export function withReadmeSettings(markdown: string): string {
  return replacePart(
    markdown,
    'settings',
    tableWith(({ text }) => text.readme),
  );
}

/** The table of the settings that have a description. */
function tableWith(describe: (declared: Declared) => string | undefined): string {
  const rows = DECLARED.flatMap(declared => {
    const description = describe(declared);
    if (description === undefined) return [];
    const { name, schema } = declared.setting;
    const standard = Array.isArray(schema.default) ? JSON.stringify(schema.default) : schema.default;
    return [[`\`sudoku.${name}\``, `\`${standard}\``, description]];
  });
  return tableOf(['Setting', 'Default', 'Description'], rows);
}
