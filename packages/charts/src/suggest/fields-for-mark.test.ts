import { describe, expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import type { ChartField } from '../spec/chart-field.ts';
import { marks, type Mark } from '../spec/vocabulary.ts';
import { fieldsForMark } from './fields-for-mark.ts';
import { marksFor } from './marks-for.ts';

const number = { type: 'float', kind: 'number', role: 'measure' } as const;
const county = fieldFor('county', { kind: 'place', scheme: 'fips', level: 'county' });
const kind = fieldFor('kind');
const year = fieldFor('year', { type: 'int', kind: 'time' });
const people = fieldFor('people', { ...number, aggregate: 'sum' });
const rate = fieldFor('rate', { ...number, aggregate: 'mean' });
const longitude = fieldFor('longitude', { ...number, role: 'dimension', coordinate: 'longitude' });
const latitude = fieldFor('latitude', { ...number, role: 'dimension', coordinate: 'latitude' });
const all = [county, kind, year, people, rate];

const namesOf = (mark: Mark, fields: ChartField[] = all) => {
  const fitting = fieldsForMark(fields, mark);
  return [fitting.needed, ...fitting.fields.map(({ id }) => id)];
};

describe('the fields that a mark can be made of', () => {
  test('are those that are enough alone', () => {
    expect(namesOf('choropleth')).toEqual([1, 'county']);
    expect(namesOf('line')).toEqual([1, 'year']);
    expect(namesOf('tick')).toEqual([1, 'people', 'rate']);
    expect(namesOf('arc')).toEqual([1, 'county', 'kind', 'year']);
    expect(namesOf('bar')).toEqual([1, 'county', 'kind', 'year', 'people', 'rate']);
  });

  test('or those that do it in pairs', () => {
    expect(namesOf('rect', [kind, people, county])).toEqual([2, 'kind', 'county']);
    expect(namesOf('line', [kind, people, rate])).toEqual([2, 'people', 'rate']);
    expect(namesOf('point_map', [...all, longitude, latitude])).toEqual([2, 'longitude', 'latitude']);
  });

  test('and none where the table has none', () => {
    expect(namesOf('choropleth', [kind, people])).toEqual([2]);
    expect(namesOf('point_map')).toEqual([2]);
  });

  test.each(
    marks,
  )('for %s none are named that marksFor refuses, and none are missing that it takes', (mark) => {
    for (const fields of [all, [kind], [people], [kind, people], [...all, longitude, latitude]]) {
      const everything = fields.map(({ id }) => id);
      const isPossible = marksFor(fields, everything).find((one) => one.mark === mark)?.obstacle === null;
      const fitting = fieldsForMark(fields, mark);
      expect({ fields: everything, isPossible: fitting.fields.length > 0 }).toEqual({
        fields: everything,
        isPossible,
      });
    }
  });
});
