import { describe, expect, test } from 'vitest';
import { placeOfCriterion } from './criterion-place.ts';

const file = { sku: 'leaflet', isTable: false, frequency: 'Yearly' };
const table = { sku: 'rain-1', isTable: true, frequency: '' };
const dataset = { name: 'rain', resources: [file, table], hasNotes: true };

describe('a line of the checklist leads', () => {
  test('to its field', () => {
    expect(placeOfCriterion('license', dataset)).toBe('#field-license_id');
    expect(placeOfCriterion('described', { ...dataset, hasNotes: false })).toBe('#field-notes');
  });

  test('to the frequency of the first file that does not say it', () => {
    expect(placeOfCriterion('frequency', dataset)).toBe('#frequency-rain-1');
    expect(placeOfCriterion('frequency', { ...dataset, resources: [file] })).toBe('#frequency-leaflet');
  });

  test('to the columns of a table where units or labels are missing', () => {
    expect(placeOfCriterion('units', dataset)).toBe('/console/data/rain/columns/rain-1');
    expect(placeOfCriterion('described', dataset)).toBe('/console/data/rain/columns/rain-1');
  });

  test('to the files where nothing nearer is known', () => {
    expect(placeOfCriterion('open_format', dataset)).toBe('#resources');
    for (const id of ['frequency', 'units', 'resources'])
      expect(placeOfCriterion(id, { ...dataset, resources: [] })).toBe('#resources');
  });
});
