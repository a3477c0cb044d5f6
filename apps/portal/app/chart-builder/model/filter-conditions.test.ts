import type { Filter } from '@gazetteer/charts';
import { describe, expect, test } from 'vitest';
import {
  type Condition,
  conditionOf,
  conditionsFor,
  freshFilter,
  isFresh,
  withCondition,
  withText,
  withValues,
} from './filter-conditions.ts';

const field = 'district';

describe('what can be asked of a field', () => {
  test('depends on what it holds', () => {
    expect(conditionsFor({ kind: 'number', type: 'int' })).toEqual(['range', 'filled', 'empty']);
    expect(conditionsFor({ kind: 'category', type: 'text' })).toContain('contains');
    expect(conditionsFor({ kind: 'place', type: 'int' })).not.toContain('contains');
  });

  test('a fresh filter leaves nothing out', () => {
    for (const kind of ['category', 'number', 'time', 'place', 'boolean'] as const) {
      expect(isFresh(freshFilter({ id: field, kind }))).toBe(true);
    }
    expect(conditionOf(freshFilter({ id: field, kind: 'category' }))).toBe('one_of');
  });
});

describe('another condition', () => {
  const some: Filter = { field, kind: 'one_of', values: ['Goa', null] };

  test('keeps the chosen values where they still count', () => {
    expect(withCondition(some, 'none_of')).toEqual({ ...some, kind: 'none_of' });
    expect(withCondition(withCondition(some, 'contains'), 'one_of')).toEqual(withValues(field, 'one_of', []));
    expect(withCondition({ field, kind: 'none_of', values: [null] }, 'one_of')).toEqual(
      withValues(field, 'one_of', []),
    );
  });

  test('is read back as it was set', () => {
    const set: Condition[] = ['filled', 'empty', 'range'];
    for (const condition of set) expect(conditionOf(withCondition(some, condition))).toBe(condition);
    expect(conditionOf(withText(field, 'pur'))).toBe('contains');
  });
});

test('without a value or a text nothing is left out, rather than everything', () => {
  expect(isFresh(withValues(field, 'one_of', []))).toBe(true);
  expect(isFresh(withText(field, ''))).toBe(true);
});
