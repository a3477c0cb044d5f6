import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDataPackage } from './read-data-package.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-package-'));
  await writeFile(path.join(folder, 'rain.csv'), 'year,mm\n2001,10\n');
});

afterEach(() => rm(folder, { recursive: true }));

async function read(descriptor: unknown) {
  const file = path.join(folder, 'datapackage.json');
  await writeFile(file, typeof descriptor === 'string' ? descriptor : JSON.stringify(descriptor));
  return readDataPackage(file);
}

describe('a data package', () => {
  it('that says little is read with what follows from its names', async () => {
    const { datasets } = await read({ name: 'rain-gauges', resources: [{ name: 'rain', path: 'rain.csv' }] });
    expect(datasets[0]).toMatchObject({
      name: 'rain-gauges',
      title: 'Rain gauges',
      publisher: { name: 'other-publishers' },
      tables: [
        { path: 'rain', title: 'Rain', format: 'CSV', columns: [], file: path.join(folder, 'rain.csv') },
      ],
    });
  });

  it('gives columns with their meaning', async () => {
    const fields = [
      { name: 'year', type: 'year', title: 'Year', role: 'time' },
      {
        name: 'mm',
        type: 'number',
        title: 'Rain',
        description: 'Sum',
        unit: 'mm',
        role: 'measure',
        groupChar: ',',
      },
      { name: 'shape', type: 'geopoint' },
    ];
    const { datasets } = await read({
      name: 'rain',
      resources: [{ name: 'r', path: 'rain.csv', schema: { fields } }],
    });
    expect(datasets[0]?.tables[0]?.columns).toMatchObject([
      { name: 'year', type: 'int', label: 'Year', role: 'time' },
      {
        name: 'mm',
        type: 'float',
        label: 'Rain',
        notes: 'Sum',
        unit: 'mm',
        role: 'measure',
        groupCharacter: ',',
      },
      { name: 'shape', type: 'text' },
    ]);
  });

  it.each([
    ['{', 'is not JSON'],
    [{ resources: [] }, 'name'],
    [{ name: 'Rain Gauges', resources: [] }, 'name must match pattern'],
    [{ name: 'rain', resources: [{ name: 'r' }] }, 'resources.0'],
    [{ name: 'rain', resources: [{ name: 'r', path: 'snow.csv' }] }, "the file 'snow.csv' is not there"],
    [
      { name: 'rain', resources: [{ name: 'r', path: '../../etc/passwd' }] },
      "leads out of the package's folder",
    ],
    [{ name: 'rain', resources: [{ name: 'r', path: '/etc/passwd' }] }, "leads out of the package's folder"],
  ])('%j is refused with field and rule', async (descriptor, message) => {
    await expect(read(descriptor)).rejects.toThrow(message);
  });
});
