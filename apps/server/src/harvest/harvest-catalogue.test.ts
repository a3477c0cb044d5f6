import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLicense, type PackageDictionary } from '@gazetteer/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { applicationTarget } from '../application-target.ts';
import { harvestCatalogue, type HarvestOptions, ckanList } from '@gazetteer/harvest';

let folder: string;
let application: Application;
let location: string;
let runs = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harvest-catalogue-'));
  application = await openApplication(testSettings({ DATA_DIR: folder }));
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

// Each test harvests a catalogue of its own.
beforeEach(() => {
  runs += 1;
  location = `catalogue-${runs}`;
});

const id = (number: number) => `${location}-dataset-${String(number).padStart(8, '0')}`;
const organization = { id: 'weather-office-0001', name: 'weather-office', title: 'Weather Office' };

function dataset(number: number, more: object = {}): Record<string, unknown> {
  const resource = {
    id: `${id(number)}-file`,
    name: 'File',
    url: 'https://example.org/a.csv',
    format: 'csv',
  };
  return {
    id: id(number),
    name: id(number),
    title: `Dataset ${number}`,
    organization,
    resources: [resource],
    ...more,
  };
}

const many = (count: number) => Array.from({ length: count }, (_, number) => dataset(number));

function harvest(packages: unknown[], options?: HarvestOptions, version = '1') {
  const source = ckanList(packages, { location, version, findLicense });
  return harvestCatalogue(applicationTarget(application), source, options);
}

async function show(name: string): Promise<PackageDictionary> {
  return (await application.call('package_show', { id: name }, administrator)) as PackageDictionary;
}

async function countOf(prefix: string): Promise<number> {
  const search = { q: `name:${prefix}*`, rows: 0, facet: false };
  return ((await application.call('package_search', search, administrator)) as { count: number }).count;
}

describe('harvesting a catalogue', () => {
  it('brings its datasets under their own ids and names, with organisation and resources', async () => {
    expect(await harvest(many(3))).toMatchObject({ created: 3, failed: 0, finished: true, resumed: false });
    expect(await show(id(1))).toMatchObject({
      id: id(1),
      title: 'Dataset 1',
      organization: { id: organization.id, name: 'weather-office', title: 'Weather Office' },
      resources: [{ id: `${id(1)}-file`, format: 'CSV', datastore_active: false, idp_ready: true }],
    });
  });

  it('cuts texts that are longer than ours may be, and loses no dataset for them', async () => {
    const long = 'word '.repeat(10_000);
    const texts = ['name', 'description', 'mimetype', 'mimetype_inner', 'hash', 'resource_type', 'frequency'];
    const resource = Object.fromEntries(texts.map((field) => [field, long]));
    const owner = { id: `${id(0)}-owner`, name: `${id(0)}-owner`, title: long, description: long };
    const said = { notes: long, author: long, maintainer: long, version: long, license_title: long };
    const report = await harvest([
      dataset(0, { ...said, organization: owner, resources: [{ ...resource, id: `${id(0)}-file` }] }),
    ]);
    expect(report).toMatchObject({ created: 1, failures: [] });
    const { notes, author, resources } = await show(id(0));
    expect([notes, author, resources[0]?.description].map((text) => text?.length)).toEqual([
      20_000, 1000, 20_000,
    ]);
    expect(notes).toMatch(/ …$/);
  });

  it('changes nothing when the source is the same', async () => {
    await harvest(many(3));
    const before = await show(id(1));
    expect(await harvest(many(3))).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    expect(await show(id(1))).toEqual(before);
  });

  it('follows the source where it changed, and keeps what was said here as long as it did not', async () => {
    await harvest(many(2));
    for (const number of [0, 1]) {
      const patch = { id: id(number), notes: 'Said here', sector: ['Climate'] };
      await application.call('package_patch', patch, administrator);
    }
    const added = { package_id: id(1), name: 'Added here', url: 'https://example.org/b.csv' };
    await application.call('resource_create', added, administrator);
    const result = await harvest([dataset(0), dataset(1, { title: 'Anew', resources: [] })]);
    expect(result).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await show(id(0))).toMatchObject({ notes: 'Said here' });
    expect(await show(id(1))).toMatchObject({
      title: 'Anew',
      notes: '',
      sector: ['Climate'],
      resources: [{ name: 'Added here' }],
    });
  });

  it('gives a name that is taken an ending of its own, the same in every order', async () => {
    const twins = [dataset(0, { name: `${location}-twin` }), dataset(1, { name: `${location}-twin` })];
    await harvest(twins);
    expect((await show(id(0))).name).toBe(`${location}-twin`);
    const { name } = await show(id(1));
    expect(name).toMatch(new RegExp(`^${location}-twin-[0-9a-f]{8}$`));
    expect(await harvest(twins.toReversed())).toMatchObject({ unchanged: 2 });
    expect((await show(id(1))).name).toBe(name);
  });

  it('gives ids of its own where those of the source are taken', async () => {
    await harvest(many(1));
    const name = `${location}-copy`;
    location = `${location}-other`;
    const copy = { ...many(1)[0], id: `catalogue-${runs}-dataset-00000000`, name };
    expect(await harvest([copy])).toMatchObject({ created: 1, failed: 0 });
    expect((await show(name)).id).not.toBe(copy.id);
    expect(await harvest([{ ...copy, title: 'Anew' }])).toMatchObject({ created: 0, updated: 1 });
    expect((await show(name)).title).toBe('Anew');
  });

  it('reports bad entries one by one, and brings the others', async () => {
    const bad = { id: id(90), title: 'Without a name', resources: [] };
    const refused = dataset(91, {
      resources: [
        { id: 'x'.repeat(20), name: 'ok' },
        { id: 'x'.repeat(20), url: 'b' },
      ],
      tags: [],
    });
    const result = await harvest([dataset(0), bad, refused, 7, dataset(2, { state: 'draft' }), dataset(3)]);
    expect(result).toMatchObject({ created: 3, left: 1, failed: 2 });
    expect(result.failures.map(({ place }) => place)).toEqual(['entry 2', 'entry 4']);
    expect(result.failures[0]?.reason).toContain('name');
  });

  it('brings a dataset that is listed twice once', async () => {
    expect(await harvest([...many(3), dataset(1)])).toMatchObject({ created: 3 });
    expect(await countOf(location)).toBe(3);
  });

  it('says in a dry run what would be done, and does nothing', async () => {
    expect(await harvest(many(2), { dryRun: true })).toMatchObject({ created: 2, finished: true });
    expect(await countOf(location)).toBe(0);
    await harvest(many(2));
    const changed = [dataset(0, { title: 'Anew' })];
    expect(await harvest(changed, { dryRun: true, prune: true })).toMatchObject({
      updated: 1,
      vanished: 1,
      pruned: 0,
    });
    expect(await countOf(location)).toBe(2);
  });
});

