import type { ChartData } from '@gazetteer/charts';
import { expect, test } from 'vitest';
import { figuresCsv, figuresForClipboard, fileNameOf } from './figures-csv.ts';

const column = (name: string): ChartData['columns'][number] => ({
  name,
  field: name,
  label: name,
  unit: null,
  kind: 'category',
  aggregate: null,
  weight: null,
  time_unit: null,
  bin_step: null,
});

const data: ChartData = {
  columns: [column('x'), column('y')],
  rows: [
    { x: 'Dakshina "Kannada"', y: 4005.3 },
    { x: 'Two\nlines', y: null },
  ],
  truncated: false,
  combined: false,
};
const headings = ['District, by name', 'Rain (mm)'];

test('CSV has every digit and quotes what would break it', () => {
  expect(figuresCsv(data, headings)).toBe(
    '"District, by name",Rain (mm)\r\n"Dakshina ""Kannada""",4005.3\r\n"Two\nlines",',
  );
});

test('the clipboard gets one line a row', () => {
  expect(figuresForClipboard(data, headings).split('\r\n')).toEqual([
    'District, by name\tRain (mm)',
    'Dakshina "Kannada"\t4005.3',
    'Two lines\t',
  ]);
});

test('files are named after the chart', () => {
  expect(fileNameOf('Élèves par école, 2019–20')).toBe('eleves-par-ecole-2019-20');
  expect(fileNameOf('…')).toBe('chart');
});
