/**
 * Pictures with doubtful cells, which are kept in the folder that VS Code gives the extension for the workspace, until all doubts are
 * settled: so they are still known when the window is reloaded or the file is opened again.
 */

import * as vscode from 'vscode';
import type { Doubt, NotedPicture } from '../../features/pictures/doubts';
import type { PicturedDoubt } from '../../picture/crops';
import { KEPT_PICTURES, keptPicturesOf, keptPlaces, type Place } from './keptPlaces';
import type { Picture } from './sources';

/** A doubt with the corners of its cell in the picture. */
export interface FramedDoubt extends Doubt, Pick<PicturedDoubt, 'corners'> {}

/** A puzzle that was read from a picture, with the places of its doubtful cells. */
export interface FramedPicture extends NotedPicture {
  readonly doubts: readonly FramedDoubt[];
}

/** A picture from which puzzles were read. */
export interface KeptPicture {
  readonly picture: Picture;
  /** The puzzles with doubts, and the cells of each that the user has confirmed. */
  readonly puzzles: readonly { readonly noted: FramedPicture; readonly settled: readonly number[] }[];
  /** Whether the user has closed the tab with the picture. */
  readonly isClosed: boolean;
}

/** A puzzle of a picture in JSON. */
interface StoredPuzzle {
  /** By cell, 0 for an empty one. */
  readonly digits: readonly number[];
  readonly doubts: readonly FramedDoubt[];
  readonly settled: readonly number[];
}

/** Maximum number of pictures that are kept: the last ones. */
const MOST_KEPT = 20;

/** The kept pictures. */
export class PictureStore {
  /** Files are written and deleted one after another. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly state: vscode.Memento,
    private readonly folder: vscode.Uri,
  ) {}

  /** The ids of the pictures of a document: see {@link keptPicturesOf}. */
  idsOf(document: vscode.TextDocument): readonly string[] {
    return keptPicturesOf(this.state, document);
  }

  /** Keeps a picture of a document. The bytes of one with the same id are not written again. */
  keep(id: string, document: vscode.TextDocument, { picture, puzzles, isClosed }: KeptPicture): void {
    const isNew = this.places.every(place => place.id !== id);
    const all = [{ uri: `${document.uri}`, id }, ...this.places.filter(place => place.id !== id)];
    void this.state.update(KEPT_PICTURES, all.slice(0, MOST_KEPT));
    for (const old of all.slice(MOST_KEPT)) this.delete(old.id);
    this.enqueue(async () => {
      const stored = puzzles.map(({ noted: { digits, doubts }, settled }) => ({
        digits: [...digits],
        doubts,
        settled,
      }));
      const text = asciiOf(JSON.stringify({ name: picture.name, puzzles: stored, isClosed }));
      if (isNew) await vscode.workspace.fs.writeFile(this.fileOf(id), picture.bytes);
      await vscode.workspace.fs.writeFile(
        this.fileOf(`${id}.json`),
        Uint8Array.from(text, character => character.charCodeAt(0)),
      );
    });
  }

  /** A kept picture; undefined if its files cannot be read. */
  async read(id: string): Promise<KeptPicture | undefined> {
    await this.queue;
    try {
      const text = await vscode.workspace.fs.readFile(this.fileOf(`${id}.json`));
      const bytes = await vscode.workspace.fs.readFile(this.fileOf(id));
      const { name, puzzles, isClosed } = JSON.parse(Array.from(text, code => String.fromCharCode(code)).join(''));
      const read = (puzzles as readonly StoredPuzzle[]).map(({ digits, doubts, settled }) => ({
        noted: { digits: Uint8Array.from(digits), doubts },
        settled,
      }));
      return { picture: { name, bytes }, puzzles: read, isClosed };
    } catch {
      return undefined;
    }
  }

  /** Forgets a picture. */
  forget(id: string): void {
    if (this.places.every(place => place.id !== id)) return;
    void this.state.update(
      KEPT_PICTURES,
      this.places.filter(place => place.id !== id),
    );
    this.delete(id);
  }

  /** Follows files that the user has renamed or moved. */
  rename({ files }: vscode.FileRenameEvent): void {
    const after = (uri: string) => {
      const moved = files.find(({ oldUri }) => uri === `${oldUri}` || uri.startsWith(`${oldUri}/`));
      return moved ? `${moved.newUri}${uri.slice(`${moved.oldUri}`.length)}` : uri;
    };
    if (this.places.length === 0) return;
    void this.state.update(
      KEPT_PICTURES,
      this.places.map(({ uri, id }) => ({ uri: after(uri), id })),
    );
  }

  private delete(id: string): void {
    this.enqueue(async () => {
      for (const name of [id, `${id}.json`]) await vscode.workspace.fs.delete(this.fileOf(name));
    });
  }

  /** A picture that cannot be kept, for example because the disk is full, is only lost when the window is closed. */
  private enqueue(work: () => Promise<void>): void {
    this.queue = this.queue.then(work).catch(() => {});
  }

  private fileOf(name: string): vscode.Uri {
    return vscode.Uri.joinPath(this.folder, 'pictures', name);
  }

  private get places(): readonly Place[] {
    return keptPlaces(this.state);
  }
}

/** JSON in ASCII, with escapes for other characters. */
function asciiOf(json: string): string {
  return json.replace(/[^\0-~]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
