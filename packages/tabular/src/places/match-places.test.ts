import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderCode } from './area-code.ts';
import { createPlaceMatcher, type ListedArea } from './match-places.ts';

const area = (code: string, name: string, more: Partial<ListedArea> = {}): ListedArea => ({
  code,
  name,
  aliases: [],
  parents: [],
  replaced_by: null,
  ...more,
});
const states = {
  level: 'state',
  areas: [area('01', 'Alba'), area('02', 'Breva', { aliases: ['Old Breva'] })],
};
const counties = {
  level: 'county',
  areas: [
    area('01001', 'Hill', { parents: ['01'] }),
    area('01003', 'Lake', { parents: ['01'] }),
    area('02001', 'Hill', { parents: ['02'] }),
    area('02003', 'Marsh', { parents: ['02'], replaced_by: '02001' }),
    area('02005', 'St. Olaf', { parents: ['02'] }),
    area('02007', 'Saint-Olaf', { parents: ['02'], aliases: ['St Olaf'] }),
  ],
};
const matcher = createPlaceMatcher([counties, states]);

describe('places', () => {
  test('are found by their code, however its zeros are written', () => {
    const codes = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1 });
    fc.assert(
      fc.property(codes, fc.integer({ min: 0, max: 99_999 }), (known, other) => {
        const areas = known.map((code) => area(renderCode(code, 5), `Place ${code}`));
        const { byCode } = createPlaceMatcher([{ level: 'county', areas }]);
        for (const code of known) {
          const found = { code: renderCode(code, 5) };
          expect([byCode(code), byCode(String(code)), byCode(` 00${code}.0`)]).toEqual([found, found, found]);
        }
        expect('code' in byCode(other)).toBe(known.includes(other));
      }),
    );
  });

  test.each([
    ['Hill', 'Alba', { code: '01001' }],
    ['HILL county', 'old breva', { code: '02001' }],
    ['Hill', '2', { code: '02001' }],
    ['Hill', '', { reason: 'parent_missing' }],
    ['Hill', 'Nowhere', { reason: 'unknown_parent' }],
    ['Lake', 'Breva', { reason: 'unknown_name' }],
    ['Marsh', 'Breva', { code: '02001' }],
    ['St Olaf', 'Breva', { reason: 'ambiguous_name' }],
    [' ', 'Breva', { reason: 'empty' }],
  ])('called %j in %j are %j: names count within what they lie in', (value, parent, expected) => {
    const [found] = matcher.byName([
      { value, parent },
      { value: 'Hill', parent: 'Alba' },
    ]);
    expect(found).toEqual(expected);
  });

  test('of the highest level need nothing beside their names', () => {
    const { byName } = createPlaceMatcher([states]);
    expect(byName([{ value: 'State of Alba', parent: null }])).toEqual([{ code: '01' }]);
  });

  test('lie in those above', () => {
    expect(matcher.above('02003', 1)).toEqual(['02']);
    expect(matcher.above('99999', 1)).toEqual([]);
  });
});
