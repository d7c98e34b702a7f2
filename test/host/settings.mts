import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Settings for a window without a visible screen. Drawing the surroundings of the text takes more time than most tests. Features of an
 * extension for the text are not affected, but links are found only when a test requests them. In a browser, VS Code saves each file a
 * second after an edit by default.
 */
const UNSEEN = {
  'breadcrumbs.enabled': false,
  'editor.bracketPairColorization.enabled': false,
  'editor.cursorBlinking': 'solid',
  'editor.guides.indentation': false,
  'editor.minimap.enabled': false,
  'editor.overviewRulerLanes': 0,
  'editor.scrollbar.horizontal': 'hidden',
  'editor.scrollbar.vertical': 'hidden',
  'editor.stickyScroll.enabled': false,
  'files.autoSave': 'off',
  'window.commandCenter': false,
  'workbench.activityBar.location': 'hidden',
  'workbench.editor.showTabs': 'none',
  'workbench.layoutControl.enabled': false,
  'workbench.reduceMotion': 'on',
  'workbench.statusBar.visible': false,
  // These use VS Code's editor worker, which ends with the last open document: each test would start it again.
  'editor.colorDecorators': false,
  'editor.links': false,
  'editor.minimap.showMarkSectionHeaders': false,
  'editor.minimap.showRegionSectionHeaders': false,
  'editor.unicodeHighlight.ambiguousCharacters': false,
  'editor.unicodeHighlight.invisibleCharacters': false,
  'editor.unicodeHighlight.nonBasicASCII': false,
};

const settingsFile = (userData: string) => path.join(userData, 'User/settings.json');

/** Adds the settings for a window without a visible screen to the existing ones. */
export function addUnseenSettings(userData: string): void {
  writeSettings(userData, { ...UNSEEN, ...JSON.parse(readFileSync(settingsFile(userData), 'utf8')) });
}

/** Writes the user's settings into a fresh user data folder; the server and the desktop both read them there. */
export function writeSettings(userData: string, settings: Record<string, unknown> = {}): void {
  const file = settingsFile(userData);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...QUIET, ...settings }, undefined, 2));
}
