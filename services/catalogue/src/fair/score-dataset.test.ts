import { expect, it } from 'vitest';
import { composeSite } from '../metadata/record/site-description.ts';
import { composeRecord } from '../metadata/record/compose-record.ts';
import { criteria, dimensions } from './criteria.ts';
import { bandOf, MOST_POINTS, scoreDataset } from './score-dataset.ts';

it('has criteria that add up to the points of each dimension, 405 in all', () => {
  expect(MOST_POINTS).toBe(405);
  for (const [dimension, points] of Object.entries(dimensions)) {
    const own = criteria.filter((criterion) => criterion.dimension === dimension);
    expect([dimension, own.reduce((sum, criterion) => sum + criterion.points, 0)]).toEqual([
      dimension,
      points,
    ]);
  }
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
});

it.each([
  [405, 'excellent'],
  [351, 'excellent'],
  [350, 'good'],
  [221, 'good'],
  [220, 'sufficient'],
  [121, 'sufficient'],
  [120, 'bad'],
  [0, 'bad'],
])('%i points are %s', (points, band) => expect(bandOf(points)).toBe(band));

const site = composeSite('http://portal.test', 'Portal');
const bare = {
  id: 'd',
  name: 'births',
  title: 'Births',
  notes: null,
  resources: [],
  tags: [],
  groups: [],
  extras: [],
  sector: [],
  organization: null,
  metadata_created: '2026-01-01T00:00:00.000000',
  metadata_modified: '2026-01-01T00:00:00.000000',
} as unknown as Parameters<typeof composeRecord>[0];

it('gives nothing to a dataset that says nothing, and names all that is missing', () => {
  const { points, missing } = scoreDataset(composeRecord(bare, new Map(), site));
  expect(points).toBe(0);
  expect(missing).toEqual(criteria.map(({ id }) => id));
});

it('asks of every file what it asks of one', () => {
  const file = {
    id: 'r',
    url: 'https://example.org/a.pdf',
    format: 'PDF',
    description: '',
    sku: '',
    hash: '',
  };
  const times = { created: '2026-01-01T00:00:00', last_modified: null };
  const resources = [
    { ...file, ...times },
    { ...file, ...times, id: 's', url: 'http://portal.test/f.csv', format: 'CSV', size: 4 },
  ];
  const { missing } = scoreDataset(composeRecord({ ...bare, resources } as never, new Map(), site));
  expect(missing).toEqual(expect.arrayContaining(['kept_here', 'machine_readable', 'file_size']));
  for (const id of ['resources', 'download', 'format', 'open_format']) expect(missing).not.toContain(id);
});
