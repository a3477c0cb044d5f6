import { describe, expect, it } from 'vitest';
import { areasReader } from './read-areas-row.ts';

describe('rows that list boundaries', () => {
  it('give scheme, width and name of the codes, for later rows too', () => {
    const read = areasReader();
    const districts = read('d.topo.json', '/d.topo.json', {
      Granularity: 'district',
      Period: '2011 census with changes to 2019',
      'Key columns': 'dt_code (Census 2011 code, 3 digits with leading zeros), st_code, district, st_nm',
    });
    expect(districts).toMatchObject({
      scheme: { id: 'census-2011', title: 'Census 2011 code' },
      level: { id: 'district', title: 'District', codeWidth: 3 },
      vintage: '2011-2019',
      codeProperty: 'dt_code',
      nameProperty: 'district',
    });
    const some = read('k.topo.json', '/k.topo.json', {
      Granularity: 'district',
      'Key columns': 'dt_code, district',
    });
    expect(some.scheme.id).toBe('census-2011');
    expect(some.vintage).toBe('undated');
  });

  it('take the property itself where nothing is said of it', () => {
    const states = areasReader()('s', '/s', { Granularity: 'state', 'Key columns': 'st_code, st_nm' });
    expect(states).toMatchObject({
      scheme: { id: 'st-code' },
      level: { codeWidth: 0 },
      nameProperty: 'st_nm',
    });
  });
});
