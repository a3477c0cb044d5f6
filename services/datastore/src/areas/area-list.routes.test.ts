import { createPlaceMatcher, type ListedLevel } from '@gazetteer/tabular';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import type { AreaTables } from './area-tables.ts';
import { countyImport, stateImport } from './areas-testing.ts';
import { importAreas } from './import-areas.ts';
import { resolvePlaces } from './resolve-places.ts';

describeStores('the list of a level', (open) => {
  const opened = async () => {
    const { datastore, server } = await openTestDatastore(await open());
    await importAreas(datastore.context, stateImport);
    await importAreas(datastore.context, countyImport());
    const list = async (level: string) =>
      (await server.inject(`/api/areas/fips/${level}/list.json`)).json<ListedLevel>();
    return { context: datastore.context, server, list };
  };

  test('has every area with its names and what it lies in, and is not sent twice', async () => {
    const { server, list } = await opened();
    expect((await list('state')).areas[0]).toEqual({
      code: '01',
      name: 'First',
      aliases: ['Prima'],
      parents: [],
      replaced_by: null,
    });
    expect((await list('county')).areas[1]).toMatchObject({ code: '01003', name: 'Brown', parents: ['01'] });
    const answer = await server.inject('/api/areas/fips/county/list.json');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const again = await server.inject({
      url: '/api/areas/fips/county/list.json',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await server.inject('/api/areas/fips/village/list.json')).statusCode).toBe(404);
  });

  test('matches places in memory as the datastore matches those of its tables', async () => {
    const { context, list } = await opened();
    const sql = context.sql.as<AreaTables>();
    const [county, state] = [await list('county'), await list('state')];
    const matcher = createPlaceMatcher([county, state]);
    const codes = ['1001', '01001', ' 1003.0', 2005, '9999', '', 'x'].map((value) => ({
      value: String(value),
      parent: null,
    }));
    const byCode = await resolvePlaces(sql, { by: 'code', scheme: 'fips', level: 'county' }, codes);
    expect(codes.map(({ value }) => outcomeOf(matcher.byCode(value)))).toEqual(byCode.map(outcomeOf));
    const named = [
      { value: 'Adams', parent: 'First' },
      { value: 'adams county', parent: 'PRIMA' },
      { value: 'Brown', parent: '1' },
      { value: 'Dunn', parent: 'First' },
      { value: 'Dunn', parent: 'Nowhere' },
      { value: 'Dunn', parent: '' },
      { value: '', parent: 'First' },
    ];
    const byName = await resolvePlaces(sql, { by: 'name', scheme: 'fips', level: 'county' }, named);
    expect(matcher.byName(named).map(outcomeOf)).toEqual(byName.map(outcomeOf));
    const states = ['Second', 'state of first', 'Third'].map((value) => ({ value, parent: null }));
    const above = await resolvePlaces(sql, { by: 'name', scheme: 'fips', level: 'state' }, states);
    expect(createPlaceMatcher([state]).byName(states).map(outcomeOf)).toEqual(above.map(outcomeOf));
  });
});

/** The area without the zeros of its code, or the reason why there is none. */
function outcomeOf(found: object): string {
  if ('code' in found) return String(found.code).replace(/^0+/, '');
  return String('reason' in found ? found.reason : 'key' in found && found.key);
}
