import { describe, expect, test } from 'vitest';
import { columnKind, columnWidth, fractionDigitsOf } from './table-column.ts';

describe('the kind of a column', () => {
  test('what is measured is a number', () => {
    expect(columnKind({ id: 'population', type: 'int', role: 'measure' })).toBe('number');
    expect(columnKind({ id: 'share', type: 'float' })).toBe('number');
    expect(columnKind({ id: 'households', type: 'int', role: 'dimension' })).toBe('number');
  });

  test('numbers that name something are codes', () => {
    expect(columnKind({ id: 'district', type: 'int', role: 'geo' })).toBe('code');
    expect(columnKind({ id: 'year', type: 'int', role: 'time' })).toBe('code');
    expect(columnKind({ id: 'lgd_code', type: 'int' })).toBe('code');
    expect(columnKind({ id: 'pincode', type: 'int', role: 'dimension' })).toBe('code');
  });

  test('everything else goes by its type', () => {
    expect(columnKind({ id: 'day', type: 'date', role: 'time' })).toBe('date');
    expect(columnKind({ id: 'at', type: 'timestamp' })).toBe('moment');
    expect(columnKind({ id: 'ok', type: 'bool' })).toBe('truth');
    expect(columnKind({ id: 'tags', type: '_text' })).toBe('json');
    expect(columnKind({ id: 'village', type: 'text', role: 'dimension' })).toBe('text');
  });
});

test('digits after the point are counted as written, six at most', () => {
  expect([12, 0.5, 87.25, 1 / 3, 1e-9, null, '7.5'].map(fractionDigitsOf)).toEqual([0, 1, 2, 6, 6, 0, 0]);
});

test('a column is never too narrow for its head nor too wide for a phone', () => {
  expect(columnWidth('Population', 'number', [])).toBeGreaterThanOrEqual('Population'.length);
  expect(columnWidth('x', 'text', ['a'.repeat(500)])).toBeLessThanOrEqual(34);
});
