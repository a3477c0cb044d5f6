import { expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import { computedFields } from './computed-fields.ts';

const fields = [
  fieldFor('place'),
  fieldFor('day', { type: 'date', kind: 'time' }),
  fieldFor('crimes', { type: 'int', kind: 'number', role: 'measure', aggregate: 'sum' }),
  fieldFor('people', { type: 'int', kind: 'number', role: 'measure', aggregate: 'sum' }),
  fieldFor('rate', { type: 'float', kind: 'number', role: 'measure', aggregate: 'mean' }),
];

test.each([
  ['crimes + people', 'number', 'sum', null],
  ['crimes * 1000', 'number', 'sum', null],
  ['if(crimes > 5, 1, 0)', 'number', 'sum', null],
  ['crimes * people', 'number', 'mean', null],
  ['rate * 2', 'number', 'mean', null],
  ['per(crimes, people)', 'number', 'mean', 'people'],
  ['round(crimes / people * 1000, 1)', 'number', 'mean', 'people'],
  ['crimes / (people + 1)', 'number', 'mean', null],
  ['upper(place)', 'category', 'count', null],
  ['crimes > people', 'boolean', 'count', null],
  ['coalesce(day, "2011-01-01")', 'time', 'count', null],
])('%s is a %s, counted up by %s with the weight %s', (expression, kind, aggregate, weight) => {
  const [field] = computedFields([{ id: 'made', label: 'Made', expression, unit: 'x' }], fields);
  expect(field).toMatchObject({ id: 'made', label: 'Made', unit: 'x', kind, aggregate, weight });
});
