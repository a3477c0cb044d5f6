import { createOutbound } from '@gazetteer/outbound';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchJson } from './fetch-json.ts';
import type { HarvestRecord } from './harvest-source.ts';
import { findLicense } from './licenses-testing.ts';
import { ckanSite } from './read-ckan-site.ts';

type Package = { id: string; name: string; resources: [] };

/** A CKAN catalogue that a test changes while it is read. */
let server: FastifyInstance;
let address: string;
let packages: Package[];
let answers: ((start: number) => { status: number; headers?: Record<string, string> } | undefined)[];
let starts: number[];
let waits: number[];

beforeEach(async () => {
  packages = Array.from({ length: 10 }, (_, number) => made(number));
  [answers, starts, waits] = [[], [], []];
  server = Fastify();
  server.get('/api/3/action/package_search', async (request, reply) => {
    const { start, rows } = request.query as { start: string; rows: string };
    starts.push(Number(start));
    const failure = answers.shift()?.(Number(start));
    if (failure)
      return reply
        .code(failure.status)
        .headers(failure.headers ?? {})
        .send('busy');
    const results = packages.slice(Number(start), Number(start) + Number(rows));
    return { success: true, result: { count: packages.length, results } };
  });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => server.close());

function made(number: number): Package {
  return { id: `dataset-${number}`, name: `name-${number}`, resources: [] };
}

const fetching = () => ({
  outbound: createOutbound({ allowPrivate: true }),
  findLicense,
  wait: async (seconds: number) => void waits.push(seconds),
});

async function readAll(cursor?: string): Promise<HarvestRecord[]> {
  const entries: HarvestRecord[] = [];
  for await (const entry of ckanSite(address, fetching(), 4).read(cursor)) entries.push(entry);
  return entries;
}

const idsOf = (entries: HarvestRecord[]) =>
  entries.map((entry) => ('dataset' in entry ? entry.dataset.foreignId : ''));

describe('a CKAN catalogue', () => {
  it('is read page by page, each overlapping by one, with pauses', async () => {
    const entries = await readAll();
    expect(idsOf(entries)).toEqual(packages.map(({ id }) => id));
    expect(starts).toEqual([0, 3, 6]);
    expect(waits).toEqual([0.2, 0.2]);
    expect(entries[4]).toMatchObject({
      place: 'dataset 5',
      done: 5,
      dataset: { fields: { source_link: `${address}/dataset/name-4` } },
    });
  });

  it('goes on after a cursor', async () => {
    const [, , third] = await readAll();
    expect(idsOf(await readAll(third?.cursor))).toEqual(packages.slice(3).map(({ id }) => id));
  });

  it('misses none when datasets go while it is read', async () => {
    answers = [() => undefined, () => void packages.splice(0, 2)];
    const found = idsOf(await readAll());
    for (const { id } of packages) expect(found).toContain(id);
  });

  it('takes in what is added while it is read', async () => {
    answers = [() => undefined, () => void packages.push(made(10), made(11))];
    expect(idsOf(await readAll())).toHaveLength(12);
  });

  it('says that an address is no CKAN', async () => {
    await server.close();
    server = Fastify();
    server.get('/*', async () => ({ hello: 'world' }));
    address = await server.listen({ port: 0, host: '127.0.0.1' });
    await expect(readAll()).rejects.toThrow('does not answer as CKAN does');
  });
});

describe('a catalogue that is busy', () => {
  it('is asked again after a while, or after the while it asks for', async () => {
    answers = [
      () => ({ status: 503 }),
      () => ({ status: 502 }),
      () => ({ status: 429, headers: { 'retry-after': '7' } }),
    ];
    expect(await readAll()).toHaveLength(10);
    expect(waits.slice(0, 3)).toEqual([1, 2, 7]);
  });

  it('is left alone when it stays so, or wants to be', async () => {
    answers = Array.from({ length: 6 }, () => () => ({ status: 503 }));
    await expect(readAll()).rejects.toThrow('answers with the status 503');
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    answers = [() => ({ status: 429, headers: { 'retry-after': '3600' } })];
    await expect(readAll()).rejects.toThrow('asks to come back in 3600 seconds');
  });

  it('is not asked again for what does not pass', async () => {
    answers = [() => ({ status: 404 })];
    await expect(readAll()).rejects.toThrow('answers with the status 404');
    expect(starts).toHaveLength(1);
  });
});

it('does not reach a private address unless that is allowed', async () => {
  await expect(fetchJson(`${address}/`, { outbound: createOutbound() })).rejects.toThrow(
    'only public addresses',
  );
});
