import { describeStores } from '@gazetteer/testing';
import library, { type QueryOptions } from 'odata-query';
import { expect, test } from 'vitest';
import { openRain } from './odata-testing.ts';

// Its types describe its other build, in which the function is a property of the module.
const queryOf = library as unknown as typeof library.default;

type Row = { _id: number } & Record<string, unknown>;

/** What a library for clients writes, and the keys of the rows that are found by it. */
const questions: [question: Partial<QueryOptions<Row>>, keys: number[]][] = [
  [{ filter: { district: 'Kodagu' } }, [1]],
  [{ filter: { district: { contains: "'" } } }, [2]],
  [{ filter: { district: { ne: null } } }, [1, 2, 3]],
  [{ filter: { people: { gt: 1, lt: 1_000_000 } } }, [1, 3]],
  [{ filter: { or: [{ people: 3 }, { 'tolower(district)': { startswith: 'ko' } }] } }, [1, 3]],
  [{ filter: { not: { people: { gt: 3 } } } }, [3, 4]],
  [{ filter: { people: { in: [3, 554_519] } } }, [1, 3]],
  [{ filter: { at: { ge: new Date('2024-12-31T00:00:00Z') } } }, [3]],
  [{ filter: [{ is_urban: true }, 'year(day) eq 2024'] }, [2]],
  [{ orderBy: ['people desc', '_id'], top: 2, skip: 1 }, [1, 3]],
  [{ select: ['_id', 'district'], count: true }, [1, 2, 3, 4]],
];

describeStores('what clients ask by OData', (open) => {
  test('is answered as they mean it', async () => {
    const { get } = await openRain(await open());
    const found: typeof questions = [];
    for (const [question] of questions) {
      const { body } = await get(`/rows${queryOf(question)}`);
      found.push([question, body.value?.map(({ _id }: Row) => _id) ?? body.error]);
    }
    expect(found).toEqual(questions);
    expect((await get(`/rows${queryOf({ key: 2, select: ['people'] })}`)).status).toBe(200);
    expect((await get(`/rows${queryOf({ filter: { people: 3 }, count: { people: 3 } })}`)).text).toBe('1');
  });

  test('is understood as Excel and Power BI ask: many types in Accept, the newest version they read', async () => {
    const { get } = await openRain(await open());
    const accept =
      'application/json;odata.metadata=minimal;q=1.0,application/json;odata=minimalmetadata;q=0.9,application/atomsvc+xml;q=0.8,application/atom+xml;q=0.8,application/xml;q=0.7,text/plain;q=0.7';
    const headers = { accept, 'odata-maxversion': '4.0', 'odata-version': '4.0' };
    const document = await get('', headers);
    expect(document.headers).toMatchObject({ 'odata-version': '4.0' });
    expect(document.body.value[0].name).toBe('rows');
    expect((await get('/$metadata', { ...headers, accept: 'application/xml' })).status).toBe(200);
    expect((await get('/rows?$top=1000', headers)).body.value).toHaveLength(4);
  });

  test('is taken in the ways that only 4.01 has', async () => {
    const { get } = await openRain(await open());
    const { headers, body } = await get("/rows?FILTER=district EQ 'Kodagu'&count=true", {
      'odata-maxversion': '4.01',
      accept: 'application/json;metadata=minimal',
      prefer: 'maxpagesize=1',
    });
    expect(headers['odata-version']).toBe('4.01');
    expect(body).toMatchObject({ '@odata.count': 1, value: [{ _id: 1 }] });
  });

  test.each([
    ['/rows?$expand=all', 501, '$expand'],
    ['/rows?$search=rain', 501, '$search'],
    ['/rows?$apply=aggregate(people)', 501, '$apply'],
    ['/rows?$new=1', 501, '$new'],
    ['/rows?$filter=people eq @p&@p=3', 501, '@p'],
    ['/rows(1)?$filter=true', 501, '$filter'],
    ['/rows?$orderby=tolower(district)', 501, '$orderby'],
    ['/rows?$orderby=tags', 501, '$orderby'],
    ['/rows(1)/district', 501, 'path'],
    ['/$batch', 501, 'path'],
    ['/rows?$top=1&$top=2', 400, '$top'],
    ['/rows?$top=-1', 400, '$top'],
    ['/rows?$select=nothing', 400, '$select'],
    ['/rows?$orderby=people up', 400, '$orderby'],
    [`/rows?$orderby=${Array.from({ length: 17 }, () => 'people').join()}`, 400, '$orderby'],
    [`/rows?$filter=${'x'.repeat(10_001)}`, 400, '$filter'],
    ['/rows?$format=atom', 406, undefined],
    ['/nothing', 404, undefined],
  ])('is refused in the shape of OData: %s', async (path, status, target) => {
    const { get } = await openRain(await open());
    const answer = await get(path);
    expect(answer.headers).toMatchObject({
      'odata-version': '4.0',
      'content-type': 'application/json; charset=utf-8',
    });
    expect([answer.status, answer.body.error.target]).toEqual([status, target]);
    expect(answer.body.error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(answer.body.error.message).toContain(target ?? '');
  });

  test('is refused where a client reads no version that is spoken here, or wants to write', async () => {
    const { datastore, get } = await openRain(await open());
    expect((await get('/rows', { 'odata-maxversion': '3.0' })).status).toBe(400);
    const write = await datastore.server.inject({
      method: 'POST',
      url: '/odata/rain-2024/rows',
      payload: {},
    });
    expect([write.statusCode, write.json().error.target]).toEqual([501, 'POST']);
    const root = await datastore.server.inject('/odata');
    expect(root.json().error.message).toContain('/odata/');
  });
});
