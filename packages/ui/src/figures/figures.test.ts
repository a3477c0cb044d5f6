import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFigures } from './figures.ts';

const english = createFigures('en', 'locale');
const indian = createFigures('en', 'indian');
const french = createFigures('fr', 'locale');
const frenchIndian = createFigures('fr', 'indian');
/** Units may stand behind thin or fixed spaces, as the language data has it. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('figures', () => {
  test('are grouped as the reader of each language expects', () => {
    expect(english.number(9_621_551)).toBe('9,621,551');
    expect(french.number(9_621_551.25)).toBe('9\u00a0621\u00a0551,25');
  });

  test('are grouped by lakh and crore where the site says so, in either language', () => {
    expect(indian.number(9_621_551)).toBe('96,21,551');
    expect(frenchIndian.number(9_621_551.5)).toBe('96\u00a021\u00a0551,5');
  });

  test('fall into two halves that make the whole', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (value) => {
        for (const figures of [english, french, indian, frenchIndian]) {
          const { whole, fraction } = figures.halves(value);
          expect(whole + fraction).toBe(figures.number(value));
          expect(fraction).toMatch(/^([.,]\d+)?$/);
        }
      }),
    );
  });

  test('are left alone where they are codes or years', () => {
    expect(english.plain(2011)).toBe('2011');
    expect(french.plain(29_572)).toBe('29572');
  });

  test('keep three significant digits in summaries, and all whole ones', () => {
    expect(english.rounded(0.123456)).toBe('0.123');
    expect(english.rounded(1234.56)).toBe('1,235');
  });
});

describe('dates', () => {
  test('read like 20 Nov 2026', () => {
    expect(english.date('2026-11-20')).toBe('20 Nov 2026');
    expect(french.date('2026-11-20T23:30:00.123456')).toBe('20 nov. 2026');
  });

  test('may be months', () => {
    expect([english.month('2026-09'), french.month('2026-09')]).toEqual(['Sept 2026', 'sept. 2026']);
  });

  test('carry the time of day only where there is one', () => {
    expect(english.moment('2026-11-20T00:00:00')).toBe('20 Nov 2026');
    expect(english.moment('2026-11-20T14:30:00')).toBe('20 Nov 2026 14:30');
  });

  test('that are none come back as they were', () => {
    expect(english.date('Kharif 2016')).toBe('Kharif 2016');
    expect(english.date('2026-13-45')).toBe('2026-13-45');
  });
});

test('sizes are told in decimal units', () => {
  expect(english.bytes(0)).toBe('0 byte');
  expect(english.bytes(4_210_000)).toBe('4.2 MB');
  expect(spaced(french.bytes(10_778_472))).toBe('10,8 Mo');
});

test.each([
  ['en', 'en-GB'],
  ['fr', 'fr'],
])('sizes in %s are written as Intl writes them', (language, locale) => {
  const figures = createFigures(language, 'locale');
  const asIntl = (text: string) => text.replaceAll('\u202f', '\u00a0');
  const size = { min: 0, max: Number.MAX_SAFE_INTEGER };
  fc.assert(
    fc.property(fc.integer(size), fc.integer({ min: 0, max: 15 }), (bytes, zeros) => {
      const count = Math.floor(bytes / 10 ** zeros);
      expect(asIntl(figures.bytes(count))).toBe(asIntl(bytesByIntl(locale, count)));
    }),
  );
});

/** With a tenth from a million bytes on. */
function bytesByIntl(locale: string, count: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
  const power = count < 1 ? 0 : Math.min(Math.floor(Math.log10(count) / 3), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(count / 1000 ** power);
}
