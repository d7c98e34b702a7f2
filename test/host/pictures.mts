/** Pictures that are pasted and dropped into a workbench, as a user does it. */
import type { Page } from 'playwright-core';
import { HANG_MS } from './observer.mts';

/** The bit of Shift among the modifiers of Chromium's input events. */
const SHIFT = 8;

/** The time between two moves of the pointer, in milliseconds: without a pause, the page has no time for anything else. */
const MOVE_MS = 50;

/** Puts a PNG file into the browser's clipboard, as a screenshot is, and pastes with the keyboard. */
export async function pastePng(page: Page, png: Uint8Array): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async bytes => {
      const blob = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    },
    [...png],
  );
  await page.keyboard.press('Control+V');
}

/**
 * Drags a file from outside of the browser to a point of the page while Shift is held, moves it there until the place accepts it, and
 * drops it.
 */
export async function dropFile(
  page: Page,
  file: string,
  { x, y }: { readonly x: number; readonly y: number },
  isAccepted: () => Promise<boolean>,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    client.send('Input.dispatchDragEvent', { type, x, y, data, modifiers: SHIFT });
  await send('dragEnter');
  for (const end = Date.now() + HANG_MS; !(await isAccepted()); await send('dragOver')) {
    if (Date.now() > end) throw new Error('The file cannot be dropped.');
    await page.waitForTimeout(MOVE_MS);
  }
  await send('drop');
  await client.detach();
}

/** The JPEG file of a PNG file. The browser encodes it. */
export async function jpegOf(page: Page, png: Uint8Array): Promise<Uint8Array> {
  const bytes = await page.evaluate(
    async from => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(from)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [...png],
  );
  return Uint8Array.from(bytes);
}
