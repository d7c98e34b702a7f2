/**
 * Everything known about open documents and their puzzles, in one object. The extension creates it at activation
 * and passes it to every feature that needs it. It does not depend on VS Code, so a test can create one too.
 */

import type { Grid } from '../core/grid';
import type { CollectionCheck } from '../features/diagnostics/collectionCheck';
import { LINT_CODES } from '../features/diagnostics/declarations';
import type { RuleLevels } from '../features/diagnostics/rule';
import type { Accepted } from '../features/lint/baseline';
import { isLevelOn } from '../features/lint/levels';
import type { DocumentPictures, Doubt } from '../features/pictures/doubts';
import { judgedGrid } from '../features/puzzles/entries';
import type { KnownProblems } from '../features/puzzles/problemCount';
import type { HintProgress } from '../features/steps/hintProgress';
import { type DocumentHost, Documents, type TextDocument } from '../text/document/documents';
import { Typing } from '../text/document/typing';
import type { Puzzle } from '../text/puzzle';
import type { Now } from '../text/work';
import { EntryOrder } from './entryOrder';
import { Foreground } from './foreground';
import { GridHistory } from './gridHistory';
import { Guards } from './guards';
import type { Reasoning } from './reasoning';
import type { Repairs } from './repairs';
import { VerdictCache } from './verdicts';
import { WrongEntries } from './wrongEntries';

/** Callbacks and settings that the analysis needs from its host program. */
export interface AnalysisHost<D extends TextDocument> extends DocumentHost<D> {
  /** Called before every search of the solver. */
  onSearch(): void;
  /** Called when a check of a puzzle has reached its time limit. */
  onTimeUp?(grid: Grid): void;
}

/** Loads the baseline. The returned function gives the currently accepted findings of a document. */
export type AcceptedSource = () => Promise<() => Accepted | undefined>;

/** Owns the documents, verdicts, paths and difficulties. */
export class Analysis<D extends TextDocument> {
  readonly documents: Documents<D>;
  readonly verdicts: VerdictCache;
  /** The puzzle that is being typed. */
  readonly typing: Typing<D>;
  /** The givens that boards protect. */
  readonly guards: Guards<D>;
  /** Tasks that the user waits for. */
  readonly foreground = new Foreground();
  /** The entries that `Check My Progress` found wrong. */
  readonly wrongEntries = new WrongEntries<D>();
  readonly entryOrder = new EntryOrder<D>();
  /** The grids of the puzzle that was edited last. */
  readonly gridHistory = new GridHistory<D>();
  /** The hints that were shown, by document. */
  readonly hintProgress = new WeakMap<D, HintProgress>();
  /** By document: the pictures from which its puzzles were read. */
  readonly pictures = new WeakMap<D, DocumentPictures>();
  /** By document that a board shows: an offset in the puzzle on the board, in the user's cell if it is known. */
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

  /** Known facts about the problems of a puzzle. With its document, they include the doubts about its digits. Starts no search. */
  knownProblemsOf(puzzle: Puzzle, document?: D): KnownProblems {
    return {
      ...(document && { doubts: this.doubtsIn(document, puzzle) }),
      verdict: this.verdicts.known(judgedGrid(puzzle)),
      suspicions: this.verdicts.suspicionsOf(puzzle),
      insight: this.loadedRepairs?.insightOf(puzzle) ?? {},
    };
  }

  /** The cells of a puzzle that may have been read incorrectly from a picture. */
  doubtsIn(document: D, puzzle: Puzzle): readonly Doubt[] {
    return this.pictures.get(document)?.doubtsIn(puzzle) ?? [];
  }

  /** Repairs of puzzles. The first call loads their code, which most files never need. */
  async repairs(): Promise<Repairs> {
    const { Repairs } = await import('./repairs');
    this.loadedRepairs ??= new Repairs(this.now);
    return this.loadedRepairs;
  }

  /**
   * Applies the lint rules; undefined if all of them are off. The first call loads their code. `accepted` is called
   * only if one is on.
   */
  async collector(
    levels: RuleLevels | undefined,
    excluded: readonly string[],
    accepted?: AcceptedSource,
  ): Promise<CollectionCheck | undefined> {
    if (!levels || !isLevelOn(levels, LINT_CODES)) return undefined;
    const { Collector, needsDifficulty } = await import('./collector');
    const reasoning = needsDifficulty(levels) ? await this.reasoning() : undefined;
    return new Collector(this.verdicts, levels, reasoning?.difficulties, excluded, await accepted?.());
  }

  /** The repairs if they are loaded already. Does not load them. */
  get knownRepairs(): Repairs | undefined {
    return this.loadedRepairs;
  }

  /** Forgets everything to free the memory. */
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
