/**
 * Every sentence about puzzles that a user reads, each worded in one place. A feature's sentences are under its name.
 *
 * Import it as `* as messages`, and write `messages.status.none()`. So pages get only the sentences that they use;
 * `const { status } = messages` would add them all. Code that is loaded with the first Sudoku file imports the file of its sentences instead:
 * `* as messages` from `messages/status`.
 */

export { comparing } from './algorithms/comparing';
export { boards } from './boards/boards';
export { pictures, print, webPage } from './boards/pictures';
export { chains, play } from './boards/play';
export { progress } from './boards/progress';
export { cellTyping } from './cellTyping';
export { baseline } from './collection/baseline';
export { collection } from './collection/collection';
export { lint } from './collection/lint';
export { many } from './collection/many';
export { statistics } from './collection/statistics';
export { tasks, tests } from './collection/tests';
export { commands } from './commands';
export { actions } from './diagnostics/actions';
export { findings } from './diagnostics/findings';
export { insights } from './diagnostics/insights';
export { repairs } from './diagnostics/repairs';
export { wrongDigits } from './diagnostics/wrongDigits';
export { convert } from './formats/converting';
export { exchange } from './formats/exchanging';
export { pasting } from './formats/pasting';
export { readingPictures } from './formats/readingPictures';
export { variants } from './formats/variants';
export { generating } from './generating';
export { hover } from './hover';
export { marks } from './marks';
export { notices } from './notices';
export { completion, going, outline, unread } from './reading';
export { ariaLabels } from './rules/ariaLabels';
export { brokenRules } from './rules/brokenRules';
export { drawnRules } from './rules/drawnRules';
export { ruleEdits } from './rules/ruleEdits';
export { ruleHelp } from './rules/ruleHelp';
export { regionSentences, ruleSentences, wordMeanings } from './rules/ruleMeanings';
export { ruleLabel, ruleLegend, ruleName } from './rules/ruleNames';
export { rules } from './rules/rules';
export { samples } from './samples';
export { lens, status } from './status';
export { allSteps, hint, whole } from './steps/hint';
export { mistakes } from './steps/mistakes';
export { practice } from './steps/practice';
export { proof } from './steps/proof';
export { replay } from './steps/replay';
export { path, trace } from './steps/reports';
export { tools } from './tools';
export { transform } from './transforming';
export { typing } from './typing';
