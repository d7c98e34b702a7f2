/** Settings of the measured VS Code. */

/**
 * VS Code's extension for merge conflicts runs in the same host and reads the whole text after each keystroke: 50 ms and 41 MB with 500,000
 * puzzles, and garbage that takes 100 ms to collect. It would be included in our measurements.
 */
export const OTHERS_OFF = { 'merge-conflict.codeLens.enabled': false, 'merge-conflict.decorators.enabled': false };

/** In a browser, VS Code saves a file a second after each edit; on the desktop it does not. */
export const NO_SAVING = { 'files.autoSave': 'off' };

/** Lines so low that ten killers are visible, and no suggestions that replace the typed text. */
export const MANY_LINES = {
  'editor.fontSize': 6,
  'editor.lineHeight': 8,
  'editor.minimap.enabled': false,
  'editor.stickyScroll.enabled': false,
  'editor.acceptSuggestionOnCommitCharacter': false,
  'editor.acceptSuggestionOnEnter': 'off',
};
