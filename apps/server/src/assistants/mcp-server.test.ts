import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { mcpServer } from './mcp-server.ts';
import type { Portal } from './portal.ts';

/** A client of a server whose portal answers every action by one function. */
async function connectTo(action: () => Promise<unknown>) {
  const faults: unknown[] = [];
  const portal: Portal = {
    action: action as Portal['action'],
    fetch: async () => new Response(null, { status: 404 }),
    draw: () => Promise.reject(new Error('nothing is drawn here')),
    largestTables: async () => [],
    publicUrl: 'http://portal.test',
    listedOnly: [],
    name: 'A portal',
    language: 'en',
  };
  const [here, there] = InMemoryTransport.createLinkedPair();
  await mcpServer({ portal, onFault: (error) => faults.push(error) }).connect(there);
  const client = new Client({ name: 'a-test', version: '1' });
  await client.connect(here);
  return { client, faults };
}

it('of a fault of ours an assistant learns nothing, and the log everything', async () => {
  const fault = new TypeError('cannot read the secret file /etc/passwd');
  const { client, faults } = await connectTo(() => Promise.reject(fault));
  const answer = await client.callTool({ name: 'describe_table', arguments: { table: 'rain' } });
  expect(answer).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('on our side') }],
  });
  await expect(client.readResource({ uri: 'gazetteer://tables/rain' })).rejects.toThrow(/on our side/);
  expect(faults).toEqual([fault, fault]);
});

it('an answer that is too large is refused, whatever it is about', async () => {
  const many = { name: 'x'.repeat(100_000), display_name: 'x', count: 1 };
  const facets = { organization: { items: [many] } };
  const { client } = await connectTo(async () => ({ count: 1, results: [], search_facets: facets }));
  const answer = await client.callTool({ name: 'describe_portal', arguments: {} });
  expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('too large') }] });
  await expect(client.readResource({ uri: 'gazetteer://overview' })).rejects.toThrow(/too large/);
});
