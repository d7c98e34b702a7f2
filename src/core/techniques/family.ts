import type { Technique } from './step';

/** Techniques that share an idea: one folder. */
export interface Family {
  /** `single-digit`: how settings name it. */
  readonly id: string;
  /** `Single-digit patterns`: how people read it. */
  readonly name: string;
}

/** Techniques of one family that are tried directly after each other, easiest first. */
export interface TechniqueGroup {
  readonly family: Family;
  readonly techniques: readonly Technique[];
}
