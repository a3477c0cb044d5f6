import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type CallRest, createRestSchema, type RestRequest } from './rest-schema.ts';

const directives = `
  directive @rest(path: String, pathBuilder: String, method: String = "GET", bodyKey: String = "input") on FIELD_DEFINITION
  directive @from(key: String!) on FIELD_DEFINITION
  scalar JSON
`;

function createSchema(source: string, call: CallRest = async () => ({ status: 200, body: {} })) {
  const builders = { search: (args: Record<string, unknown>) => `search/${String(args['q'])}` };
  return createRestSchema({ source: directives + source, builders, basePath: '/api/', call });
}

/** Runs a query against canned answers and tells which requests were made. */
async function run(source: string, query: string, call: (request: RestRequest) => unknown, status = 200) {
  const requests: RestRequest[] = [];
  const schema = createSchema(source, async (request) => {
    requests.push(request);
    return { status, body: call(request) };
  });
  const contextValue = { headers: { authorization: 'a key' } };
  const result = await graphql({ schema, source: query, contextValue });
  return { ...result, requests };
}

const thing = `
  type Thing { id: ID  created: String @from(key: "metadata_created")  parts: [Part!] @rest(path: "parts{?id}") }
  type Part { name: String }
  type Query { thing(id: String!): Thing @rest(path: "things/{id}") }
`;

describe('a field with @rest', () => {
  it('becomes a call with the credentials of the caller', async () => {
    const { requests } = await run(thing, '{ thing(id: "a/b") { id } }', () => ({ id: 1 }));
    expect(requests).toEqual([
      { method: 'GET', path: '/api/things/a%2Fb', headers: { authorization: 'a key' } },
    ]);
  });

  it('reads fields under the names of the REST answer', async () => {
    const { data } = await run(thing, '{ thing(id: "a") { created } }', () => ({ metadata_created: '2026' }));
    expect(data).toEqual({ thing: { created: '2026' } });
  });

  it('takes parameters from the object it belongs to, and bare strings as names', async () => {
    const { data, requests } = await run(thing, '{ thing(id: "a") { parts { name } } }', ({ path }) =>
      path.includes('parts') ? ['wheel'] : { id: 'x' },
    );
    expect(requests[1]?.path).toBe('/api/parts?id=x');
    expect(data).toEqual({ thing: { parts: [{ name: 'wheel' }] } });
  });

  it('sends the argument named by bodyKey with every method that takes a body', async () => {
    for (const method of ['POST', 'PUT', 'PATCH']) {
      const source = `type Query { a(data: JSON!): JSON @rest(path: "a", method: "${method}", bodyKey: "data") }`;
      const { requests } = await run(source, '{ a(data: { x: 1 }) }', () => ({}));
      expect(requests[0]).toMatchObject({ method, body: { x: 1 } });
    }
  });

  it('deletes without a body', async () => {
    const source = 'type Query { a(id: ID!): JSON @rest(path: "a/{id}", method: "DELETE") }';
    const { requests } = await run(source, '{ a(id: 1) }', () => ({}));
    expect(requests[0]).toEqual({ method: 'DELETE', path: '/api/a/1', headers: { authorization: 'a key' } });
  });

  it('uses a path builder where a template cannot say it', async () => {
    const source = 'type Query { a(q: String): JSON @rest(pathBuilder: "search") }';
    const { requests } = await run(source, '{ a(q: "x") }', () => ({}));
    expect(requests[0]?.path).toBe('/api/search/x');
  });
});

describe('the status of the REST answer', () => {
  it('204 gives an empty result', async () => {
    const { data, errors } = await run(thing, '{ thing(id: "a") { id } }', () => undefined, 204);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ thing: { id: null } });
  });

  it('404 gives null', async () => {
    const { data, errors } = await run(thing, '{ thing(id: "a") { id } }', () => ({ error: 'no' }), 404);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ thing: null });
  });

  it('anything else gives an error with the response and its parsed body', async () => {
    for (const status of [301, 400, 403, 409, 500]) {
      const { data, errors } = await run(
        thing,
        '{ thing(id: "a") { id } }',
        () => ({ error: 'why' }),
        status,
      );
      expect(data).toEqual({ thing: null });
      expect(errors?.[0]?.message).toBe(`Response not successful: Received status code ${status}`);
      expect(errors?.[0]?.extensions).toMatchObject({ response: { status }, result: { error: 'why' } });
    }
  });
});

describe('a wrong configuration stops the start', () => {
  const wrong = {
    'a REST call without a body': 'type Query { a: JSON @rest(path: "a", method: "POST") }',
    'a body that may be missing': 'type Query { a(input: JSON): JSON @rest(path: "a", method: "PUT") }',
    'neither path nor path builder': 'type Query { a: JSON @rest(method: "GET") }',
    'both path and path builder': 'type Query { a: JSON @rest(path: "a", pathBuilder: "search") }',
    'a path parameter that is no argument': 'type Query { a: JSON @rest(path: "a/{id}") }',
    'a path parameter that may be missing': 'type Query { a(id: ID): JSON @rest(path: "a/{id}") }',
    'a query parameter that is no argument': 'type Query { a(q: ID): JSON @rest(path: "a{?q,rows}") }',
    'an unknown path builder': 'type Query { a: JSON @rest(pathBuilder: "none") }',
    'an unknown method': 'type Query { a: JSON @rest(path: "a", method: "HEAD") }',
  };
  const messages = {
    'a REST call without a body': 'Query.a: POST using a REST call without a body',
    'a body that may be missing': 'Query.a: PUT using a REST call without a body',
    'neither path nor path builder':
      'Query.a: one and only one of path and pathBuilder must be set in @rest; it has neither',
    'both path and path builder': 'it has both',
    'a path parameter that is no argument': 'Query.a: missing parameters to run query: id',
    'a path parameter that may be missing': 'missing parameters to run query: id',
    'a query parameter that is no argument': 'missing parameters to run query: rows',
    'an unknown path builder': 'no path builder named none',
    'an unknown method': '@rest cannot send HEAD',
  };
  it.each(Object.keys(wrong) as (keyof typeof wrong)[])('%s', (name) => {
    expect(() => createSchema(wrong[name])).toThrow(messages[name]);
  });
});
