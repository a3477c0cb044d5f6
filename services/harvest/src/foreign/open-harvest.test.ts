import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createOutbound } from '@gazetteer/outbound';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HarvestRecord } from './harvest-source.ts';
import { findLicense } from './licenses-testing.ts';
import { openHarvest } from './open-harvest.ts';

let folder: string;
const outbound = createOutbound({ allowPrivate: true });
const one = { id: 'one', name: 'rain', resources: [] };
const lines = `\uFEFF${JSON.stringify(one)}\r\n\n{"broken\n${JSON.stringify({ ...one, id: 'two' })}`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-harvest-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function read(location: string): Promise<HarvestRecord[] | undefined> {
  const source = await openHarvest(location, { outbound, folder, findLicense, wait: async () => {} });
  if (!source) return undefined;
  const entries: HarvestRecord[] = [];
  for await (const entry of source.read(undefined)) entries.push(entry);
  return entries;
}

async function readFile(name: string, content: string | Buffer) {
  await writeFile(path.join(folder, name), content);
  return read(path.join(folder, name));
}

const both = [
  { place: 'line 1', dataset: { foreignId: 'one' } },
  { place: 'line 3', problem: expect.stringContaining('no JSON') },
  { place: 'line 4', dataset: { foreignId: 'two' } },
];

it('reads a dump of lines, also gzipped, and says where a bad line is', async () => {
  expect(await readFile('a.jsonl', lines)).toMatchObject(both);
  expect(await readFile('a.jsonl.gz', gzipSync(lines))).toMatchObject(both);
});

it.each([
  ['a list', [one]],
  ['results', { results: [one] }],
  ['an answer of package_search', { success: true, result: { count: 1, results: [one] } }],
])('reads a dump that is %s', async (_kind, document) => {
  expect(await readFile('b.json', JSON.stringify(document))).toMatchObject([{ place: 'entry 1' }]);
});

it('reads DCAT', async () => {
  const document = { dataset: [{ identifier: 'a', title: 'A' }] };
  expect(await readFile('data.json', JSON.stringify(document))).toMatchObject([
    { dataset: { foreignId: 'a' } },
  ]);
});

it('leaves tables and what is no JSON to others', async () => {
  expect(await readFile('c.json', '[{"year":2001,"mm":10}]')).toBeUndefined();
  expect(await readFile('d.ndjson', '{"year":2001}\n{"year":2002}')).toBeUndefined();
  expect(await readFile('e.json', 'no JSON')).toBeUndefined();
  expect(await readFile('f.csv', 'a,b')).toBeUndefined();
  expect(await read(folder)).toBeUndefined();
});

it('fails on a gzipped dump that is cut off', async () => {
  const many = Array.from({ length: 5000 }, (_, id) =>
    JSON.stringify({ ...one, id: `${id}${Math.random()}` }),
  ).join('\n');
  await expect(readFile('g.jsonl.gz', gzipSync(many).subarray(0, 60_000))).rejects.toThrow(
    'unexpected end of file',
  );
});

it('reads dumps, DCAT of several pages and CKAN by address', async () => {
  const server = Fastify();
  const address = await new Promise<string>((resolve) => {
    server.get('/dump.jsonl', async (_request, reply) => reply.type('text/plain').send(lines));
    server.get('/table.json', async () => [{ year: 2001 }]);
    server.get('/catalog.jsonld', (request) => {
      const { page } = request.query as { page?: string };
      const next = page ? {} : { '@type': 'hydra:PartialCollectionView', 'hydra:next': { '@id': '?page=2' } };
      const context = {
        dcat: 'http://www.w3.org/ns/dcat#',
        dct: 'http://purl.org/dc/terms/',
        hydra: 'http://www.w3.org/ns/hydra/core#',
      };
      const dataset = { '@id': `/d${page ?? 1}`, '@type': 'dcat:Dataset', 'dct:title': `Page ${page ?? 1}` };
      return { '@context': context, '@graph': [dataset, { '@id': '?view', ...next }] };
    });
    server.get('/sub/api/3/action/package_search', async () => ({
      success: true,
      result: { count: 1, results: [one] },
    }));
    void server.listen({ port: 0, host: '127.0.0.1' }).then(resolve);
  });
  expect(await read(`${address}/dump.jsonl`)).toMatchObject(both);
  expect(await read(`${address}/catalog.jsonld`)).toMatchObject([
    { dataset: { foreignId: `${address}/d1` } },
    { dataset: { foreignId: `${address}/d2`, fields: { title: 'Page 2' } } },
  ]);
  expect(await read(`${address}/sub/api/3/action/package_list`)).toMatchObject([
    { dataset: { foreignId: 'one' } },
  ]);
  await expect(read(`${address}/table.json`)).rejects.toThrow('is neither a dump of CKAN, nor DCAT');
  await expect(read(`${address}/gone.jsonl`)).rejects.toThrow('it answers with the status 404');
  await server.close();
});
