import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickWriting } from './quick-writing.ts';

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['fr', 'fr'],
] as const) {
  const quick = quickWriting(language);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

  test(`figures are written as Intl writes them in ${locale}, or left to it`, () => {
    const asIntl = (value: number) => number.format(value).replaceAll('\u202f', '\u00a0');
    const short = fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(short, ([digits, places]) => {
        const value = digits / 10 ** places;
        expect(quick?.number(value, 6) ?? asIntl(value)).toBe(asIntl(value));
      }),
    );
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(quick?.number(value, 6) ?? asIntl(value)).toBe(asIntl(value));
      }),
    );
    for (const value of [0, 7, -1_234_567, 12.5, -0.25, 1_000.000_001, 9_007_199_254_740_991])
      expect(quick?.number(value, 6)).toBe(asIntl(value));
    for (const value of [-0, 0.1 + 0.2, 1e21, 1e-9, Number.NaN])
      expect(quick?.number(value, 6)).toBeUndefined();
  });

  test(`days and months are written as Intl writes them in ${locale}`, () => {
    const days = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(days), (at) => {
        expect(quick?.day(at)).toBe(day.format(at));
        expect(quick?.month(at)).toBe(month.format(at));
      }),
    );
    for (let month = 0; month < 12; month++) {
      const at = new Date(Date.UTC(2026, month, 1));
      expect(quick?.day(at)).toBe(day.format(at));
    }
  });
}

test('other languages are left to Intl', () => {
  expect(quickWriting('de')).toBeUndefined();
});
