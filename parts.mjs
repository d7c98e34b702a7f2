// Builds a bundle in parts, of which only the first runs at start.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parse } from 'acorn';
import * as esbuild from 'esbuild';

/** Options of a build that only finds something out. */
const UNWRITTEN = { write: false, metafile: true, logLevel: 'error' };

/** A file that only lists exports of others. */
const LIST = /^(?:\s|\/\*.*?\*\/|export (?:type )?(?:\*|\{[^}]*\}) from '[^']+';)*$/s;

/**
 * Builds the bundle in parts. What the entry point imports statically is the code of the start. What is behind a dynamic
 * `import()` is a part: text in the bundle, which is compiled at its first use. As code, the techniques and the rating
 * would take most of the time of every start. Separate files would have the same effect on the desktop, but the web's
 * extension host loads one file only.
 *
 * `options.deferredFiles` are parts too, although they are imported statically: see {@link deferred}.
 *
 * No file is repeated. Parts get what they need of the files of the start, and files that several parts need are a part
 * too.
 *
 * Writes the bundle of esbuild's `options`, which have one entry point, and lists the sizes of its parts. Returns how many
 * bytes run at start.
 */
export async function buildInParts(options) {
  let passed = []; // what parts get: by file of the start, the names
  const partWith = remembered((entries, others) => builtPart(entries, others, options));
  for (;;) {
    const start = await startWith(passed, options);
    const parts = await partsOf(start, partWith);
    const needed = start.files.flatMap(file => {
      const names = distinct(parts.flatMap(({ imports }) => imports.get(file) ?? []));
      return names.length > 0 ? [[file, names]] : [];
    });
    // The start may not use some of these names itself, and may need more files for them.
    if (JSON.stringify(needed) === JSON.stringify(passed)) return write(passed, parts, options);
    passed = needed;
  }
}

/** The files of the start when it passes these names to the parts, and the files that it imports dynamically. */
async function startWith(passed, options) {
  const later = new Set();
  const { metafile } = await esbuild.build({
    ...optionsOf(startText(passed, [], options), options, deferred(options), withoutFiles([], later)),
    ...UNWRITTEN,
  });
  return { files: filesIn(metafile), later: [...later] };
}

/**
 * In the start, each function of a deferred file loads the file when it is called. Unlike a dynamic import this needs no `await`, and
 * the source shows nothing of it.
 */
function deferred({ deferredFiles = [] }) {
  return {
    name: 'deferred',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        const name = nameOf(path, resolveDir);
        const isDeferred = kind === 'import-statement' && deferredFiles.includes(name);
        return isDeferred ? { path: name, namespace: 'deferred', sideEffects: false } : undefined;
      });
      build.onLoad({ filter: /./, namespace: 'deferred' }, ({ path }) => ({
        contents: functionsOf(path)
          .map(name => `export const ${name} = (...args) => require('./${path}').${name}(...args);`)
          .join('\n'),
        resolveDir: '.',
      }));
    },
  };
}

/** The functions that a file exports; it must export nothing else but types. */
function functionsOf(file) {
  const code = esbuild.transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm' }).code;
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const functions = body.filter(({ type }) => type === 'FunctionDeclaration').map(({ id }) => id.name);
  const exported = body.flatMap(({ type, specifiers }) =>
    type === 'ExportNamedDeclaration' ? specifiers.map(({ local }) => local.name) : [],
  );
  const other = exported.find(name => !functions.includes(name));
  if (other) throw new Error(`${file} cannot be deferred, because ${other} is no function.`);
  return exported;
}

