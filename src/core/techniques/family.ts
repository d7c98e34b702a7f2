import type { Technique } from './step';

/** Techniques that share an idea. Each family has its own folder. */
export interface Family {
  /** The name in settings: `single-digit`. */
  readonly id: string;
  /** The name for people: `Single-digit patterns`. */
  readonly name: string;
}

/** Techniques of one family that are tried directly after each other, easiest first. */
export interface TechniqueGroup {
  readonly family: Family;
  readonly techniques: readonly Technique[];
}
