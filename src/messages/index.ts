/**
 * Every sentence about puzzles that a user reads, each worded in one place. A feature's sentences are under its name.
 *
 * Import it as `* as messages`, and write `messages.status.none()`. So pages get only the sentences that they use;
 * `const { status } = messages` would add them all. Code that is loaded with the first Sudoku file imports the file of its sentences instead:
 * `* as messages` from `messages/status`.
 */

export { actions } from './actions';
export { boards } from './boards';
export { cellTyping } from './cellTyping';
export { baseline } from './collection/baseline';
export { collection } from './collection/collection';
export { lint } from './collection/lint';
export { many } from './collection/many';
export { statistics } from './collection/statistics';
export { tasks, tests } from './collection/tests';
export { commands } from './commands';
export { convert } from './converting';
export { exchange } from './exchanging';
export { findings } from './findings';
export { generating } from './generating';
export { allSteps, hint, whole } from './hint';
export { hover } from './hover';
export { insights } from './insights';
export { mistakes } from './mistakes';
export { pasting } from './pasting';
export { pictures, print, webPage } from './pictures';
export { play } from './play';
export { progress } from './progress';
export { proof } from './proof';
export { completion, going, outline, unread } from './reading';
export { repairs } from './repairs';
export { path, trace } from './reports';
export { ariaLabels } from './rules/ariaLabels';
export { brokenRules } from './rules/brokenRules';
export { drawnRules } from './rules/drawnRules';
export { lineLegend, lineName } from './rules/lines';
export { ruleEdits } from './rules/ruleEdits';
export { ruleHelp } from './rules/ruleHelp';
export { regionSentences, ruleMeanings, ruleSentences } from './rules/ruleMeanings';
export { rules } from './rules/rules';
export { wholeGridRules } from './rules/wholeGrid';
export { samples } from './samples';
export { lens, status } from './status';
export { tools } from './tools';
export { transform } from './transforming';
export { typing } from './typing';
export { variants } from './variants';
export { wrongDigits } from './wrongDigits';
