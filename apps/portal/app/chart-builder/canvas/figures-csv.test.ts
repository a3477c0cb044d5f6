import type { ChartData } from '@gazetteer/charts';
import { expect, test } from 'vitest';
import { figuresCsv, figuresForClipboard, fileNameOf } from './figures-csv.ts';

const column = (name: string, label: string, unit: string | null = null): ChartData['columns'][number] => ({
  name,
  field: name,
  label,
  unit,
  kind: 'category',
  aggregate: null,
  time_unit: null,
  bin_step: null,
});

const data: ChartData = {
  columns: [column('x', 'District, by name'), column('y', 'Rain', 'mm')],
  rows: [
    { x: 'Dakshina "Kannada"', y: 4005.3 },
    { x: 'Two\nlines', y: null },
  ],
  truncated: false,
};

test('CSV has every digit and quotes what would break it', () => {
  expect(figuresCsv(data)).toBe(
    '"District, by name",Rain (mm)\r\n"Dakshina ""Kannada""",4005.3\r\n"Two\nlines",',
  );
});

test('the clipboard gets one line a row', () => {
  expect(figuresForClipboard(data).split('\r\n')).toEqual([
    'District, by name\tRain (mm)',
    'Dakshina "Kannada"\t4005.3',
    'Two lines\t',
  ]);
});

test('files are named after the chart', () => {
  expect(fileNameOf('Élèves par école, 2019–20')).toBe('eleves-par-ecole-2019-20');
  expect(fileNameOf('…')).toBe('chart');
});
