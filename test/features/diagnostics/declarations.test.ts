import assert from 'node:assert/strict';
import { type DiagnosticCode, usualLevelOf } from '../../../src/features/diagnostics/declarations';
import { DIAGNOSTICS } from '../../../src/features/diagnostics/generated/diagnostics';
import { LEVEL_SETTINGS } from '../../../src/features/settings';

const SETTINGS: Readonly<Record<string, { readonly schema: { readonly default?: unknown } }>> = LEVEL_SETTINGS;

describe('the usual level of a diagnostic', () => {
  for (const code of Object.keys(DIAGNOSTICS) as DiagnosticCode[])
    it(`of ${code} is the default of its setting, or its severity`, () =>
      assert.equal(usualLevelOf(code), SETTINGS[code]?.schema.default ?? DIAGNOSTICS[code].severity));
  it('is off for advice', () => {
    assert.equal(usualLevelOf('redundant-given'), 'off');
    assert.equal(usualLevelOf('not-minimal'), 'off');
    assert.equal(usualLevelOf('duplicate'), 'information');
    assert.equal(usualLevelOf('conflict'), 'error');
  });
});