/** All parts: one for each file that is imported dynamically, and one for the files that the same several of these need. */
async function partsOf(start, partWith) {
  const users = new Map(); // by file: the dynamically imported files that need it
  const use = (file, by) => users.set(file, new Set([...(users.get(file) ?? []), ...by]));
  const roots = new Set();
  for (let found = start.later; found.length > 0; ) {
    for (const root of found) roots.add(root);
    const parts = await Promise.all(found.map(root => partWith([root], start.files)));
    for (const { entries, files } of parts) for (const file of [...entries, ...files]) use(file, entries);
    found = distinct(parts.flatMap(({ later }) => later)).filter(file => !roots.has(file));
  }
  for (;;) {
    const groups = new Map();
    for (const [file, by] of users) {
      const name = distinct(by).join(' and ');
      groups.set(name, { by, files: [...(groups.get(name)?.files ?? []), file] });
    }
    const building = [...groups].map(async ([name, { by, files }]) => {
      const others = [...start.files, ...[...users.keys()].filter(file => !files.includes(file))];
      return { name, by, ...(await partWith(roots.has(name) ? [name] : files, others)) };
    });
    const parts = await Promise.all(building);
    // A part keeps exports for other parts, and may so need more files than the one that it was made for.
    const before = [...users.values()].reduce((sum, { size }) => sum + size, 0);
    for (const { by, files, imports } of parts) {
      for (const file of files) use(file, by);
      for (const file of imports.keys()) if (users.has(file)) use(file, by);
    }
    if ([...users.values()].reduce((sum, { size }) => sum + size, 0) === before) return parts;
  }
}

/** Builds each part once: most are asked for again and again, until the last of them is as it must be. */
function remembered(build) {
  const parts = new Map();
  return (entries, others) => {
    const key = JSON.stringify([entries, distinct(others)]);
    if (!parts.has(key)) parts.set(key, build(entries, others));
    return parts.get(key);
  };
}

/**
 * The part that begins with the files `entries`, without the files `others`. Its code gets the others from `require`, and
 * puts functions into `modules` that give its own modules.
 */
async function builtPart(entries, others, options) {
  const contents = entries
    .map((file, i) => `import * as module${i} from './${file}'; modules['${file}'] = () => module${i};`)
    .join('\n');
  const later = new Set();
  const part = { ...optionsOf(contents, options, withoutFiles(others, later)), ...UNWRITTEN };
  // `import()` calls `require` instead, which is `load`.
  const [{ outputFiles, metafile }, { outputFiles: asModule }] = await Promise.all([
    esbuild.build({ ...part, supported: { 'dynamic-import': false } }),
    esbuild.build({ ...part, format: 'esm' }),
  ]);
  const [{ text: code }] = outputFiles;
  return { entries, code, files: filesIn(metafile), later: [...later], imports: importsOf(asModule[0].text) };
}

/** By file: the names that a module imports from it, `*` for all. */
function importsOf(text) {
  const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  const imports = new Map();
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue;
    const names = specifiers.map(({ imported }) => imported?.name ?? '*');
    imports.set(source.value, [...(imports.get(source.value) ?? []), ...names]);
  }
  return imports;
}

/** Writes the bundle, and returns how many bytes of it run at start. */
async function write(passed, parts, options) {
  const numbers = numbersOf(passed, parts);
  const texts = {
    name: 'texts',
    setup(build) {
      build.onResolve({ filter: /^text:/ }, ({ path }) => ({ path: path.slice('text:'.length), namespace: 'text' }));
      build.onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
        contents: numbered(parts.find(({ name }) => name === path).code, numbers),
        loader: 'text',
      }));
      onImport(build, (name, kind) => (isLate(kind) ? { path: name, namespace: 'part' } : undefined));
      build.onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
        contents: `module.exports = load(${numbers.get(path)});`,
      }));
    },
  };
  const { metafile } = await esbuild.build({
    ...optionsOf(startText(passed, parts, options, numbers), options, deferred(options), texts),
    banner: { js: `${options.banner.js} var load;` },
    metafile: true,
  });
  const known = ['vscode', ...passed.map(([file]) => file), ...parts.flatMap(({ entries }) => entries)];
  const unknown = parts.flatMap(({ imports }) => [...imports.keys()]).filter(file => !known.includes(file));
  if (unknown.length > 0) throw new Error(`No part has ${unknown.join(', ')}.`);
  const files = [...filesIn(metafile), ...parts.flatMap(part => part.files)];
  const repeated = files.filter((file, i) => files.indexOf(file) < i);
  if (repeated.length > 0) throw new Error(`The bundle repeats ${repeated.join(', ')}.`);
  const [{ bytes, inputs }] = Object.values(metafile.outputs);
  const sizes = Object.entries(inputs).map(([name, { bytesInOutput }]) => [name, bytesInOutput]);
  const later = sizes.filter(([name]) => name.startsWith('text:'));
  const atStart = later.reduce((rest, [, size]) => rest - size, bytes);
  console.log([...later, ['at start', atStart]].map(([name, size]) => `${size} bytes: ${name}`).join('\n'));
  return atStart;
}

