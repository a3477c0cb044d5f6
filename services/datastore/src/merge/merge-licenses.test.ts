import { expect, test } from 'vitest';
import { mergeLicenses } from './merge-licenses.ts';

function source(side: 'left' | 'right', id: string | null) {
  const license = id === null ? null : { id, title: `Title of ${id}`, url: `https://example.org/${id}` };
  return { side, title: `${side} data`, source: null, license };
}

test.each([
  ['GODL-India', 'GODL-India', 'GODL-India', 'same'],
  ['CC0-1.0', 'GODL-India', 'GODL-India', 'stricter'],
  ['GODL-India', 'CC-BY-4.0', 'CC-BY-4.0', 'stricter'],
  ['cc-by', 'PDM-1.0', 'cc-by', 'stricter'],
  ['MIT', 'ODbL-1.0', 'ODbL-1.0', 'stricter'],
  ['odc-odbl', 'ODbL-1.0', 'odc-odbl', 'same'],
  ['other-open', 'GODL-India', 'GODL-India', 'stricter'],
  ['ODbL-1.0', 'CC-BY-SA-4.0', null, 'incompatible'],
  ['CC-BY-NC-4.0', 'ODbL-1.0', null, 'incompatible'],
  ['CC-BY-NC-4.0', 'CC-BY-4.0', 'CC-BY-NC-4.0', 'stricter'],
  ['CC-BY-ND-4.0', 'CC0-1.0', null, 'restricted'],
  ['notspecified', 'CC0-1.0', null, 'unknown'],
  ['CC0-1.0', null, null, 'unknown'],
])('%s with %s gives %s (%s), whichever stands left', (one, other, id, outcome) => {
  for (const [left, right] of [
    [one, other],
    [other, one],
  ] as const) {
    const { license } = mergeLicenses(source('left', left), source('right', right));
    expect(license.outcome).toBe(outcome);
    // Of two names for one licence either will do.
    expect([id, left]).toContain(license.id);
  }
});

test('both sides are named beside the result, whatever its licence', () => {
  const { license, warnings } = mergeLicenses(source('left', 'ODbL-1.0'), source('right', null));
  expect(license.attribution).toEqual(['left data, Title of ODbL-1.0', 'right data']);
  expect(warnings).toEqual([{ code: 'license_unknown', side: 'right' }]);
});

test('a licence that asks for the same licence, or forbids some uses, is said', () => {
  const alike = mergeLicenses(source('left', 'ODbL-1.0'), source('right', 'MIT'));
  expect(alike.license.share_alike).toBe(true);
  const { warnings } = mergeLicenses(source('left', 'MIT'), source('right', 'CC-BY-NC-4.0'));
  expect(warnings).toEqual([{ code: 'license_restricted', side: 'right' }]);
});
