import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { countyImport, stateImport } from '../areas/areas-testing.ts';
import { importAreas } from '../areas/import-areas.ts';
import { type FoundRecords, openTestDatastore, type TestDatastore } from '../datastore-testing.ts';

const county = { id: 'county', type: 'int', info: { role: 'geo', scheme: 'fips', level: 'county' } };
const year = { id: 'year', type: 'int', info: { role: 'time' } };
const note = { id: 'note', type: 'text' };
const records = [
  { county: 1001, year: 2010, note: 'Brown bears' },
  { county: 1003, year: 2010, note: null },
  { county: 2001, year: 2011, note: null },
  { county: 9999, year: 2011, note: null },
];

async function withCounties(
  datastore: TestDatastore,
  table: { fields: object[]; records: object[] } = { fields: [county, year, note], records },
) {
  const resource_id = datastore.addResource();
  await importAreas(datastore.datastore.context, stateImport);
  await importAreas(datastore.datastore.context, countyImport());
  await datastore.call('datastore_create', { resource_id, ...table });
  const find = async (asked: object) =>
    (await datastore.call('datastore_search', { resource_id, place_names: true, ...asked })).result;
  return { resource_id, find };
}

const countiesOf = ({ records: found }: FoundRecords) => found.map((record) => record['county']);

describeStores('names of places', (open) => {
  test('stand beside the rows, with the zeros of each code and what it lies in; rows stay as they are', async () => {
    const { find } = await withCounties(await openTestDatastore(await open()));
    const page = await find({ limit: 2 });
    expect(page.records[0]).toMatchObject({ county: 1001 });
    expect(page['places']).toEqual([
      {
        field: 'county',
        names_in: null,
        named: [
          { value: '1001', code: '01001', name: 'Adams, First' },
          { value: '1003', code: '01003', name: 'Brown, First' },
        ],
      },
    ]);
    const last = await find({ filters: { _id: 4 } });
    expect(last['places']).toMatchObject([{ named: [{ value: '9999', code: '09999', name: null }] }]);
    const filtered = await find({ filters: { county: [2001, 1] }, fields: ['year'] });
    expect(filtered['places']).toMatchObject([{ named: [{ code: '02001', name: 'Dunn, Second' }] }]);
    expect(await find({ place_names: false })).not.toHaveProperty('places');
  });

  test('find the rows of their codes, by words and by the filter of the column', async () => {
    const { find } = await withCounties(await openTestDatastore(await open()));
    expect(countiesOf(await find({ q: 'brown' }))).toEqual([1001, 1003]);
    expect(countiesOf(await find({ q: 'FIRST 2010', sort: '_id' }))).toEqual([1001, 1003]);
    expect(countiesOf(await find({ q: '02001' }))).toEqual([2001]);
    expect(await find({ q: 'second' })).toMatchObject({ total: 1 });
    expect(countiesOf(await find({ filters: { county: { contains: 'clay' } } }))).toEqual([]);
    expect(countiesOf(await find({ filters: { county: { contains: 'dünn, sec' } } }))).toEqual([2001]);
    expect(countiesOf(await find({ place_names: false, q: 'second' }))).toEqual([]);
  });

  test('find in a download what they find on the page', async () => {
    const datastore = await openTestDatastore(await open());
    const { resource_id } = await withCounties(datastore);
    const address = `/datastore/dump/${resource_id}?q=second&place_names=true`;
    const { body } = await datastore.server.inject(address);
    expect(body).toBe('_id,county,year,note\n3,2001,2011,\n');
  });

  test('are those that the table has itself, where one of its columns has them', async () => {
    const name = { id: 'name', type: 'text', info: { role: 'geo' } };
    const table = {
      fields: [county, name],
      records: [
        { county: 1001, name: 'Adams County' },
        { county: 1003, name: 'Brown County' },
        { county: 2001, name: 'Dunn Borough' },
      ],
    };
    const { find } = await withCounties(await openTestDatastore(await open()), table);
    expect((await find({ q: 'borough' }))['places']).toMatchObject([
      { names_in: 'name', named: [{ code: '02001', name: 'Dunn Borough, Second' }] },
    ]);
  });

  test('are counted in the description of the table, with what is not known', async () => {
    const datastore = await openTestDatastore(await open());
    const { resource_id } = await withCounties(datastore);
    const { result } = await datastore.call('datastore_info', { id: resource_id, include_places: true });
    expect(result).toMatchObject({
      places: [
        {
          field: 'county',
          scheme: 'fips',
          scheme_title: 'FIPS codes',
          level: 'county',
          level_title: 'County',
          distinct: 4,
          matched: 3,
          unmatched: [{ value: '9999', reason: 'unknown_code' }],
        },
      ],
    });
  });

  test('are of a scheme and a level that are called so in the language of who asks', async () => {
    const datastore = await openTestDatastore(await open());
    const { resource_id } = await withCounties(datastore);
    const { scheme, level, ...county } = countyImport();
    await importAreas(datastore.datastore.context, {
      ...county,
      scheme: { ...scheme, title_translated: { fr: 'codes FIPS' } },
      level: { ...level, title_translated: { fr: 'Comté' } },
    });
    const described = { id: resource_id, include_places: true, lang: 'fr' };
    const { result } = await datastore.call('datastore_info', described);
    expect(result).toMatchObject({ places: [{ scheme_title: 'codes FIPS', level_title: 'Comté' }] });
  });

  test('are nothing that numbers without a place have', async () => {
    const table = { fields: [year, note], records: [{ year: 2010, note: '1001' }] };
    const { find } = await withCounties(await openTestDatastore(await open()), table);
    expect(await find({ q: '1001' })).toMatchObject({ total: 1, places: [] });
  });
});
