import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSampleSource } from './sample-source.ts';

const { datasets, areas } = await readSampleSource();
const tables = datasets.flatMap((dataset) => dataset.tables);
const columns = tables.flatMap((table) => table.columns);

type Descriptor = { resources: { path: string; licenses?: unknown[] }[] };

describe('the sample catalogue', () => {
  it('shows what the portal can do: sectors, time, places, a large table', () => {
    expect(datasets.length).toBeGreaterThanOrEqual(10);
    expect(new Set(datasets.flatMap(({ sectors }) => sectors)).size).toBeGreaterThanOrEqual(6);
    expect(
      tables.filter((table) => table.columns.some(({ role }) => role === 'time')).length,
    ).toBeGreaterThan(5);
    expect(tables.filter((table) => table.columns.some(({ role }) => role === 'geo')).length).toBeGreaterThan(
      2,
    );
    expect(tables.some(({ format }) => format === 'PARQUET')).toBe(true);
    expect(areas.map(({ level }) => level.id)).toEqual(['state', 'county']);
  });

  it('describes every dataset and every column in words', () => {
    for (const dataset of datasets) {
      const { title, notes, methodology, sourceName, sourceLink, licenseId } = dataset;
      expect({ title, notes, methodology, sourceName, sourceLink, licenseId }).toEqual({
        title: expect.any(String),
        notes: expect.stringMatching(/^.{60,}$/s),
        methodology: expect.stringMatching(/^.{60,}$/s),
        sourceName: expect.any(String),
        sourceLink: expect.stringMatching(/^https?:/),
        licenseId: expect.any(String),
      });
    }
    for (const table of tables) expect([table.granularity, table.frequency]).not.toContain(undefined);
    const wordless = columns.filter(({ label, notes, role, type }) => !label || !notes || !role || !type);
    expect(wordless).toEqual([]);
    expect(columns.filter(({ role, unit }) => role === 'measure' && !unit)).toEqual([]);
    expect(columns.filter(({ role, level, scheme }) => role === 'geo' && !(level && scheme))).toEqual([]);
  });

  it('takes only files that their collection gives a licence for', async () => {
    const descriptor = fileURLToPath(new URL('../datapackage.json', import.meta.resolve('vega-datasets')));
    const { resources } = JSON.parse(await readFile(descriptor, 'utf8')) as Descriptor;
    const licensed = new Set(resources.filter(({ licenses }) => licenses?.length).map(({ path }) => path));
    for (const { file } of tables) expect(licensed).toContain(file.split('/').at(-1));
  });

  it('knows the datasets that it calls similar', () => {
    const names = datasets.map(({ name }) => name);
    expect(
      datasets.flatMap(({ similarDatasets }) => similarDatasets).filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it('declares the columns that the text files have', async () => {
    for (const table of tables.filter(({ format }) => format === 'CSV' || format === 'TSV')) {
      const [header = ''] = (await readFile(table.file, 'utf8')).split(/\r?\n/, 1);
      expect(header.split(table.format === 'TSV' ? '\t' : ',')).toEqual(
        table.columns.map(({ name }) => name),
      );
    }
  });
});
