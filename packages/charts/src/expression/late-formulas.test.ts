import { expect, test } from 'vitest';
import { loadFormulas, readFormula } from './late-formulas.ts';
import { readFormula as readAtOnce } from './read-formula.ts';

test('a formula is read as on the server once what reads it is loaded, and not before', async () => {
  const columns = (name: string) => (name === 'Crimes' ? { type: 'number' as const } : undefined);
  expect(() => readFormula('Crimes / 2', columns)).toThrow('not loaded');
  const loading = loadFormulas();
  expect(loadFormulas()).toBe(loading);
  await loading;
  expect(loadFormulas()).toBeUndefined();
  expect(readFormula('Crimes / 2', columns)).toEqual(readAtOnce('Crimes / 2', columns));
});
