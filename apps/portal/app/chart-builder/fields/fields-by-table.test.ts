import { fieldsOfRows } from '@gazetteer/charts';
import { expect, test } from 'vitest';
import type { SourceFacts } from '../../charts/own-rows.ts';
import { fieldsByTable } from './fields-by-table.ts';

const columns = ['area_code', 'rate', 'habitat', 'double'].map((id) => ({ id, type: 'text' as const }));
const fields = fieldsOfRows(columns, []);

const side = (resource_id: string, as: string) => ({ resource_id, columns: [{ field: as, as }] });
const facts = {
  merge_report: { left: side('a', 'rate'), right: side('b', 'habitat') },
  datasets: [
    { resource_id: 'a', resource_name: 'Unemployment', title: 'Work' },
    { resource_id: 'b', resource_name: '', title: 'Habitat of species' },
  ],
} as unknown as SourceFacts;

test('fields of a merge stand by table, those of both first', () => {
  const groups = fieldsByTable(fields, facts).map(({ table, fields: list }) => [
    table,
    list.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    [null, ['area_code', 'double']],
    ['Unemployment', ['rate']],
    ['Habitat of species', ['habitat']],
  ]);
});

test('fields of one table stand together', () => {
  expect(fieldsByTable(fields, { ...facts, merge_report: null })).toEqual([{ table: null, fields }]);
});