describe('a dataset that is gone from its source', () => {
  it('is reported, and deleted when that is wished; it comes back with the source', async () => {
    await harvest(many(3));
    expect(await harvest(many(2))).toMatchObject({ vanished: 1, pruned: 0, vanishedIds: [id(2)] });
    expect((await show(id(2))).state).toBe('active');
    expect(await harvest(many(2), { prune: true })).toMatchObject({ vanished: 1, pruned: 1 });
    expect((await show(id(2))).state).toBe('deleted');
    expect(await harvest(many(2), { prune: true })).toMatchObject({ vanished: 0, pruned: 0 });
    expect(await harvest(many(3))).toMatchObject({ updated: 1, unchanged: 2 });
    expect((await show(id(2))).state).toBe('active');
  });

  it('stays when entries could not be read, or when there is nothing at all', async () => {
    await harvest(many(2));
    expect(await harvest([dataset(0), 'broken'], { prune: true })).toMatchObject({ vanished: 1, pruned: 0 });
    expect(await harvest([], { prune: true })).toMatchObject({ vanished: 2, pruned: 0 });
    expect((await show(id(1))).state).toBe('active');
  });
});

describe('a harvest that breaks off', () => {
  /** Reads so many entries, then the power goes. */
  async function breakAfter(count: number, packages: unknown[]): Promise<void> {
    const source = ckanList(packages, { location, version: '1', findLicense });
    const broken = {
      ...source,
      async *read(cursor: string | undefined) {
        for await (const entry of source.read(cursor)) {
          if (entry.done > count) throw new Error('the power is gone');
          yield entry;
        }
      },
    };
    await expect(harvestCatalogue(applicationTarget(application), broken)).rejects.toThrow(
      'the power is gone',
    );
  }

  it('goes on where it stopped, makes nothing twice and tells of the whole', async () => {
    const packages = many(130);
    packages[3] = { id: id(3), resources: [] };
    await breakAfter(120, packages);
    expect(await countOf(location)).toBe(99);
    const read: number[] = [];
    const result = await harvest(packages, { progress: ({ done }) => read.push(done) });
    expect(result).toMatchObject({ created: 129, unchanged: 0, failed: 1, resumed: true, finished: true });
    expect(read).toEqual([130]);
    expect(await countOf(location)).toBe(129);
    expect(await harvest(packages)).toMatchObject({ created: 0, unchanged: 129, resumed: false });
  });

  it('begins anew when the source is another one by now', async () => {
    await breakAfter(60, many(70));
    expect(await harvest(many(80), {}, '2')).toMatchObject({ created: 30, unchanged: 50, resumed: false });
    expect(await countOf(location)).toBe(80);
  });

  it('is stopped by a signal after the batch under way', async () => {
    const stop = new AbortController();
    const stopped = await harvest(many(120), { signal: stop.signal, progress: () => stop.abort() });
    expect(stopped).toMatchObject({ created: 50, finished: false });
    expect(await harvest(many(120))).toMatchObject({ created: 120, resumed: true, finished: true });
  });

  it('leaves nothing of a batch whose end was not reached', async () => {
    const target = applicationTarget(application);
    let calls = 0;
    const dying: typeof target = {
      ...target,
      call: (action, input) => {
        if (action === 'package_create' && ++calls === 20) throw new Error('killed');
        return target.call(action, input);
      },
    };
    const source = ckanList(many(40), { location, version: '1', findLicense });
    await expect(harvestCatalogue(dying, source)).rejects.toThrow('killed');
    expect(await countOf(location)).toBe(0);
    expect(await harvest(many(40))).toMatchObject({ created: 40 });
  });
});
