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

  test(`sizes are written as Intl writes them in ${locale}`, () => {
    const size = { min: 1000, max: 999 * 10 ** 12 };
    fc.assert(
      fc.property(fc.integer(size), fc.integer({ min: 0, max: 11 }), (bytes, zeros) => {
        const count = Math.max(1000, Math.floor(bytes / 10 ** zeros));
        expect(quick?.bytes(count)).toBe(bytesByIntl(locale, count));
      }),
    );
    expect(quick?.bytes(999)).toBeUndefined();
    expect(quick?.bytes(10 ** 15)).toBeUndefined();
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

/** With a tenth from a million bytes on. */
function bytesByIntl(locale: string, count: number): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
  const power = Math.floor(Math.log10(count) / 3);
  const unit = units[power - 1] ?? '';
  const maximumFractionDigits = power > 1 ? 1 : 0;
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return new Intl.NumberFormat(locale, options).format(count / 1000 ** power);
}

test('other languages are left to Intl', () => {
  expect(quickWriting('de')).toBeUndefined();
});
