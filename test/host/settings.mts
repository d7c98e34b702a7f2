import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Settings that keep VS Code quiet: no welcome page, no gallery, no AI. Output of extensions is not affected. */
const QUIET = {
  'chat.disableAIFeatures': true,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'git.enabled': false,
  'npm.fetchOnlinePackageInfo': false,
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.welcomePage.walkthroughs.openOnInstall': false,
};

/** Writes the user's settings into a fresh user data folder; the server and the desktop both read them there. */
export function writeSettings(userData: string, settings: Record<string, unknown> = {}): void {
  const folder = path.join(userData, 'User');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ ...QUIET, ...settings }, undefined, 2));
}
