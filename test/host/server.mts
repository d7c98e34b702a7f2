import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installVsCode, type VsCode } from './install.mts';
import { tempFolder } from './temp.mts';

const START_LIMIT_MS = 60_000;

/** Options for starting a server. The folders belong to the caller and are not removed when it stops. */
export interface ServerOptions {
  readonly userData: string;
  readonly extensions: string;
  /** Allows the page's address to name an extension under development and its tests. */
  readonly forTests?: boolean;
  /** The display language, without translations of VS Code itself; by default English. */
  readonly locale?: string;
  /** The names of VS Code's own extensions to include; by default all. The others take a third of the start time. */
  readonly builtIn?: readonly string[];
}

/** A running VS Code server. */
export interface Server {
  readonly port: number;
  readonly url: string;
  /** Rejects when the server ends unexpectedly. */
  readonly died: Promise<never>;
  /** The output of the server. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a VS Code server on a free port, reachable only from this machine. Everything except its two given folders is temporary. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const vscode = await installVsCode();
  const temp = tempFolder();
  const port = await freePort();
  mkdirSync(options.extensions, { recursive: true });
  if (options.builtIn) linkBuiltIn(options.builtIn, vscode, path.join(temp.path, 'built-in'));
  if (options.locale) writeLanguagePack(options.userData, options.locale);
  const child = spawn(vscode.node, [vscode.main, ...serverArguments(options, port, temp.path)], {
    env: serverEnvironment(temp.path),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a separate process group, so that its extension hosts and watchers can be ended with it
  });
  const killGroup = () => kill(child, 'SIGKILL');
  process.prependOnceListener('exit', killGroup); // before the folders that the server writes to are removed

  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', data => {
      log = (log + data).slice(-100_000);
    });
  }
  let ended = false;
  const died = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      ended = true;
      reject(new Error(`The VS Code server ended (${signal ?? code}).\n${log.slice(-4000)}`));
    });
  });
  died.catch(() => {}); // the caller may await it

  const server: Server = {
    port,
    url: `http://127.0.0.1:${port}`,
    died,
    log: () => log,
    async stop() {
      kill(child, 'SIGTERM');
      for (let waited = 0; !ended && waited < 3000; waited += 100) {
        await sleep(100);
      }
      killGroup();
      process.removeListener('exit', killGroup);
      temp.remove();
    },
  };
  try {
    await Promise.race([untilAnswering(`${server.url}/version`), died]);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

function serverArguments(options: ServerOptions, port: number, temp: string): string[] {
  return [
    ...['--host', '127.0.0.1', '--port', String(port), '--without-connection-token'],
    ...['--accept-server-license-terms', '--telemetry-level', 'off', '--disable-telemetry'],
    ...['--disable-update-check', '--disable-workspace-trust', '--disable-getting-started-override'],
    '--disable-websocket-compression', // on one machine it only takes time
    ...['--user-data-dir', options.userData, '--extensions-dir', options.extensions],
    ...['--server-data-dir', path.join(temp, 'server')],
    ...(options.locale ? ['--locale', options.locale] : []),
    ...(options.builtIn ? ['--builtin-extensions-dir', path.join(temp, 'built-in')] : []),
    // A release build of the workbench accepts `extensionDevelopmentPath` and `extensionTestsPath` in its address only with this.
    ...(options.forTests ? ['--enable-smoke-test-driver'] : []),
  ];
}

/** Writes a language pack without translations, so that VS Code accepts a display language. None can be downloaded here. */
function writeLanguagePack(userData: string, locale: string): void {
  mkdirSync(userData, { recursive: true });
  const translations = path.join(userData, `${locale}.i18n.json`);
  writeFileSync(translations, JSON.stringify({ version: '1.0.0', contents: {} }));
  const pack = {
    hash: locale,
    label: locale,
    extensions: [{ extensionIdentifier: { id: `test.language-pack-${locale}` }, version: '1.0.0' }],
    translations: { vscode: translations },
  };
  writeFileSync(path.join(userData, 'languagepacks.json'), JSON.stringify({ [locale]: pack }));
}

function serverEnvironment(temp: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    XDG_CONFIG_HOME: path.join(temp, 'config'),
    XDG_DATA_HOME: path.join(temp, 'data'),
    XDG_RUNTIME_DIR: temp, // otherwise its sockets would stay in the system's temp folder
    EXTENSIONS_GALLERY: '{}', // no calls to an extension gallery
  };
  // These variables are not meant for the server: a loader for TypeScript, or the VS Code in whose terminal this runs.
  for (const name of ['NODE_OPTIONS', 'VSCODE_IPC_HOOK_CLI', 'ELECTRON_RUN_AS_NODE']) {
    delete env[name];
  }
  return env;
}

/** Makes a folder with some of VS Code's own extensions. */
function linkBuiltIn(names: readonly string[], { main }: VsCode, folder: string): void {
  mkdirSync(folder);
  for (const name of names) symlinkSync(path.join(main, '../../extensions', name), path.join(folder, name), 'dir');
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-child.pid!, signal);
  } catch {
    // it has ended already
  }
}

async function untilAnswering(url: string): Promise<void> {
  for (let waited = 0; waited < START_LIMIT_MS; waited += 100) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) {
      return;
    }
    await sleep(100);
  }
  throw new Error(`The VS Code server did not answer in ${START_LIMIT_MS / 1000} s.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
