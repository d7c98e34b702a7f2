import type { Page } from 'playwright-core';

/** Puts a text, and optionally HTML, into the browser's clipboard, and pastes with the keyboard. */
export async function paste(page: Page, clipboard: { readonly text: string; readonly html?: string }): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async ({ text, html }) => {
    const types = { 'text/plain': text, ...(html !== undefined && { 'text/html': html }) };
    const blobs = Object.entries(types).map(([type, part]) => [type, new Blob([part], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, clipboard);
  await page.keyboard.press('Control+V');
}
