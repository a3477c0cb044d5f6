import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOf, labelFrom, nameFrom, stemOf, titleFromFile } from './names.ts';

describe('names for addresses', () => {
  it('keep letters and digits, without accents, joined by hyphens', () => {
    expect(nameFrom('Ministère de l’Éducation & Co.')).toBe('ministere-de-l-education-and-co');
    expect(nameFrom('covid  19__districts')).toBe('covid-19-districts');
  });

  it('are what the catalogue takes, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(nameFrom(text)).toMatch(/^[a-z0-9][a-z0-9-]{1,99}$/);
      }),
    );
  });
});

describe('labels and titles', () => {
  it('are made from the names of columns', () => {
    expect(labelFrom('net_generation')).toBe('Net generation');
    expect(labelFrom('DistrictName')).toBe('District Name');
    expect(labelFrom(' State/UT ')).toBe('State/UT');
  });

  it('are made from the names of files', () => {
    expect(titleFromFile('tables/soil-moisture_2022.csv.gz')).toBe('Soil moisture 2022');
  });
});

describe('file names', () => {
  it('give stem and format, compressed or not', () => {
    expect(stemOf('tables/rice.prices.csv')).toBe('rice');
    expect(stemOf('a/b.csv.gz')).toBe('b');
    expect(stemOf('README')).toBe('README');
    expect(formatOf('a/b.csv.gz')).toBe('CSV');
    expect(formatOf('b.parquet')).toBe('PARQUET');
    expect(formatOf('README')).toBe('');
  });
});
