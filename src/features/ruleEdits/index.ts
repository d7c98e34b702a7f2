/** Rules of selected cells, loaded at first use. */

export { addSelected } from './addRules';
export { askedFor, linesOfSelected, SELECTABLE_RULES, type SelectableRule, type SelectedRule } from './selectedRules';
