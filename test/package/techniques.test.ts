import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startPositionOf } from '../../src/analysis/paths';
import { findAllSteps, techniques } from '../../src/core/techniques/index';
import { Names } from '../../src/core/techniques/names';
import { docsOfTechnique, pageOf } from '../../src/features/techniqueDocs';
import { parse } from '../../src/text/parser/parser';
import { TECHNIQUE_PAGES, techniquePictures } from '../../tools/generate/techniques';
import { fencesOf, ROOT, readText, sectionsOf } from './markdown';

describe('docs/techniques', () => {
  const sections = new Map(TECHNIQUE_PAGES.flatMap(page => [...sectionsOf(readText(page))]));

  it('has a page for each family, and no other', () =>
    assert.deepEqual(
      readdirSync(join(ROOT, 'docs/techniques')).sort(),
      [...TECHNIQUE_PAGES.map(page => basename(page)), 'index.md'].sort(),
    ));

  for (const page of TECHNIQUE_PAGES) {
    it(`${page} has one section for each of its techniques`, () => {
      const headings = [...sectionsOf(readText(page)).keys()];
      assert.deepEqual(
        headings.filter(heading => techniques.some(({ name }) => name === heading)).sort(),
        techniques
          .filter(technique => docsOfTechnique(technique).page === page)
          .map(({ name }) => name)
          .sort(),
      );
    });
  }

  for (const technique of techniques) {
    it(`${technique.name}: the example has the described step`, () => {
      const section = sections.get(technique.name) ?? assert.fail('no section');
      const fences = fencesOf(section).filter(({ info }) => info === 'sudoku');
      const chains = fencesOf(section).filter(({ info }) => info === 'text');
      const quoted = [...section.replace(/```[\s\S]*?```/g, '').matchAll(/^`([^`]+)`$/gm)].map(([, line]) => line);
      assert.ok(fences.length > 0);
      assert.equal(quoted.length, fences.length, 'a step for each position');
      for (const [i, { text }] of fences.entries()) {
        const { puzzles } = parse(text);
        assert.equal(puzzles.length, 1);
        assert.deepEqual(puzzles[0].problems, []);
        const position = startPositionOf(puzzles[0]);
        const names = new Names(position.geometry);
        const steps = findAllSteps(position, [technique]);
        const written = steps.map(step => names.step(step));
        const step = steps[written.indexOf(quoted[i])];
        assert.ok(step, `${quoted[i]} is not among:\n${written.slice(0, 20).join('\n')}`);
        for (const chain of chains) assert.ok(technique.explain(step, names).includes(chain.text.trim()), chain.text);
      }
    });
  }

  it('has a picture with a text alternative for each example, and no other', () => {
    const shown = TECHNIQUE_PAGES.flatMap(page =>
      [...readText(page).matchAll(/^!\[([^\]]+)\]\(\.\.\/(images\/techniques\/[^)]+)\)$/gm)].map(([, alt, file]) => {
        assert.match(alt, /^[^:]+: .+\.$/);
        return `docs/${file}`;
      }),
    );
    const made = techniquePictures(ROOT).map(({ path }) => path);
    assert.deepEqual(shown.sort(), made.sort());
    const files = readdirSync(join(ROOT, 'docs/images/techniques')).map(name => `docs/images/techniques/${name}`);
    assert.deepEqual(files.sort(), made.sort());
  });

  it('has pictures with a background and colors for both color schemes', () => {
    for (const { path } of techniquePictures(ROOT)) {
      const svg = readText(path);
      assert.match(
        svg,
        /<style>\.board\{[^}]*--paper:#ffffff[^}]*\}@media\(prefers-color-scheme:dark\)\{\.board\{/,
        path,
      );
      assert.match(svg, /<rect class="fill paper"/, path);
      const [light, dark] = [...svg.matchAll(/\.board\{(--[^}]+)\}/g)].map(([, colors]) => colors.match(/--\w+(?=:)/g));
      assert.deepEqual(light, dark, path);
      for (const [, name] of svg.matchAll(/var\(--(\w+)\)/g))
        assert.ok(light?.includes(`--${name}`), `${path}: ${name}`);
    }
  });

  it('explains for each technique outside the exotic fish what to look for and why it works', () => {
    for (const technique of techniques) {
      if (pageOf(technique) === 'exotic-fish') continue;
      const [text] = (sections.get(technique.name) ?? '').split('```');
      assert.match(text, /^\*\*Look for\*\* .{30}/m, technique.name);
      assert.match(text, /^\*\*Why it works:\*\* .{30}/m, technique.name);
      assert.match(text, /^\*\*Rule:\*\* .{30}/m, technique.name);
    }
  });

  it('has the other names of each technique', () => {
    for (const { name, otherNames = [] } of techniques) {
      const section = (sections.get(name) ?? '').replace(/\s+/g, ' ');
      for (const other of otherNames) assert.ok(section.includes(other), `${name}: ${other}`);
    }
  });

  it('is linked from the diagnostic of forced cells', () => {
    const forced = sectionsOf(readText('docs/diagnostics.md')).get('forced-cell');
    for (const link of ['singles.md#naked-single', 'singles.md#hidden-single', 'index.md'])
      assert.ok(forced?.includes(`](techniques/${link})`), link);
  });

  it('explains every technique in a few sentences', () => {
    for (const { name } of techniques) {
      const [text] = (sections.get(name) ?? '').split(/^(?:```|!\[)/m);
      assert.ok(text.trim().length > 80, name);
    }
  });
});
