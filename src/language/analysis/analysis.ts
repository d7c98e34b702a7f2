/**
 * Everything that is known of open documents and their puzzles, in one object: made when the extension starts, and given to
 * every feature that needs it. It knows no editor, so a test can make one too.
 */

import { type Surroundings as DocumentSurroundings, Documents, type TextDocument } from '../document/documents';
import type { Now } from '../work';
import type { Reasoning } from './reasoning';
import { KnownVerdicts } from './verdicts';

export interface Surroundings<D extends TextDocument> extends DocumentSurroundings<D> {
  /** Called before every search of the solver. */
  onSearch(): void;
}

export class Analysis<D extends TextDocument> {
  readonly documents: Documents<D>;
  readonly verdicts: KnownVerdicts;
  private readonly now: Now;
  private loading: Promise<Reasoning> | undefined;
  private loaded: Reasoning | undefined;

  constructor(surroundings: Surroundings<D>) {
    const { now, onSearch } = surroundings;
    this.documents = new Documents(surroundings);
    this.verdicts = new KnownVerdicts(now, onSearch);
    this.now = now;
  }

  /** Paths and difficulties. Loads the techniques and the rating at the first call: most files need them late or never. */
  reasoning(): Promise<Reasoning> {
    this.loading ??= this.load();
    return this.loading;
  }

  /** The same if it is loaded already; does not load it. */
  get knownReasoning(): Reasoning | undefined {
    return this.loaded;
  }

  /** Forgets everything, so that the memory is free. */
  dispose(): void {
    this.verdicts.forget();
    this.loaded?.forget();
  }

  private async load(): Promise<Reasoning> {
    const { Reasoning } = await import('./reasoning');
    this.loaded = new Reasoning(this.verdicts, this.now);
    return this.loaded;
  }
}
