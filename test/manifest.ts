/** The declarations of package.json that tests need. Runs in every host. */

/** A setting. */
export interface DeclaredSetting {
  readonly type: string;
  readonly default: unknown;
  readonly scope: string;
  readonly order: number;
  readonly enum?: string[];
  readonly enumDescriptions?: string[];
  readonly items?: { readonly enum: string[] };
}

/** A group of settings in the settings editor. */
export interface SettingGroup {
  readonly title: string;
  readonly order: number;
  readonly properties: Readonly<Record<string, DeclaredSetting>>;
}

/** The part of package.json that has the settings. */
export interface SettingsManifest {
  readonly contributes: { readonly configuration: readonly SettingGroup[] };
}

/** The settings of all groups, by name. */
export function settingsIn({ contributes: { configuration } }: SettingsManifest): Record<string, DeclaredSetting> {
  return Object.assign({}, ...configuration.map(({ properties }) => properties));
}
