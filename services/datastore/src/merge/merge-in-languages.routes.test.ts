import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { districtColumn, openIsle, yearColumn } from './merge-testing.ts';
import type { Report } from './merge-report.contract.ts';
import type { Suggestion } from './merge-suggestion.contract.ts';

type Merged = { fields: { id: string; info: { label: string } }[]; report: Report };

const people = {
  id: 'people',
  type: 'int',
  info: {
    role: 'measure',
    label: 'People',
    label_translated: { fr: 'Habitants' },
    unit: 'persons',
    unit_translated: { fr: 'personnes' },
  },
};
const described = {
  title: 'Census',
  title_translated: { fr: 'Recensement' },
  attribution: { source: 'Office', source_translated: { fr: 'Bureau' }, years: null },
  license: { id: 'other-pd', title: 'Public domain', title_translated: { fr: 'Domaine public' }, url: '' },
};

describeStores('a merge in a language', (open) => {
  const begin = async () => {
    const isle = await openIsle(await open());
    const rows = [{ district: '011', year: 2020, people: 100 }];
    const table = () => isle.table([districtColumn, yearColumn, people], rows, described);
    return { ...isle, left: await table(), right: await table() };
  };

  test('tells columns, places, periods, sources and licences in it, and as they were written without one', async () => {
    const { call, left, right } = await begin();
    const merge = async (more: object) => {
      const input = { left: { resource_id: left }, right: { resource_id: right }, ...more };
      const { fields, report } = (await call<Merged>('table_merge', input)).result;
      return { labels: fields.map(({ info }) => info.label), license: report.license };
    };
    const french = await merge({ lang: 'fr' });
    expect(french.labels.slice(0, 3)).toEqual(['Arrondissement (code)', 'Arrondissement', 'Période']);
    expect(french.labels).toContain('Habitants');
    expect(french.license).toMatchObject({
      title: 'Domaine public',
      attribution: ['Recensement, Bureau, Domaine public'],
      sources: [{ title: 'Domaine public' }, { title: 'Domaine public' }],
    });
    const written = await merge({});
    expect(written.labels.slice(0, 3)).toEqual(['District code', 'District', 'Period']);
    expect(written.license).toMatchObject({
      title: 'Public domain',
      attribution: ['Census, Office, Public domain'],
    });
  });

  test('is suggested in it', async () => {
    const { call, left, right } = await begin();
    const { result } = await call<Suggestion>('table_merge_suggest', { left, right, lang: 'fr' });
    expect(result.left.columns).toContainEqual(
      expect.objectContaining({ field: 'people', label: 'Habitants', unit: 'personnes' }),
    );
    expect(result.levels[0]?.title).toBe('Arrondissement');
  });

  test('is a file whose heads are in it, or the names of the columns without one', async () => {
    const { call, server, left, right } = await begin();
    const input = { left: { resource_id: left }, right: { resource_id: right }, how: 'inner' };
    const { pathname, search } = new URL(
      (await call<{ download_url: string }>('table_merge', input)).result.download_url,
    );
    const headOf = async (more: string) => {
      const file = await server.inject(pathname + search + more);
      return file.body.split('\n')[0];
    };
    expect(await headOf('')).toMatch(/^area_code,area_name,period,/);
    expect(await headOf('&lang=fr')).toMatch(/^Arrondissement \(code\),Arrondissement,Période,/);
    expect(await headOf('&lang=fr')).toContain('Habitants (people)');
    expect((await server.inject(`${pathname}${search}&lang=no_such`)).statusCode).toBe(400);
  });
});
