/**
 * Everything that is known of open documents and their puzzles, in one object: made when the extension starts, and given to
 * whatever needs it. It knows no editor, so a test can make one too.
 */

import { type Surroundings as DocumentSurroundings, Documents, type TextDocument } from '../document/documents';
import { Difficulties } from './difficulties';
import { Paths } from './paths';
import { KnownVerdicts } from './verdicts';

export interface Surroundings<D extends TextDocument> extends DocumentSurroundings<D> {
  /** Called before every search of the solver. */
  onSearch(): void;
}

export class Analysis<D extends TextDocument> {
  readonly documents: Documents<D>;
  readonly verdicts: KnownVerdicts;
  readonly paths: Paths;
  readonly difficulties: Difficulties;

  constructor(surroundings: Surroundings<D>) {
    const { now, onSearch } = surroundings;
    this.documents = new Documents(surroundings);
    this.verdicts = new KnownVerdicts(now, onSearch);
    this.paths = new Paths(this.verdicts, now);
    this.difficulties = new Difficulties(this.verdicts, this.paths, now);
  }

  /** Forgets all that was found out, so that the memory it takes is free. */
  dispose(): void {
    this.verdicts.forget();
    this.paths.forget();
    this.difficulties.forget();
  }
}
