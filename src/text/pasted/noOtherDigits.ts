/** Replaces otherDigits.ts in exported pages and in the extension: the texts that they read are Sudoku files. */

import type * as others from './otherDigits';

export const areOtherDigits: typeof others.areOtherDigits = () => false;
export const areOtherElements: typeof others.areOtherElements = () => false;
