import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execute } from './execute.mts';
import { inProject } from './project.mts';

/** A program from npm, at a fixed version. */
interface Download {
  /** The name that users know. */
  readonly title: string;
  readonly version: string;
  /** Size of the download with everything it depends on, in MB (10^6 bytes), measured with an empty cache. */
  readonly megabytes: number;
}

/** All programs that the first run downloads from npm. */
export const DOWNLOADS = {
  /** `code-server` from npm contains Microsoft's VS Code server and workbench; 4.139.1 is VS Code 1.139.1. */
  codeServer: { title: 'VS Code server 1.139', version: '4.139.1', megabytes: 185 },
  /** The server needs exactly this major version of Node. */
  node: { title: 'Node 24', version: '24.21.0', megabytes: 53 },
  chromium: { title: 'Chromium', version: '147.0.0', megabytes: 68 },
} satisfies Record<string, Download>;

const STORE = inProject('.vscode-test');

/** An installed VS Code server. */
export interface VsCode {
  /** The Node executable that runs it. */
  readonly node: string;
  /** Its main script. */
  readonly main: string;
}

/** Installs a VS Code server if it is missing, and returns its paths. */
export async function installVsCode(): Promise<VsCode> {
  const [node, home] = await Promise.all([
    installNode(),
    once('code-server', DOWNLOADS.codeServer, async folder => {
      await npmInstall(folder, `code-server@${DOWNLOADS.codeServer.version}`);
      // The same as the package's own install script, without compiling.
      await npmInstall(path.join(folder, 'node_modules/code-server/lib/vscode'));
    }),
  ]);
  return { node, main: path.join(home, 'node_modules/code-server/lib/vscode/out/server-main.js') };
}

/** Installs a Chromium for Linux x64 if it is missing, and returns its folder (`chromium`, `fonts`, `al2023/lib`). */
export async function installChromium(): Promise<string> {
  return once('chromium', DOWNLOADS.chromium, async folder => {
    await npmInstall(folder, `@sparticuz/chromium@${DOWNLOADS.chromium.version}`);
    // The package unpacks into the system's temp folder, so the variable is set to our folder. With the name of one of the package's hosts,
    // it also unpacks its shared libraries.
    const unpack = `import('@sparticuz/chromium').then(m => m.default.executablePath())`;
    await execute(process.execPath, ['-e', unpack], {
      cwd: folder,
      env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    });
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
  });
}

async function installNode(): Promise<string> {
  const { version } = DOWNLOADS.node;
  const [major] = version.split('.');
  if (process.versions.node.startsWith(`${major}.`)) {
    return process.execPath;
  }
  const name = `node-${process.platform}-${process.arch}`;
  const home = await once('node', DOWNLOADS.node, folder => npmInstall(folder, `${name}@${version}`));
  return path.join(home, 'node_modules', name, 'bin/node');
}

/** Fills a folder of the store once. The folder gets its name when it is complete, so an interrupted installation starts again. */
async function once(id: string, download: Download, fill: (folder: string) => Promise<void>): Promise<string> {
  const name = `${id}-${download.version}`;
  const home = path.join(STORE, name);
  if (existsSync(home)) {
    return home;
  }
  mkdirSync(STORE, { recursive: true });
  removeLeftovers();
  console.error(`Downloading ${download.title} from npm, ${download.megabytes} MB, only once …`);
  const partial = path.join(STORE, `partial-${process.pid}-${name}`);
  mkdirSync(partial);
  try {
    writeFileSync(path.join(partial, 'package.json'), '{"private":true}');
    await fill(partial);
    renameSync(partial, home);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(home)) {
      throw error;
    }
  }
  return home;
}

function removeLeftovers(): void {
  for (const name of readdirSync(STORE)) {
    const [, pid] = /^partial-(\d+)-/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) {
      rmSync(path.join(STORE, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function npmInstall(folder: string, ...packages: string[]): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  // Install scripts would compile native modules, which are not needed here.
  await execute('npm', ['install', '--omit=dev', '--ignore-scripts', ...quiet, ...packages], { cwd: folder });
}
