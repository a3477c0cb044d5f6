import Fastify from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphqlService } from './graphql-service.ts';
import type { RestAnswer, RestRequest } from './rest-schema.ts';

const found: RestAnswer = {
  status: 200,
  body: { success: true, help: 'h', result: { count: 1, total: 1, results: [{ id: 'a', name: 'rain' }] } },
};

async function createServer(answer: RestAnswer | (() => Promise<RestAnswer>) = found) {
  const requests: RestRequest[] = [];
  const server = Fastify();
  const call = async (request: RestRequest) => {
    requests.push(request);
    return typeof answer === 'function' ? answer() : answer;
  };
  await server.register(graphqlService({ call }));
  const post = (query: string, variables = {}, headers = {}) =>
    server.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers });
  return { server, post, requests };
}

const count = '{ dataset_count { result { count } } }';

describe('/graphql over HTTP', () => {
  it('answers POST with JSON', async () => {
    const { post } = await createServer();
    const response = await post('query ($q: String) { search(q: $q) { result { results { name } } } }', {
      q: 'a',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: { search: { result: { results: [{ name: 'rain' }] } } } });
  });

  it('answers GET', async () => {
    const { server } = await createServer();
    const response = await server.inject({ url: '/graphql', query: { query: count } });
    expect(response.json()).toEqual({ data: { dataset_count: { result: { count: 1 } } } });
  });

  it('passes the credentials of the caller on with the host they were sent to, and nothing else', async () => {
    const { post, requests } = await createServer();
    const credentials = { authorization: 'k', cookie: 'c=1', host: 'portal.test' };
    await post(count, {}, { ...credentials, 'x-forwarded-for': '6.6.6.6' });
    expect(requests[0]?.headers).toEqual(credentials);
  });

  it('allows introspection', async () => {
    const { post } = await createServer();
    const response = await post(getIntrospectionQuery());
    expect(response.json()).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
  });

  it('answers several operations in one request with an error', async () => {
    const { server } = await createServer();
    const payload = [{ query: count }, { query: count }];
    const response = await server.inject({ method: 'POST', url: '/graphql', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ message: 'Batching is not supported.' }] });
  });

  it('refuses requests that are too large, too long, too deep or too costly', async () => {
    const { post } = await createServer();
    expect((await post(`{ ${'a '.repeat(40_000)} }`)).statusCode).toBe(413);
    expect((await post(`{ ${'a '.repeat(5000)} }`)).json()).toMatchObject({
      errors: [{ message: expect.stringContaining('4000 tokens') }],
    });
    const costly = '{ search(rows: 1000) { result { results { resources { views { success } } } } } }';
    const response = await post(costly);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_COST', limit: 2000 } }] });
  });

  it('names what is wrong in a query or in its JSON', async () => {
    const { post, server } = await createServer();
    expect((await post('{ nothing }')).json()).toMatchObject({
      errors: [
        { message: 'Cannot query field "nothing" on type "Query".', locations: [{ line: 1, column: 3 }] },
      ],
    });
    const headers = { 'content-type': 'application/json' };
    const broken = await server.inject({ method: 'POST', url: '/graphql', payload: '{"query":', headers });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toHaveProperty('errors');
  });

  it('is answered by 503 where a call is, so that programs and proxies try again', async () => {
    const { post } = await createServer({ status: 503, body: { error: { code: 'unavailable' } } });
    const response = await post(count);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { response: { status: 503 } } }] });
  });

  it('keeps the cause of a fault to itself', async () => {
    const { post } = await createServer(async () => {
      throw new Error('secret of the store');
    });
    const response = await post(count);
    expect(response.body).not.toContain('secret');
    expect(response.json()).toMatchObject({ errors: [{ message: 'Unexpected error.' }] });
  });
});

describe("the catalogue's queries", () => {
  it.each([
    ['package_show(id: "rain") { success }', 'package_show?id=rain'],
    ['package_search(q: "a b", rows: 0) { success }', 'package_search?q=a+b&rows=0'],
    [
      'package_search(facet_field: ["tags"], facet_limit: 30, rows: 0) { success }',
      'package_search?rows=0&facet.field=%5B%22tags%22%5D&facet.limit=30',
    ],
    [
      'search(q: "organization:idp-organization") { success }',
      'package_search?q=organization%3Aidp-organization&rows=20',
    ],
    ['tag_facet { success }', 'package_search?facet.field=[%22tags%22]&rows=0&facet.limit=30'],
    ['dataset_count { success }', 'package_search?rows=0'],
    ['resource_show(id: "r") { success }', 'resource_show?id=r'],
    ['resource(id: "r", sku: "s") { success }', 'resource/show?id=r&sku=s'],
    ['views(id: "r") { success }', 'resource_view_list?id=r'],
    ['organization_show(id: "o") { success }', 'organization_show?id=o'],
    ['organization_list(sort: "name") { success }', 'organization_list?sort=name&all_fields=true'],
    ['group_list(all_fields: false) { success }', 'group_list?all_fields=false'],
    ['vocabulary_list { success }', 'vocabulary_list'],
    ['datastore_info(id: "r", include_unique: true) { success }', 'datastore_info?id=r&include_unique=true'],
    ['chart_fields(dataset_id: "s") { success }', 'chart_fields?dataset_id=s'],
    [
      'chart_query(spec: { version: 1 }, limit: 5) { success }',
      'chart_query?spec=%7B%22version%22%3A1%7D&limit=5',
    ],
    [
      'datastore_search(resource_id: "r", limit: 1, filters: { year: [2011] }) { success }',
      'datastore_search?resource_id=r&filters=%7B%22year%22%3A%5B2011%5D%7D&limit=1',
    ],
    [
      'datastore_search_sql(sql: "select 1", geo_result: true) { success }',
      'datastore_search_sql?sql=select%201&geo_result=true',
    ],
    ['datastore_table_summary(id: "r") { success }', 'datastore_table_summary?id=r'],
  ])('%s', async (field, path) => {
    const { post, requests } = await createServer();
    const response = await post(`{ a: ${field} }`);
    expect(response.json()).toEqual({ data: { a: { success: true } } });
    expect(requests.map((request) => request.path)).toEqual([`/api/3/action/${path}`]);
  });
});