/** By file that the parts or the start know by its name: a number, because the many long names would be a part of the start. */
function numbersOf(passed, parts) {
  const files = distinct([...passed.map(([file]) => file), ...parts.flatMap(({ entries }) => entries)]);
  return new Map(files.map((file, number) => [file, number]));
}

/** The code of a part with the numbers of files in place of their names. */
function numbered(code, numbers) {
  return code.replace(/"(src\/[^"\n]+\.ts)"/g, (text, file) => numbers.get(file) ?? text);
}

/** The code of the start. Its function `load` gives a module by its number, and compiles the part that it is in if need be. */
function startText(passed, parts, { entryPoints }, numbers = numbersOf(passed, parts)) {
  const idOf = file => numbers.get(file);
  const modules = passed.map(([file, names], i) => `${idOf(file)}: () => (${passedOf(`module${i}`, names)}),`);
  const texts = parts.flatMap(({ entries }, i) => entries.map(file => `${idOf(file)}: text${i},`));
  return `
    import * as editor from 'vscode';
    ${passed.map(([file], i) => `import * as module${i} from './${file}';`).join('\n')}
    ${parts.map(({ name }, i) => `import text${i} from 'text:${name}';`).join('\n')}
    const modules = { vscode: () => editor, ${modules.join('\n')} };
    const texts = { ${texts.join('\n')} };
    load = name => {
      if (!modules[name]) new Function('require', 'modules', texts[name])(load, modules);
      return modules[name]();
    };
    export * from './${entryPoints[0]}';`;
}

/** An object with these names of a module. The module's own object has all names, and would be made at start. */
function passedOf(module, names) {
  return names.includes('*') ? module : `{ ${names.map(name => `${name}: ${module}.${name}`).join(', ')} }`;
}

/** The options for code that is no file, with more plugins. */
function optionsOf(contents, { entryPoints, plugins, deferredFiles, ...others }, ...more) {
  return { ...others, stdin: { contents, resolveDir: '.' }, plugins: [...plugins, ...more] };
}

/** Leaves these files out of a build, and all that is imported dynamically, whose names it adds to `later`. */
function withoutFiles(files, later) {
  return {
    name: 'without-files',
    setup(build) {
      onImport(build, (name, kind) => {
        const isLater = isLate(kind);
        if (isLater) later.add(name);
        // An import of no name would only be evaluated: none needs that.
        return isLater || files.includes(name) ? { path: name, external: true, sideEffects: false } : undefined;
      });
    },
  };
}

/** Calls `resolved` with the name of each file that is imported, and how. */
function onImport(build, resolved) {
  build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
    return resolved(nameOf(path, resolveDir), kind);
  });
}

/** The name of a file, as esbuild writes it. */
function nameOf(path, resolveDir) {
  const name = relative('', resolve(resolveDir, path)).replaceAll('\\', '/');
  return name.endsWith('.ts') ? name : `${name}.ts`;
}

/** Whether a file that is imported so is not evaluated yet. */
const isLate = kind => kind === 'dynamic-import' || kind === 'require-call';

/** The source files of which an output has code of their own. */
function filesIn({ outputs }) {
  const [{ inputs }] = Object.values(outputs);
  const files = Object.keys(inputs).filter(file => file.startsWith('src/') && inputs[file].bytesInOutput > 0);
  return files.filter(file => !LIST.test(readFileSync(file, 'utf8')));
}

function distinct(names) {
  return [...new Set(names)].sort();
}
