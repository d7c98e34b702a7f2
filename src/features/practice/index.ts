/** Practice: exercises for techniques. Loaded with the first exercise. */

export { positionOf } from '../../core/position';
export { answersBetween, judging } from '../../core/practice/answer';
export { findingExercise, practicable, randomTechnique } from '../../core/practice/exercise';
export { isExcluded } from '../../core/techniques/exclusion';
export { usualTechniques } from '../../core/techniques/index';
export { docsOfTechnique } from '../techniqueDocs';
export { exerciseText } from './exerciseText';
export { exerciseInPuzzles } from './fromPuzzles';
export { namingStep } from './nameStep';
export { makeRecords, parseRecords, whatComesNext, withOutcome } from './records';
