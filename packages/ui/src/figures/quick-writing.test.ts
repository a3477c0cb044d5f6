import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickWriting } from './quick-writing.ts';

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['fr', 'fr'],
] as const) {
  const quick = quickWriting(language);
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

  test(`whole numbers and days are written as Intl writes them in ${locale}`, () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(quick?.integer(value)).toBe(number.format(value).replaceAll('\u202f', '\u00a0'));
      }),
    );
    const days = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(days), (at) => {
        expect(quick?.day(at)).toBe(day.format(at));
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
