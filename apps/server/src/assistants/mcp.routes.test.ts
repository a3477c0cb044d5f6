import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssistantPortal, openAssistantPortal } from './assistants-testing.ts';

let portal: AssistantPortal;

beforeAll(async () => {
  portal = await openAssistantPortal();
});

afterAll(() => portal.close());

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const post = (body: object, headers: Record<string, string> = {}) =>
  portal.ask('POST', '/mcp', { body, headers });

const hello = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'a-test', version: '1' } },
});

/** What a message of the revision of 2026 says of its sender, in place of a handshake. */
const REVISION = '2026-07-28';
const modern = (method: string, params: object = {}) =>
  [
    {
      jsonrpc: '2.0',
      id: 1,
      method,
      params: {
        ...params,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': REVISION,
          'io.modelcontextprotocol/clientInfo': { name: 'a-test', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
    { 'mcp-protocol-version': REVISION, 'mcp-method': method },
  ] as const;

describe('the protocol', () => {
  it.each(['2025-03-26', '2025-06-18', '2025-11-25'])('begins with a handshake in %s', async (revision) => {
    const { status, body, headers } = await post(hello(revision));
    expect(status).toBe(200);
    expect(headers['mcp-session-id']).toBeUndefined();
    expect(body.result).toMatchObject({
      protocolVersion: revision,
      serverInfo: { name: 'gazetteer', websiteUrl: 'http://portal.test' },
      capabilities: { tools: {}, resources: {} },
      instructions: expect.stringContaining('describe_portal'),
    });
  });

  it('needs no handshake in the revision of 2026, nor what was said before in any', async () => {
    const found = await post(...modern('server/discover'));
    expect(found.body.result).toMatchObject({ supportedVersions: [REVISION], capabilities: { tools: {} } });
    expect((await post(...modern('tools/list'))).body.result.tools).toHaveLength(9);
    expect((await post(list)).body.result.tools).toHaveLength(9);
  });

  it('is spoken with its own client in either way', async () => {
    for (const mode of ['auto', 'legacy'] as const) {
      const client = new Client({ name: 'a-test', version: '1' }, { versionNegotiation: { mode } });
      await client.connect(new StreamableHTTPClientTransport(new URL(portal.address)));
      expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? REVISION : '2025-11-25');
      const answer = await client.callTool({ name: 'cite', arguments: { dataset: 'rainfall' } });
      expect(answer.structuredContent).toMatchObject({ source: { dataset: 'rainfall' } });
      await client.close();
    }
  });

  it('knows no other revision', async () => {
    const { status, body } = await post(list, { 'mcp-protocol-version': '1999-01-01' });
    expect(status).toBe(400);
    expect(body.error.message).toContain('1999-01-01');
  });

  it('has no streams that stay open', async () => {
    const { status, body } = await post(...modern('subscriptions/listen', { notifications: {} }));
    expect([status, body.error.code]).toEqual([200, -32_603]);
  });

  it.each(['GET', 'DELETE', 'HEAD'])('has no sessions: %s is not allowed', async (method) => {
    const { status, headers, text } = await portal.ask(method, '/mcp');
    expect([status, headers['allow']]).toEqual([405, 'POST']);
    expect(text === '' || JSON.parse(text).error.data.code === 'method_not_allowed').toBe(true);
  });

  it('takes a notification without an answer', async () => {
    const { status, text } = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([status, text]).toEqual([202, '']);
  });

  it('gives texts in the language that the address asks for', async () => {
    const call = {
      ...list,
      method: 'tools/call',
      params: { name: 'draw_chart', arguments: { table: 'rainfall' } },
    };
    const { body } = await portal.ask('POST', '/mcp?lang=fr', { body: call });
    expect(body.result.structuredContent.shows).toContain('Dernières valeurs');
    expect((await portal.ask('POST', '/mcp?lang=de', { body: call })).status).toBe(400);
  });
});

describe('a message', () => {
  it.each([
    ['several at once', [list, list], 400, -32_600],
    ['one of another protocol', { ...list, jsonrpc: '1.0' }, 400, -32_600],
    ['one that is too large', { ...list, params: { words: 'a'.repeat(70_000) } }, 413, -32_000],
  ])('is refused in the form of the protocol: %s', async (_name, message, status, code) => {
    const answer = await post(message);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code, message: expect.any(String), data: { request_id: expect.any(String) } },
    });
  });

  it('that is no JSON is refused in the form of the protocol', async () => {
    const { status, body } = await send('{nonsense', 'application/json');
    expect([status, body.error.code]).toEqual([400, -32_700]);
    expect((await send(JSON.stringify(list), 'text/plain')).status).toBe(400);
  });

  it('to a tool or a method that is not there is answered with an error', async () => {
    const call = await post({ ...list, method: 'tools/call', params: { name: 'drop_table', arguments: {} } });
    expect(call.body.error).toMatchObject({ code: -32_602, message: expect.stringContaining('drop_table') });
    expect((await post({ ...list, method: 'prompts/list' })).body.error.code).toBe(-32_601);
  });
});

async function send(payload: string, type: string) {
  const { server } = portal.application;
  const headers = { 'content-type': type, host: 'portal.test' };
  const answer = await server.inject({ method: 'POST', url: '/mcp', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

describe('who calls from elsewhere', () => {
  it.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a name that points here', { host: 'evil.example' }],
    ['both, as after DNS rebinding', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
  ])('is refused: %s', async (_name, headers) => {
    const { status, body } = await post(list, headers);
    expect(status).toBe(403);
    expect(body.error.data.code).toBe('access_denied');
  });

  it('is answered on the own host, on this machine, and for pages of the own site', async () => {
    for (const host of ['portal.test', 'localhost:3000', '127.0.0.1']) {
      expect((await post(list, { host })).status).toBe(200);
    }
    expect((await post(list, { origin: 'http://portal.test' })).status).toBe(200);
  });
});
