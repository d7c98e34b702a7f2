/** The entries of the picker that the page knows. They are requested in pages, and only the visible ones. */

import type { ToPage } from '../../protocol/messages';
import type { ListedEntry } from '../../protocol/snapshot';

/** The entries in a page. */
export const PAGE = 40;

/** The maximum number of pages that are kept: 2000 entries, a few megabytes. */
const MOST_PAGES = 50;

/** The response of the extension. */
export type ListAnswer = Extract<ToPage, { readonly type: 'list' }>;

/** The known entries of one search. */
export class KnownEntries {
  search = '';
  /** The number of all entries of the search. Undefined until the first answer. */
  total: number | undefined;
  /** By the index of the first entry, in the order of arrival. */
  private readonly pages = new Map<number, readonly ListedEntry[]>();
  private readonly asked = new Set<number>();

  /** Forgets all entries, for a search or because the file changed. */
  begin(search: string): void {
    this.search = search;
    this.total = undefined;
    this.pages.clear();
    this.asked.clear();
  }

  /** An entry, if it is known. */
  at(index: number): ListedEntry | undefined {
    const from = pageOf(index);
    return this.pages.get(from)?.[index - from];
  }

  /**
   * The pages with these entries that were not requested yet, by the index of their first entry. They count as
   * requested from now on.
   */
  wanted(first: number, end: number): number[] {
    const found: number[] = [];
    for (let from = pageOf(first); from < Math.max(end, first + 1); from += PAGE) {
      if (this.asked.has(from)) continue;
      this.asked.add(from);
      found.push(from);
    }
    return found;
  }

  /** Stores an answer. False if it answers an older request. */
  take({ from, search, total, puzzles }: ListAnswer): boolean {
    if (search !== this.search || !this.asked.has(from)) return false;
    this.total = total;
    this.pages.delete(from);
    this.pages.set(from, puzzles);
    for (const [oldest] of this.pages) {
      if (this.pages.size <= MOST_PAGES) break;
      this.pages.delete(oldest);
      this.asked.delete(oldest);
    }
    return true;
  }
}

const pageOf = (index: number) => index - (index % PAGE);
