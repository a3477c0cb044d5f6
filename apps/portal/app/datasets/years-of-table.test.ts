import { expect, test } from 'vitest';
import { yearsOfTable } from './years-of-table.ts';

const table = (id: string, years_covered: string | null = null, datastore_active = true) => ({
  id,
  years_covered,
  datastore_active,
});
const of = (...resources: ReturnType<typeof table>[]) => ({ years_covered: '1955-2005', resources });

test('a table has its own years, or those of its dataset where it is the only table', () => {
  const [income, course] = [table('income'), table('course', '1960-2000')];
  expect(yearsOfTable(of(income, course), course)).toBe('1960-2000');
  expect(yearsOfTable(of(income, course), income)).toBeNull();
  expect(yearsOfTable(of(income, table('notes', null, false)), income)).toBe('1955-2005');
});
