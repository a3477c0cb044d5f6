import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReadmeFolder } from './read-readme-folder.ts';

const readme = `# Data

## Tables

| File | What it is | Sector | Granularity | Frequency | Period | Key columns | Publisher | Source: path | Licence | Known quirks |
|---|---|---|---|---|---|---|---|---|---|---|
| \`tables/rain.csv\` | Rainfall by \`district\` | Climate | district | yearly | 1901-17 | District | Weather Office | KEY: \`data/rain in mm.csv\` | CC BY 4.0 (A) | Hour 24 repeats midnight. |
| \`tables/snow.csv.gz\` | Snow | Climate | - | once | - | - | as above | KEY: \`*.csv (3 files)\` | MIT (A) | none seen |
| \`tables/missing.csv\` | Not there | Climate | state | once | 2011 | - | computed by us | OTHER: \`x\` | ? | |

## Files for tests

| File | What it is | Sector |
|---|---|---|
| \`tables/broken.csv\` | Broken | Climate |

## Sources

| Key | Repository on GitHub | Commit | Licence and how it is known |
|---|---|---|---|
| KEY | someone/rain | abc123 | CC BY 4.0: LICENSE file |
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'readme-folder-'));
  await mkdir(path.join(folder, 'tables'));
  await writeFile(path.join(folder, 'README.md'), readme);
  for (const name of ['rain.csv', 'snow.csv.gz', 'broken.csv'])
    await writeFile(path.join(folder, 'tables', name), 'a\n');
});

afterEach(() => rm(folder, { recursive: true }));

describe('a folder whose README lists its files', () => {
  it('gives a dataset for each table, with everything the row says', async () => {
    const { datasets } = await readReadmeFolder(folder);
    expect(datasets.map(({ name }) => name)).toEqual(['rain', 'snow']);
    expect(datasets[0]).toMatchObject({
      title: 'Rainfall by district',
      publisher: { name: 'weather-office', title: 'Weather Office' },
      sectors: ['Climate'],
      licenseId: 'CC-BY-4.0',
      yearsCovered: '1901-1917',
      sourceLink: 'https://github.com/someone/rain',
      dataExtractionPage: 'https://github.com/someone/rain/blob/abc123/data/rain%20in%20mm.csv',
      methodology: expect.stringContaining('Hour 24 repeats midnight.'),
      tables: [{ path: 'tables/rain.csv', format: 'CSV', granularity: 'District', frequency: 'Yearly' }],
    });
  });

  it('takes "as above" from the row above, and leaves out what the row does not know', async () => {
    const { datasets } = await readReadmeFolder(folder);
    expect(datasets[1]).toMatchObject({
      publisher: { title: 'Weather Office' },
      dataExtractionPage: 'https://github.com/someone/rain/tree/abc123',
      yearsCovered: undefined,
      tables: [{ granularity: undefined, frequency: 'One Time' }],
    });
    expect(datasets[1]?.methodology).not.toContain('quirks');
  });

  it('says what it leaves out, and why', async () => {
    const { skipped } = await readReadmeFolder(folder);
    expect(skipped).toEqual([
      { path: 'tables/missing.csv', reason: 'the file is not there' },
      { path: 'tables/broken.csv', reason: "listed under 'Files for tests', which are no data to publish" },
    ]);
  });

  it('refuses a README without a list', async () => {
    await writeFile(path.join(folder, 'README.md'), '# Nothing here\n');
    await expect(readReadmeFolder(folder)).rejects.toThrow("it needs a table with a column 'File'");
  });
});
