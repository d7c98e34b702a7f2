/** Where an exported page keeps its progress: in the browser, if the browser allows it for a page from a file. */

/** The stored data. */
export interface StoredProgress {
  /** The text of the puzzle. */
  readonly text?: string;
  /** The state of the page. */
  readonly page?: unknown;
}

/** The part of `localStorage` that is used. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The progress of one puzzle. Every access to the storage can throw: if the browser forbids it, or if it is full. */
export class Store {
  private kept: StoredProgress;

  /** `shelf` returns the storage, or throws. */
  constructor(
    private readonly key: string,
    private readonly shelf: () => Shelf,
  ) {
    this.kept = this.read();
  }

  /** The data that was stored last. */
  get progress(): StoredProgress {
    return this.kept;
  }

  /** Stores more data. Returns whether it will be there at the next visit. */
  keep(progress: StoredProgress): boolean {
    this.kept = { ...this.kept, ...progress };
    try {
      this.shelf().setItem(this.key, JSON.stringify(this.kept));
      return true;
    } catch {
      return false;
    }
  }

  private read(): StoredProgress {
    try {
      const { text, page } = Object(JSON.parse(this.shelf().getItem(this.key) ?? '{}')) as Record<string, unknown>;
      return { ...(typeof text === 'string' && { text }), page };
    } catch {
      return {};
    }
  }
}
