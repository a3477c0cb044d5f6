/*
 * What people do while the server may die, each over and over, and what must be true of it afterwards. `work` notes what
 * was acknowledged; `problems` looks after the restart, and names what was lost or is half there.
 */
import { randomInt, randomUUID } from 'node:crypto';
import type { Administrator } from './administrator.ts';

export interface Promised {
  name: string;
  /** Does it once; throws where the server dies meanwhile. */
  work(): Promise<void>;
  problems(): Promise<string[]>;
}

type Rows = { records: Record<string, number>[]; total: number };

/** Upserts of three rows at a time: each row as last acknowledged or later, each call wholly or not at all. */
export async function upserts(site: Administrator, packageId: string): Promise<Promised> {
  const keys = 30;
  const first = Array.from({ length: keys }, (_, key) => ({ key, value: 0 }));
  const { resource_id } = await site.call<{ resource_id: string }>('datastore_create', {
    resource: { package_id: packageId, name: 'Rows that change' },
    fields: [
      { id: 'key', type: 'int' },
      { id: 'value', type: 'int' },
    ],
    primary_key: 'key',
    records: first,
  });
  const acknowledged = new Map(first.map(({ key, value }) => [key, value]));
  let attempt = { value: 0, keys: [] as number[] };
  return {
    name: 'upserts',
    work: async () => {
      const start = randomInt(keys - 2);
      attempt = { value: attempt.value + 1, keys: [start, start + 1, start + 2] };
      const records = attempt.keys.map((key) => ({ key, value: attempt.value }));
      await site.call('datastore_upsert', { resource_id, records, method: 'upsert', force: true });
      for (const { key, value } of records) acknowledged.set(key, value);
    },
    problems: async () => {
      const { records } = await site.call<Rows>('datastore_search', { resource_id, limit: keys });
      const found = new Map(records.map(({ key, value }) => [key, value]));
      const hasNew = attempt.keys.filter((key) => found.get(key) === attempt.value).length;
      const lost = [...acknowledged].filter(
        ([key, value]) =>
          found.get(key) !== value && !(attempt.keys.includes(key) && found.get(key) === attempt.value),
      );
      // What the killed call wrote counts from now on.
      if (hasNew === attempt.keys.length)
        for (const key of attempt.keys) acknowledged.set(key, attempt.value);
      return [
        ...lost.map(([key, value]) => `row ${key} has ${found.get(key)} where ${value} was acknowledged`),
        ...(hasNew === 0 || hasNew === 3 ? [] : [`${hasNew} of 3 rows of one upsert are there`]),
      ];
    },
  };
}

type Job = { id: string; state: string };

/** Imports of whole files over a table: all rows of one file, never an older one than was acknowledged. */
export async function imports(site: Administrator, packageId: string): Promise<Promised> {
  let resource = '';
  let [acknowledged, attempted] = [0, 0];
  // A file that was being imported keeps its table to itself until others know that its process died.
  const makeTable = async () => {
    const made = { package_id: packageId, name: 'A file', url: 'https://example.org/file.csv' };
    resource = (await site.call<{ id: string }>('resource_create', made)).id;
    [acknowledged, attempted] = [0, 0];
  };
  return {
    name: 'imports',
    work: async () => {
      if (resource === '') await makeTable();
      attempted += 1;
      const lines = Array.from({ length: rowsOf(attempted) }, (_, row) => `${attempted},${row},words ${row}`);
      const address = `/api/imports/upload?resource_id=${resource}&filename=file.csv`;
      const body = ['generation,row,words', ...lines].join('\n');
      const answer = await site.request(address, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/csv' },
      });
      let job = (await answer.json()) as Job;
      while (job.state === 'queued' || job.state === 'running')
        job = (await (await site.request(`/api/imports/${job.id}`)).json()) as Job;
      if (job.state === 'done') acknowledged = attempted;
    },
    problems: async () => {
      if (resource === '' || attempted === 0) return [];
      const found = await visibleGeneration(site, resource);
      const problems = imported(found, acknowledged, attempted);
      resource = '';
      return problems;
    },
  };
}

const rowsOf = (generation: number): number => 200 + (generation % 7);

async function visibleGeneration(site: Administrator, resource_id: string): Promise<Rows | undefined> {
  const { datastore_active } = await site.call<{ datastore_active: boolean }>('resource_show', {
    id: resource_id,
  });
  if (!datastore_active) return undefined;
  return site.call<Rows>('datastore_search', { resource_id, fields: 'generation', limit: 1000 });
}

