/** The progress of hints for each puzzle of a document: shown steps count as known until that puzzle is edited. */

import type { Step } from '../../core/techniques/step';
import type { TextChange } from '../../text/document/changes';
import { spanAfter } from '../../text/document/trackedSpan';
import type { Span } from '../../text/span';
import { type HintStage, LAST_STAGE, type NextStep } from './hint';

/** A step, and the stage that was shown. */
export interface ShownStage extends NextStep {
  readonly stage: HintStage;
}

/** The hints shown for one puzzle. */
interface Progress extends Span {
  /** The key of the puzzle at that time. */
  readonly key: string;
  /** The steps that have been shown completely, in order. */
  readonly known: readonly Step[];
  /** The partially shown step. */
  readonly begun?: ShownStage;
  /** A step with digits that was hidden before they were written: the next hint shows it again. */
  readonly hidden?: ShownStage;
  /** Set when the next hint has to wait until the digits of these steps are written. */
  readonly waiting?: readonly Step[];
}

/** The hints that were shown in one document. A puzzle is recognized by its place and by its key. */
export class HintProgress {
  private puzzles: readonly Progress[] = [];

  /** The steps that have been shown completely, in order. */
  known(puzzle: Span, key: string): readonly Step[] {
    return this.of(puzzle, key)?.known ?? [];
  }

  /** The partially shown step at its next stage, or the hidden step. Undefined when a new step is due. */
  continued(puzzle: Span, key: string): ShownStage | undefined {
    const { begun, hidden } = this.of(puzzle, key) ?? {};
    return begun ? { ...begun, stage: (begun.stage + 1) as HintStage } : hidden;
  }

  /** Records that a stage was shown. */
  note(puzzle: Span, key: string, shown: ShownStage): void {
    const known = this.known(puzzle, key);
    if (shown.stage !== LAST_STAGE) this.put(puzzle, { key, known, begun: shown });
    else this.know(puzzle, key, known.includes(shown.step) ? known : [...known, shown.step]);
  }

  /** Records that the user has hidden a hint. A completely shown one is repeated while its digits are not written. */
  hide(puzzle: Span, key: string, shown: ShownStage): void {
    if (shown.stage !== LAST_STAGE || shown.step.placements.length === 0) return;
    this.put(puzzle, { key, known: this.known(puzzle, key), hidden: shown });
  }

  /** Sets the known steps of a puzzle: those of the earlier position still hold after a step has been written. */
  know(puzzle: Span, key: string, known: readonly Step[]): void {
    this.put(puzzle, { key, known });
  }

  /** Ends the hints of a puzzle, so that they start again. The steps whose digits are not written yet are kept as waiting. */
  end(puzzle: Span, key: string): void {
    const known = this.known(puzzle, key);
    if (known.some(({ placements }) => placements.length > 0)) this.put(puzzle, { key, known: [], waiting: known });
    else this.forget(puzzle);
  }

  /** The steps that were shown when the hints of a puzzle ended with digits to write; none if they continued since. */
  waiting(puzzle: Span, key: string): readonly Step[] {
    return this.of(puzzle, key)?.waiting ?? [];
  }

  /** Discards the hints of a puzzle, so that they start again. */
  forget({ start }: Span): void {
    this.puzzles = this.without(start);
  }

  /** Moves the puzzles with an edit, and discards those that it changed. */
  edited(changes: readonly TextChange[]): void {
    this.puzzles = this.puzzles.flatMap(progress => {
      const { start, end, isEdited } = spanAfter(progress, changes);
      return isEdited ? [] : [{ ...progress, start, end }];
    });
  }

  private of({ start }: Span, key: string): Progress | undefined {
    return this.puzzles.find(progress => progress.start === start && progress.key === key);
  }

  private put({ start, end }: Span, progress: Omit<Progress, keyof Span>): void {
    this.puzzles = [...this.without(start), { start, end, ...progress }];
  }

  private without(start: number): Progress[] {
    return this.puzzles.filter(progress => progress.start !== start);
  }
}
