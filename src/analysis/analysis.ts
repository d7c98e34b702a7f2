/**
 * Everything that is known about open documents and their puzzles, in one object. The extension makes it when it starts
 * and passes it to every feature that needs it. It does not depend on VS Code, so a test can make one too.
 */

import type { Grid } from '../core/grid';
import type { Accepted } from '../features/collection/baseline';
import { isOn } from '../features/collection/levels';
import type { CollectionCheck } from '../features/diagnostics/collectionCheck';
import { COLLECTION_RULES } from '../features/diagnostics/declarations';
import type { RuleLevels } from '../features/diagnostics/rule';
import { judgedGrid } from '../features/puzzles/entries';
import type { KnownProblems } from '../features/puzzles/problemCount';
import type { HintProgress } from '../features/steps/hintProgress';
import { type DocumentHost, Documents, type TextDocument } from '../text/document/documents';
import { Typing } from '../text/document/typing';
import type { Puzzle } from '../text/puzzle';
import type { Now } from '../text/work';
import { Foreground } from './foreground';
import { Guards } from './guards';
import type { Reasoning } from './reasoning';
import type { Repairs } from './repairs';
import { VerdictCache } from './verdicts';
import { WrongEntries } from './wrongEntries';

/** What the analysis needs from the program around it. */
export interface AnalysisHost<D extends TextDocument> extends DocumentHost<D> {
  /** Called before every search of the solver. */
  onSearch(): void;
  /** Called when a check of a puzzle has reached its time limit. */
  onTimeUp?(grid: Grid): void;
}

/** Loads the baseline. What it gives tells which findings of a document are accepted at the moment. */
export type AcceptedSource = () => Promise<() => Accepted | undefined>;

/** Owns the documents, verdicts, paths and difficulties. */
export class Analysis<D extends TextDocument> {
  readonly documents: Documents<D>;
  readonly verdicts: VerdictCache;
  /** The puzzle that is being typed. */
  readonly typing: Typing<D>;
  /** The givens that boards protect. */
  readonly guards: Guards<D>;
  /** What the user waits for. */
  readonly foreground = new Foreground();
  /** The entries that `Check My Progress` called wrong. */
  readonly wrongEntries = new WrongEntries<D>();
  /** The hints that were shown, by document. */
  readonly hintProgress = new WeakMap<D, HintProgress>();
  /** By document that a board shows: an offset in the puzzle on the board, that of the cell where the user is if it is known. */
  readonly onBoard = new WeakMap<D, number>();
  private readonly now: Now;
  private loading: Promise<Reasoning> | undefined;
  private loaded: Reasoning | undefined;
  private loadedRepairs: Repairs | undefined;

  constructor(host: AnalysisHost<D>) {
    const { now, onSearch, onTimeUp } = host;
    this.verdicts = new VerdictCache(now, onSearch, onTimeUp);
    this.documents = new Documents(host, grid => this.verdicts.known(grid));
    this.typing = new Typing(this.documents);
    this.guards = new Guards(this.documents, this.verdicts);
    this.now = now;
  }

  /** Paths and difficulties. The first call loads the techniques and the rating, which most files need late or never. */
  reasoning(): Promise<Reasoning> {
    this.loading ??= this.load();
    return this.loading;
  }

  /** The reasoning if it is loaded already. Does not load it. */
  get knownReasoning(): Reasoning | undefined {
    return this.loaded;
  }

  /** What is known about the problems of a puzzle. Nothing is searched for. */
  knownProblemsOf(puzzle: Puzzle): KnownProblems {
    return {
      verdict: this.verdicts.known(judgedGrid(puzzle)),
      suspicions: this.verdicts.suspicionsOf(puzzle),
      insight: this.loadedRepairs?.insightOf(puzzle) ?? {},
    };
  }

  /** Repairs of puzzles. The first call loads their code, which most files never need. */
  async repairs(): Promise<Repairs> {
    const { Repairs } = await import('./repairs');
    this.loadedRepairs ??= new Repairs(this.now);
    return this.loadedRepairs;
  }

  /**
   * Applies the rules for collections; undefined when none of them is on. The first call loads their code. `accepted` is asked for
   * when one is on.
   */
  async collector(
    levels: RuleLevels,
    excluded: readonly string[],
    accepted?: AcceptedSource,
  ): Promise<CollectionCheck | undefined> {
    if (!isOn(levels, COLLECTION_RULES)) return undefined;
    const { Collector } = await import('./collector');
    const reasoning = isOn(levels, ['level-mismatch']) ? await this.reasoning() : undefined;
    return new Collector(this.verdicts, levels, reasoning?.difficulties, excluded, await accepted?.());
  }

  /** The repairs if they are loaded already. Does not load them. */
  get knownRepairs(): Repairs | undefined {
    return this.loadedRepairs;
  }

  /** Forgets everything and so frees the memory. */
  dispose(): void {
    this.verdicts.forget();
    this.loaded?.forget();
    this.loadedRepairs?.forget();
  }

  private async load(): Promise<Reasoning> {
    const { Reasoning } = await import('./reasoning');
    this.loaded = new Reasoning(this.verdicts, this.now);
    return this.loaded;
  }
}
