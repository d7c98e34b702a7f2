/** How far the hints for each puzzle of a document have come: what was shown counts as known until that puzzle is edited. */

import type { Step } from '../../core/techniques/step';
import type { TextChange } from '../document/changes';
import { spanAfter } from '../document/trackedSpan';
import type { Span } from '../span';
import { type HintStage, LAST_STAGE, type NextStep } from './hint';

/** A step, and how much of it was shown. */
export interface ShownStage extends NextStep {
  readonly stage: HintStage;
}

/** What was shown of one puzzle. */
interface Progress extends Span {
  /** What the puzzle was when it was shown. */
  readonly key: string;
  /** Steps that were shown completely, before the last one. */
  readonly earlier: readonly Step[];
  readonly last: ShownStage;
}

/** The hints that were shown in one document. A puzzle is recognized by its place and by its key. */
export class HintProgress {
  private puzzles: readonly Progress[] = [];

  /** The steps that were shown completely, the first one first. */
  known(puzzle: Span, key: string): readonly Step[] {
    const at = this.of(puzzle, key);
    if (!at) return [];
    return at.last.stage === LAST_STAGE ? [...at.earlier, at.last.step] : at.earlier;
  }

  /** The step that was begun and not yet shown completely, at its next stage. Undefined when a new step is due. */
  continued(puzzle: Span, key: string): ShownStage | undefined {
    const last = this.of(puzzle, key)?.last;
    return last && last.stage !== LAST_STAGE ? { ...last, stage: (last.stage + 1) as HintStage } : undefined;
  }

  /** Remembers that a stage was shown. */
  note({ start, end }: Span, key: string, last: ShownStage): void {
    const before = this.of({ start, end }, key);
    const isSame = before?.last.step === last.step;
    const earlier = isSame ? before.earlier : this.known({ start, end }, key);
    this.puzzles = [...this.without(start), { start, end, key, earlier, last }];
  }

  /** Forgets what was shown of a puzzle, so that its hints start again. */
  forget({ start }: Span): void {
    this.puzzles = this.without(start);
  }

  /** Follows the puzzles through an edit, and forgets those that it changed. */
  edited(changes: readonly TextChange[]): void {
    this.puzzles = this.puzzles.flatMap(progress => {
      const { start, end, isEdited } = spanAfter(progress, changes);
      return isEdited ? [] : [{ ...progress, start, end }];
    });
  }

  private of({ start }: Span, key: string): Progress | undefined {
    return this.puzzles.find(progress => progress.start === start && progress.key === key);
  }

  private without(start: number): Progress[] {
    return this.puzzles.filter(progress => progress.start !== start);
  }
}
