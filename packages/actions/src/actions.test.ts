import { accessDenied, ApplicationError, notFound } from '@gazetteer/kernel';
import { createTestServer } from '@gazetteer/testing';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { defineAction, registerActions } from './index.ts';

const echo = defineAction({
  name: 'echo',
  summary: 'Gives back what it takes',
  readOnly: true,
  input: Type.Object({
    id: Type.String(),
    rows: Type.Optional(Type.Integer({ minimum: 0 })),
    all_fields: Type.Optional(Type.Boolean()),
    fields: Type.Optional(Type.Array(Type.String())),
    filters: Type.Optional(Type.Object({}, { additionalProperties: true })),
    format: Type.Optional(Type.Union([Type.Literal('lists'), Type.Literal('csv')])),
    order: Type.Optional(Type.Enum(['up', 'down'])),
  }),
  output: Type.Unknown(),
  handle: async (input) => input,
});

const failures: Record<string, Error> = {
  denied: accessDenied(),
  missing: notFound(),
  syntax: new ApplicationError('search_syntax', 400, 'No closing quote'),
  fault: new Error('the password is swordfish'),
};

const change = defineAction({
  name: 'change',
  summary: 'Changes something',
  readOnly: false,
  input: Type.Object({ fail: Type.Optional(Type.String()) }),
  output: Type.Null(),
  handle: async ({ fail }) => {
    const failure = failures[fail ?? ''];
    if (failure) throw failure;
    return null;
  },
});