function imported(found: Rows | undefined, acknowledged: number, attempted: number): string[] {
  if (!found) return acknowledged === 0 ? [] : [`file ${acknowledged} was imported, and there is no table`];
  const generations = new Set(found.records.map(({ generation }) => generation));
  const [generation = 0] = generations;
  return [
    ...(generations.size === 1 ? [] : [`rows of ${generations.size} files stand in one table`]),
    ...(generation >= acknowledged && generation <= attempted
      ? []
      : [`file ${generation} is there where ${acknowledged} was acknowledged`]),
    ...(found.total === rowsOf(generation) ? [] : [`${found.total} rows of ${rowsOf(generation)} are there`]),
  ];
}

type Package = { title: string; notes: string };

/** Changes of metadata: title and notes of one change, found by search as they are shown. */
export async function metadata(site: Administrator, owner: string): Promise<Promised> {
  const name = 'changed-all-the-time';
  await site.call('package_create', { name, owner_org: owner, title: 'State 0', notes: 'Notes 0' });
  let [acknowledged, attempted] = [0, 0];
  return {
    name: 'changes of metadata',
    work: async () => {
      attempted += 1;
      await site.call('package_patch', {
        id: name,
        title: `State ${attempted}`,
        notes: `Notes ${attempted}`,
      });
      acknowledged = attempted;
    },
    problems: async () => {
      const shown = await site.call<Package>('package_show', { id: name });
      const { results } = await site.call<{ results: Package[] }>('package_search', { fq: `name:${name}` });
      const state = Number(shown.title.slice('State '.length));
      const problems = [
        ...(shown.notes === `Notes ${state}` ? [] : [`title ${shown.title} stands beside ${shown.notes}`]),
        ...(results[0]?.title === shown.title
          ? []
          : [`search shows ${results[0]?.title} for ${shown.title}`]),
        ...(state >= acknowledged && state <= attempted
          ? []
          : [`${shown.title} is there where ${acknowledged} was acknowledged`]),
      ];
      acknowledged = Math.max(acknowledged, state);
      return problems;
    },
  };
}

/** New datasets: each that was acknowledged is shown and found. */
export function creations(site: Administrator, owner: string): Promised {
  let acknowledged: string[] = [];
  return {
    name: 'new datasets',
    work: async () => {
      const name = `made-${randomUUID()}`;
      await site.call('package_create', { name, owner_org: owner, title: name });
      acknowledged.push(name);
    },
    problems: async () => {
      const names = acknowledged.slice(-100);
      acknowledged = [];
      const fq = `name:(${names.join(' OR ')})`;
      const { count } = await site.call<{ count: number }>(
        'package_search',
        names.length > 0 ? { fq } : { rows: 0 },
      );
      const missing: string[] = [];
      for (const id of names) await site.call('package_show', { id }).catch(() => missing.push(id));
      return [
        ...missing.map((name) => `dataset ${name} is gone`),
        ...(names.length > 0 && count !== names.length
          ? [`search finds ${count} of ${names.length} datasets`]
          : []),
      ];
    },
  };
}

/** Files that come with a resource: each that was acknowledged can be downloaded as it was sent. */
export function uploads(site: Administrator, packageId: string): Promised {
  let acknowledged: { url: string; content: string }[] = [];
  return {
    name: 'uploads',
    work: async () => {
      const content = `a note, ${randomUUID()}, no table\n`.repeat(1 + randomInt(2000));
      const form = new FormData();
      form.set('package_id', packageId);
      form.set('name', 'A note');
      form.set('upload', new Blob([content]), 'note.txt');
      const answer = await site.request('/api/3/action/resource_create', { method: 'POST', body: form });
      const { result } = (await answer.json()) as { result: { url: string } };
      acknowledged.push({ url: new URL(result.url).pathname, content });
    },
    problems: async () => {
      const problems: string[] = [];
      for (const { url, content } of acknowledged.slice(-20)) {
        const found = await site.request(url).then(
          (answer) => answer.text(),
          () => undefined,
        );
        if (found !== content)
          problems.push(`the file at ${url} is ${found === undefined ? 'gone' : 'another'}`);
      }
      acknowledged = [];
      return problems;
    },
  };
}

/** Messages to the team: each that was acknowledged is in the inbox, once. */
export function messages(site: Administrator): Promised {
  let acknowledged: string[] = [];
  return {
    name: 'messages to the team',
    work: async () => {
      const word = randomUUID().replaceAll('-', '');
      const written = { name: 'Asha', email: 'asha@example.org', phone: '9876543210', message: word };
      await site.request('/api/connect', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(written),
      });
      acknowledged.push(word);
    },
    problems: async () => {
      const problems: string[] = [];
      for (const word of acknowledged.slice(-20)) {
        const answer = await site.request(`/api/content/feedback?search=${word}`);
        const { meta } = (await answer.json()) as { meta: { filter_count: number } };
        if (meta.filter_count !== 1) problems.push(`message ${word} is there ${meta.filter_count} times`);
      }
      acknowledged = [];
      return problems;
    },
  };
}
