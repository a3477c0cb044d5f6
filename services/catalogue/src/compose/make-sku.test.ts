import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSku } from './make-sku.ts';

const plain = { datasetName: 'births', sourceName: null, granularity: null, frequency: null };

describe('a sku', () => {
  it('takes the initials of a source of several words, leaving out small ones', () => {
    const sourceName = 'Bureau of Labor Statistics';
    expect(makeSku({ ...plain, sourceName })).toMatch(/^births-bls-ol-ot-[a-z]{3}$/);
  });

  it('takes the beginning of a source of one word, without accents', () => {
    expect(makeSku({ ...plain, sourceName: 'Météo-France'.split('-')[0] ?? '' })).toMatch(/^births-meteo-/);
  });

  it('cuts a long name of a dataset', () => {
    const datasetName = 'unemployment-by-county-2009';
    expect(makeSku({ ...plain, datasetName, granularity: 'District', frequency: 'Yearly' })).toMatch(
      /^unemployment-src-dt-yr-[a-z]{3}$/,
    );
  });

  it('has five parts of the promised lengths whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (...words) => {
        const [datasetName, sourceName, granularity, frequency] = words;
        expect(makeSku({ datasetName, sourceName, granularity, frequency })).toMatch(
          /^[a-z0-9]{1,12}-[a-z0-9]{1,6}-[a-z]{2}-[a-z]{2}-[a-z]{3}$/,
        );
      }),
    );
  });
});