async function open() {
  const server = await createTestServer();
  registerActions(server, [echo, change]);
  return server;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('an action', () => {
  it.each([
    '/api/3/action/echo?id=a',
    '/api/action/echo?id=a',
  ])('answers GET %s in an envelope with the address of its help', async (url) => {
    const server = await open();
    const answer = await server.inject(url);
    expect(answer.headers['content-type']).toBe('application/json;charset=utf-8');
    expect(answer.json()).toEqual({
      help: 'http://portal.test/api/3/action/help_show?name=echo',
      success: true,
      result: { id: 'a' },
    });
  });

  it('reads numbers, booleans, lists and objects from a query string', async () => {
    const server = await open();
    const query = { id: '7', rows: '3', all_fields: 'True', fields: 'a, b', filters: '{"x":[1]}' };
    const answer = await server.inject({ url: '/api/3/action/echo', query });
    expect(answer.json().result).toEqual({
      id: '7',
      rows: 3,
      all_fields: true,
      fields: ['a', 'b'],
      filters: { x: [1] },
    });
  });

  it('reads a repeated key as a list', async () => {
    const server = await open();
    const answer = await server.inject('/api/3/action/echo?id=a&fields=x&fields=y,z');
    expect(answer.json().result.fields).toEqual(['x', 'y,z']);
  });

  it('takes JSON, a form, a multipart form and JSON that calls itself a form', async () => {
    const server = await open();
    const url = '/api/3/action/echo';
    const multipart = '--b\r\ncontent-disposition: form-data; name="id"\r\n\r\na\r\n--b--\r\n';
    const answers = await Promise.all([
      server.inject({ method: 'POST', url, payload: { id: 'a', rows: '1' } }),
      server.inject({ method: 'POST', url, headers: form, payload: 'id=a&rows=1' }),
      server.inject({ method: 'POST', url, headers: form, payload: '{"id": "a", "rows": 1}' }),
      server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload: multipart,
      }),
    ]);
    expect(answers.map((answer) => answer.json().result)).toEqual([
      { id: 'a', rows: 1 },
      { id: 'a', rows: 1 },
      { id: 'a', rows: 1 },
      { id: 'a' },
    ]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', '--b\r\n\r\na\r\n--b--\r\n'],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'x'],
    [
      'that ends too early',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="id"\r\n\r\na',
    ],
  ])('refuses a multipart form %s, and says why', async (_what, type, payload) => {
    const server = await open();
    for (const name of ['echo', 'change']) {
      const url = `/api/3/action/${name}`;
      const answer = await server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('The multipart form cannot be read');
    }
  });

  it('takes JSON that calls itself a form whatever signs are in it', async () => {
    const server = await open();
    const payload = '{"id": "a=b & c + d%20"}';
    const answer = await server.inject({ method: 'POST', url: '/api/3/action/echo', headers: form, payload });
    expect(answer.json().result).toEqual({ id: 'a=b & c + d%20' });
  });

  it('takes null for a field that cannot be null as the field left out', async () => {
    const server = await open();
    const url = '/api/3/action/echo';
    const nulls = { id: 'a', rows: null, all_fields: null, fields: null, filters: null, format: null };
    const answer = await server.inject({ method: 'POST', url, payload: nulls });
    expect(answer.json().result).toEqual({ id: 'a' });
    const missing = await server.inject({ method: 'POST', url, payload: { id: null } });
    expect(missing.json().error.id).toEqual(['Missing value']);
  });

  it('takes a body without content, whatever it is called', async () => {
    const server = await open();
    const headers = { 'content-type': 'application/json' };
    const answer = await server.inject({ method: 'POST', url: '/api/3/action/change', headers, payload: '' });
    expect([answer.statusCode, answer.json().result]).toEqual([200, null]);
  });

  it('that only reads takes its parameters from the address by POST where the body says nothing', async () => {
    const server = await open();
    const url = '/api/action/echo?id=a&rows=1&fields=x&fields=y';
    const json = { 'content-type': 'application/json' };
    const bodies = [
      { headers: json, payload: '' },
      { headers: json, payload: '{}' },
      { headers: form, payload: '' },
      { headers: {} },
    ];
    for (const body of bodies) {
      const answer = await server.inject({ method: 'POST', url, ...body });
      expect(answer.json().result).toEqual({ id: 'a', rows: 1, fields: ['x', 'y'] });
    }
    const answer = await server.inject({ method: 'POST', url, payload: { id: 'b' } });
    expect(answer.json().result).toEqual({ id: 'b' });
  });

  it('that writes takes nothing from the address', async () => {
    const server = await open();
    const answer = await server.inject({ method: 'POST', url: '/api/3/action/change?fail=denied' });
    expect(answer.json().result).toBeNull();
  });

  it('answers HEAD as it answers GET', async () => {
    const server = await open();
    const answer = await server.inject({ method: 'HEAD', url: '/api/3/action/echo?id=a' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('names the choices where a field has a few', async () => {
    const server = await open();
    const answer = await server.inject('/api/3/action/echo?id=a&format=xml&order=UP');
    expect(answer.json().error).toMatchObject({
      format: ['Invalid value: must be one of lists, csv'],
      order: ['Invalid value: must be one of up, down'],
    });
  });

  it('may be read by pages of any other site', async () => {
    const server = await open();
    const origin = { origin: 'https://elsewhere.test' };
    for (const url of ['/api/3/action/echo?id=a', '/api/action/echo', '/api/3/action/foo']) {
      const answer = await server.inject({ url, headers: origin });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('tells a browser beforehand what pages of other sites may send', async () => {
    const server = await open();
    const headers = { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' };
    const answer = await server.inject({ method: 'OPTIONS', url: '/api/3/action/echo', headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': expect.stringContaining(
        'Authorization, Content-Type, If-Modified-Since',
      ),
    });
  });

  it('names every wrong field', async () => {
    const server = await open();
    const answer = await server.inject('/api/3/action/echo?rows=-1&all_fields=perhaps');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      help: expect.stringContaining('name=echo'),
      success: false,
      request_id: expect.any(String),
      error: {
        __type: 'Validation Error',
        id: ['Missing value'],
        rows: ['Must be a natural number'],
        all_fields: ['Invalid value: must be boolean'],
      },
    });
  });

  it.each([
    ['denied', 403, 'Authorization Error', 'Access denied'],
    ['missing', 404, 'Not Found Error', 'Not found'],
    ['syntax', 409, 'Search Error', 'No closing quote'],
    ['fault', 500, 'Internal Server Error', 'Something went wrong on our side. Please try again.'],
  ])('turns %s into status %i and type %s', async (fail, status, type, message) => {
    const server = await open();
    const answer = await server.inject({ method: 'POST', url: '/api/3/action/change', payload: { fail } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.__type).toBe(type);
    expect(answer.json().error.message).toBe(message);
    expect(answer.body).not.toContain('swordfish');
  });
});

describe('a call that reaches no action', () => {
  it('is answered in bare JSON text for an unknown name', async () => {
    const server = await open();
    const answer = await server.inject('/api/3/action/foo');
    expect([answer.statusCode, answer.json()]).toEqual([400, 'Bad request - Action name not known: foo']);
  });

  it('is refused for GET on an action that writes', async () => {
    const server = await open();
    const answer = await server.inject('/api/3/action/change');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      'Bad request - JSON Error: Invalid request. Please use POST method for your request',
    ]);
  });

  it('is refused for JSON that is none', async () => {
    const server = await open();
    const headers = { 'content-type': 'application/json' };
    const answer = await server.inject({
      method: 'POST',
      url: '/api/3/action/echo',
      headers,
      payload: '{"id":',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatch(/^Bad request - JSON Error: /);
  });
});

it('tells the version of the API and what an action takes', async () => {
  const server = await open();
  expect((await server.inject('/api/3')).json()).toEqual({ version: 3 });
  const help = await server.inject('/api/3/action/help_show?name=echo');
  expect(help.json().result).toContain('id (required)');
  const none = await server.inject('/api/3/action/help_show?name=none');
  expect([none.statusCode, none.json().error.__type]).toEqual([404, 'Not Found Error']);
});
