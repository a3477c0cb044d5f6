import type { ChartData } from '@gazetteer/charts';
import { expect, test } from 'vitest';
import { figureAddresses } from './figure-address.ts';

const columns = [
  { name: 'x', kind: 'number' },
  { name: 'colour', kind: 'category' },
  { name: 'tooltip_0', kind: 'category' },
] as ChartData['columns'];
const data = (rows: ChartData['rows']) => ({ columns, rows }) as ChartData;

test('a figure is named by its categories where these tell it from the others', () => {
  const row = { x: 1, colour: 'Rice', tooltip_0: 'a' };
  expect(figureAddresses(data([row, { ...row, colour: 'Wheat' }]))(row)).toEqual({ colour: 'Rice' });
});

test('a figure that shares its category with others is named by its figures, too', () => {
  const row = { x: 2, colour: 'Rice', tooltip_0: 'a' };
  expect(figureAddresses(data([{ ...row, x: 1 }, row]))(row)).toEqual({ x: 2, colour: 'Rice' });
});
