import { expect, test } from 'vitest';
import { aggregateProblem, kindOf } from './column-kind.ts';

const column = (id: string, type: string, info = {}) => ({ id, type, info });

test.each([
  [column('TOT_P', 'int', { role: 'measure' }), 'count'],
  [column('literacy', 'float', { unit: '%' }), 'rate'],
  [column('density', 'float', { unit: 'persons per km²' }), 'rate'],
  [column('literacy_rate', 'float'), 'rate'],
  [column('households', 'float', { unit: 'households' }), 'count'],
  [column('Production', 'float'), 'count'],
  [column('log1p_mean', 'float'), 'rate'],
  [column('zeta', 'float'), 'unknown'],
  [column('name', 'text'), 'other'],
  [column('district', 'int', { role: 'geo' }), 'other'],
])('%j is a %s', (described, kind) => {
  expect(kindOf(described)).toBe(kind);
});

test('an aggregate that would give a figure without meaning is refused with the reason', () => {
  const rate = column('rate', 'float');
  const people = column('people', 'int');
  expect(aggregateProblem(rate, 'sum', undefined)).toContain('rates are not summed');
  expect(aggregateProblem(rate, 'weighted_mean', undefined)).toContain('needs a weight');
  expect(aggregateProblem(rate, 'weighted_mean', rate)).toContain('cannot weigh');
  expect(aggregateProblem(rate, 'weighted_mean', people)).toBeUndefined();
  expect(aggregateProblem(column('name', 'text'), 'sum', undefined)).toContain('is no number');
  expect(aggregateProblem(column('name', 'text'), 'weighted_mean', people)).toContain('has no mean');
  expect(aggregateProblem(column('tags', '_text'), 'same', undefined)).toContain('lists');
});
