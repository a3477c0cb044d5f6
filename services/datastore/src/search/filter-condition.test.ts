import { describe, expect, test } from 'vitest';
import { filterCondition } from './filter-condition.ts';
import { createParameters } from './query-parameters.ts';

const columns = [
  { id: 'name', type: 'text' },
  { id: 'code', type: 'int' },
];

describe('a filter that looks inside values', () => {
  test('finds a text in any case, its wildcards taken as they stand', () => {
    const parameters = createParameters();
    expect(filterCondition({ name: { contains: '50%_' } }, columns, parameters)).toContain(
      'contains(lower("name"), lower(',
    );
    expect([...parameters.values]).toEqual(['50%_']);
  });

  test('reads numbers as they are written', () => {
    expect(filterCondition({ code: { contains: '57' } }, columns, createParameters())).toContain(
      'contains(lower(cast("code" as varchar)), lower(',
    );
  });

  test('is refused without a text', () => {
    for (const contains of ['', null, 5])
      expect(() => filterCondition({ name: { contains } }, columns, createParameters())).toThrow(/contains/);
  });
});
