/** The puzzles that a reader has found, and the effect of the last ones on the next one. */

import type { SectionReader } from '#ruleText';
import { type Geometry, geometryOf } from '../../core/geometry';
import type { Puzzle } from '../puzzle';
import type { SectionsRead } from '../rules/index';
import { movedSection, type SectionText } from '../sectionText';
import type { Checkpoint } from './checkpoints';
import type { Context, Section } from './context';
import type { FileRules } from './sections/fileRules';
import { stackPencilMarks, withState } from './stack';

/** The number of grids that pencil marks can complete: the givens and the position. */
const MOST_ADJACENT = 2;

/** Collects puzzles, and joins those that are one. */
export class PuzzleCollector {
  readonly puzzles: Puzzle[] = [];
  readonly checkpoints: Checkpoint[] = [];
  /** As in a {@link Context}. */
  adjacent: number;
  size: number | undefined;
  isBelowLine: boolean;
  isInConflict: boolean;
  /** The rules of puzzles without rules. */
  fileRules: FileRules | undefined;
  /** The puzzle to which a `[State]` would belong. */
  stateOf: Puzzle | undefined;
  /** The sections of rules of the last puzzle; absent if further ones do not belong to it. */
  private sections: SectionText[] | undefined;
  /** Whether the last puzzle has sections that {@link PuzzleCollector.settle} must still read. */
  private hasUnread = false;

  /** The end of the last line that determined where a section of rules ends. */
  endOfRules: number;
  /**
   * No checkpoint may be at or before this offset: read without the lines up to it, the text above would have a
   * different meaning.
   */
  quietUntil = 0;
  /** Whether words below the last puzzle state its boxes, unless another puzzle follows. */
  awaitsBoxes = false;
  /** Whether sections of rules would belong to the puzzle before the text. */
  private isBelowPuzzle: boolean;
  /** Whether there was such a section. */
  reachesBack = false;

  constructor(
    private readonly text: string,
    { adjacent, size, isBelowLine, isInConflict, rules, awaitsRules, endOfRules }: Context,
    readonly readRules: SectionReader,
  ) {
    this.adjacent = adjacent;
    this.size = size;
    this.isBelowLine = isBelowLine;
    this.isInConflict = isInConflict;
    this.fileRules = rules;
    this.isBelowPuzzle = awaitsRules;
    this.endOfRules = endOfRules;
  }

  /** Whether sections of rules would belong to the last puzzle. */
  get awaitsRules(): boolean {
    return this.sections !== undefined || this.isBelowPuzzle;
  }

  /** The part of a context that is stored here. */
  get context(): Omit<Context, 'section' | 'boxes' | 'titles' | 'isInLine' | 'endOfRules' | 'isAnyText'> {
    const { stateOf, awaitsRules, fileRules: rules, size, isBelowLine, isInConflict } = this;
    const adjacent = Math.min(this.adjacent, MOST_ADJACENT);
    return { adjacent, awaitsState: stateOf !== undefined, awaitsRules, rules, size, isBelowLine, isInConflict };
  }

  /** Adds a puzzle of a section, in rows. */
  add(puzzle: Puzzle, section: Section): void {
    const { puzzles, text } = this;
    const merged = section === 'state' && this.stateOf && withState(text, this.stateOf, puzzle);
    const sections = merged ? (this.sections ?? []) : [];
    if (merged) puzzles[puzzles.length - 1] = merged;
    else {
      this.settle();
      puzzles.push(puzzle);
    }
    this.own(sections);
    this.adjacent = Math.min(this.adjacent + 1, MOST_ADJACENT + 1);
    if (!merged && this.adjacent > 1 && stackPencilMarks(text, puzzles, this.adjacent)) {
      this.adjacent = 0;
      this.own([]);
    }
    this.joinLines();
    this.stateOf = section === 'puzzle' ? puzzle : undefined;
    this.awaitsBoxes = false;
    this.size = puzzle.grid.geometry.size;
  }

  /** Adds a section of rules to the last puzzle, which awaits it. Its offsets are those of the text. */
  addRules(section: SectionText): void {
    if (!this.sections) {
      this.reachesBack = true;
      return;
    }
    this.sections.push(section);
    this.hasUnread = true;
    this.awaitsBoxes = false;
    this.joinLines();
    this.endLines();
  }

  /** Gives the last puzzle the boxes that a line below it states. */
  addBoxes(withBoxes: (puzzle: Puzzle) => Puzzle): void {
    this.awaitsBoxes = false;
    if (!this.awaitsRules) return;
    if (!this.sections) {
      this.reachesBack = true;
      return;
    }
    const puzzle = this.last.rules ? this.last : withBoxes(this.last);
    if (puzzle === this.last) return;
    this.puzzles[this.puzzles.length - 1] = puzzle;
    this.joinLines();
  }

  /**
   * Reads the sections of the last puzzle, once all of them are known: they depend on each other. Call it before the puzzles are used.
   */
  settle(): void {
    if (!this.hasUnread || !this.sections) return;
    this.hasUnread = false;
    const { start, grid } = this.last;
    const own = this.sections.map(section => movedSection(section, -start));
    this.give(own, this.readRules(baseOf(grid.geometry), own));
  }

  /** A puzzle that absorbed later lines can only be read together with them, so remove the checkpoints inside it. */
  private joinLines(): void {
    const { start } = this.last;
    for (let last = this.checkpoints.at(-1); last && last.offset > start; last = this.checkpoints.at(-1)) {
      if (last.context.endOfRules > 0) this.quietUntil = this.endOfRules; // the checkpoint was at the end of rules
      this.checkpoints.pop();
    }
  }

  /** Gives the last puzzle its own sections, which are read later, or the rules of the file. */
  private own(sections: SectionText[]): void {
    this.sections = sections;
    this.isBelowPuzzle = false;
    this.hasUnread = sections.length > 0;
    const read = this.hasUnread ? undefined : this.fileRules?.readFor(baseOf(this.last.grid.geometry));
    if (read) this.give([], read);
  }

  /** Adds sections and the result of reading them to the last puzzle. */
  private give(sections: readonly SectionText[], reading: SectionsRead): void {
    const { last, puzzles } = this;
    const { geometry } = reading;
    puzzles[puzzles.length - 1] = { ...last, grid: { ...last.grid, geometry }, rules: { sections, reading } };
  }

  private get last(): Puzzle {
    return this.puzzles[this.puzzles.length - 1];
  }

  /** Call for a title: the next puzzle does not belong to those before it. */
  endLines(): void {
    this.adjacent = 0;
    this.isBelowLine = false;
  }

  /** Separates the puzzles from the following ones, so that none are joined. */
  part(): void {
    this.settle();
    this.endLines();
    this.awaitsBoxes = false;
    this.stateOf = undefined;
    this.sections = undefined;
    this.isBelowPuzzle = false;
  }
}

/** The geometry without rules and with boxes. */
const baseOf = ({ boxHeight, boxWidth }: Geometry): Geometry => geometryOf(boxHeight, boxWidth);
