import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAreaFile, readAreaFile, readCodeList, readCrosswalk } from './read-area-list.ts';
import { readReadmeFolder } from './read-readme-folder.ts';
import { readSource } from './read-source.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'area-lists-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, lines.join('\n'));
  return file;
}

const scheme = { id: 'isle', title: 'Isle codes' };

describe('a file of areas', () => {
  it('gives each level with all that is said of its areas', async () => {
    const file = await write('areas.csv', [
      '\uFEFFscheme,level,code,name,parent,parent_level,aliases,codes,replaced_by,valid_to',
      'isle,district,011,Hill,1,state,Mount|The Hill,isle-2001=21|old=H,,',
      'isle,district,19,,1,state,,,11,2015-01-01',
      'isle,state,1,North,,,,,,',
    ]);
    expect(isAreaFile(file)).toBe(true);
    const [districts, states] = readAreaFile('areas.csv', file);
    expect(districts).toMatchObject({
      scheme: { id: 'isle', title: 'ISLE codes' },
      level: { id: 'district', title: 'District', codeWidth: 3, parent: { level: 'state', codeWidth: 1 } },
      rows: [
        {
          code: '011',
          name: 'Hill',
          parent: '1',
          aliases: ['Mount', 'The Hill'],
          codes: { 'isle-2001': '21', old: 'H' },
        },
        { code: '19', replacedBy: '11', validTo: '2015-01-01', aliases: [] },
      ],
    });
    expect(states?.rows).toEqual([{ code: '1', name: 'North', aliases: [], codes: {} }]);
    expect((await readSource(file)).areas).toHaveLength(2);
  });

  it('is refused with the line that lacks a code', async () => {
    const file = await write('areas.csv', ['scheme,level,code,name', 'isle,state,,North']);
    expect(() => readAreaFile('areas.csv', file)).toThrow(
      'areas.csv: every line needs scheme, level and code',
    );
  });

  it('is told from tables by its header', async () => {
    expect(isAreaFile(await write('table.csv', ['level,code,name', 'a,b,c']))).toBe(false);
    expect(isAreaFile(path.join(folder, 'x.parquet'))).toBe(false);
  });
});

describe('a list of codes', () => {
  it('has the columns called after its level, the level before it above, and census codes', async () => {
    const file = await write('subdistricts.csv', [
      'S.No.,State Code,State Name,District Code,District Name,Sub-district Code,Sub-district Name,Census 2011 code',
      '1,21,North,360,Hill,2925,Upper,02925',
      '2,21,North,36,Hill,6087,Lower,00000',
    ]);
    expect(readCodeList('s.csv', file, { scheme, level: 'sub-district' })).toEqual({
      path: 's.csv',
      scheme,
      level: {
        id: 'sub-district',
        title: 'Sub-district',
        codeWidth: 4,
        parent: { level: 'district', codeWidth: 3 },
      },
      rows: [
        { code: '2925', name: 'Upper', parent: '360', codes: { 'census-2011': '02925' } },
        { code: '6087', name: 'Lower', parent: '36', codes: {} },
      ],
    });
  });

  it('may have the level above behind, or none', async () => {
    const bodies = await write('bodies.csv', [
      'Local Body Code,Local Body Name,Localbody Type Code,State Code',
      '253098,Port,5,35',
    ]);
    const list = readCodeList('b.csv', bodies, { scheme, level: 'urban local body' });
    expect(list).toMatchObject({ level: { id: 'urban-local-body', parent: { level: 'state' } } });
    const states = await write('states.csv', ['State Code,State Name', '1,North']);
    expect(readCodeList('s.csv', states, { scheme, level: 'state' })?.level).not.toHaveProperty('parent');
  });

  it('is none without a code and a name of its level', async () => {
    const file = await write('x.csv', ['lgd_state_code,name', '1,North']);
    expect(readCodeList('x.csv', file, { scheme, level: 'district' })).toBeUndefined();
  });
});

describe('a folder with lists and boundaries', () => {
  it('gives lists before boundaries, and boundaries by both codes', async () => {
    await write('README.md', [
      '## Boundaries',
      '',
      '| File | What it is | Sector | Granularity | Period | Key columns |',
      '|---|---|---|---|---|---|',
      '| `d.topo.json` | Shapes | Maps | district | 2019 | dt_code (Census 2011 code, 3 digits), district |',
      '| `d-to-isle.csv` | Crosswalk | Maps | district | 2019 | dt_code |',
      '',
      '## Isle codes',
      '',
      '| File | What it is | Sector | Granularity | Period | Key columns |',
      '|---|---|---|---|---|---|',
      '| `districts.csv` | Districts | General | district | 2022 | District Code |',
    ]);
    await write('d.topo.json', ['{}']);
    const crosswalk = await write('d-to-isle.csv', ['dt_code,isle_district_code', '001,11', '002,']);
    await write('districts.csv', ['District Code,District Name', '11,Hill']);
    const { areas, datasets } = await readReadmeFolder(folder);
    expect(areas.map(({ path: file }) => file)).toEqual(['districts.csv', 'd.topo.json']);
    expect(areas[0]).toMatchObject({ scheme: { id: 'isle', title: 'Isle codes' }, rows: [{ code: '11' }] });
    expect(areas[1]).toMatchObject({
      crosswalk: { file: crosswalk, column: 'isle_district_code', scheme: { id: 'isle' } },
    });
    expect(datasets.map(({ name }) => name)).toEqual(['d-to-isle', 'districts']);
    expect(readCrosswalk(crosswalk, 'dt_code', 'isle_district_code')).toEqual(new Map([['001', '11']]));
    expect(() => readCrosswalk(crosswalk, 'dt_code', 'code')).toThrow('needs the columns dt_code and code');
  });
});
