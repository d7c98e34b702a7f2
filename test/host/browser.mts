import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installChromium } from './install.mts';
import { writeIfNew } from './writeIfNew.mts';

/** The usual paths of Chrome, Chromium and Edge. */
const KNOWN_PLACES = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const ARGUMENTS = [
  '--no-sandbox', // required for root, as in a container
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser on this machine, and the environment variables that it needs. */
interface FoundBrowser {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/**
 * Finds a browser: the one in CHROME_PATH, otherwise one on this machine, otherwise the one from npm, which it installs.
 * @throws an error if there is none
 */
export async function installBrowser(): Promise<FoundBrowser> {
  const found = [process.env.CHROME_PATH, ...KNOWN_PLACES].find(place => place && existsSync(place));
  return found ? { executablePath: found, env: {} } : chromiumFromNpm();
}

/** Starts a headless browser: the one that {@link installBrowser} finds. `args`: additional options. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  const { executablePath, env } = await installBrowser();
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...ARGUMENTS, ...args],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

async function chromiumFromNpm(): Promise<FoundBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chrome, Chromium or Edge was found. Install one, or name its executable in CHROME_PATH.');
  }
  const home = await installChromium();
  const libraries = [path.join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath: path.join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_FILE: fontConfiguration(home) },
  };
}

/** The package's own configuration has only fixed folders; this one has its fonts and the machine's. */
function fontConfiguration(home: string): string {
  const folders = [path.join(home, 'fonts'), '/usr/share/fonts', path.join(homedir(), '.fonts')];
  const file = path.join(home, 'fonts.conf');
  writeIfNew(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map(folder => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`,
  );
  return file;
}
