import assert from 'node:assert/strict';
import { startPositionOf } from '../../src/analysis/paths';
import { findAllSteps, techniques } from '../../src/core/techniques/index';
import { Names } from '../../src/core/techniques/names';
import { parse } from '../../src/text/parser/parser';
import { fencesOf, readText, sectionsOf } from './markdown';

describe('docs/techniques.md', () => {
  const markdown = readText('docs/techniques.md');
  const sections = sectionsOf(markdown);

  it('has a section for each technique, in the order in which they are tried', () => {
    const headings = [...sections.keys()].filter(heading => techniques.some(({ name }) => name === heading));
    assert.deepEqual(
      headings,
      techniques.map(({ name }) => name),
    );
  });

  for (const technique of techniques) {
    it(`${technique.name}: the example has the step that it says`, () => {
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

  it('says what else each technique is called', () => {
    for (const { name, otherNames = [] } of techniques) {
      const section = (sections.get(name) ?? '').replace(/\s+/g, ' ');
      for (const other of otherNames) assert.ok(section.includes(other), `${name}: ${other}`);
    }
  });

  it('is linked from the diagnostic of forced cells', () => {
    const forced = sectionsOf(readText('docs/diagnostics.md')).get('forced-cell');
    for (const link of ['#naked-single', '#hidden-single', ''])
      assert.ok(forced?.includes(`](techniques.md${link})`), link);
  });

  it('explains every technique in a few sentences', () => {
    for (const { name } of techniques) {
      const [text] = (sections.get(name) ?? '').split('```');
      assert.ok(text.trim().length > 80, name);
    }
  });
});
