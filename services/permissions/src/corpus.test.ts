import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Limits } from './model/limits.ts';
import { openTestPermissions, readTupleText, type TestPermissions } from './permissions-testing.ts';

/** A file of `corpus/`: what a project has, and what must follow from it. */
type Cases = {
  title: string;
  limits?: Partial<Limits>;
  language: string;
  tuples: string[];
  allowed: string[];
  denied: string[];
  'at depth'?: Record<string, { allowed?: string[]; denied?: string[] }>;
  /** Objects by `Namespace#relation@subject`. */
  objects?: Record<string, string[]>;
  /** Ids by `Namespace:object#relation`. */
  subjects?: Record<string, string[]>;
  'not listable'?: string[];
  /** Trees by their root; a text is a leaf. */
  expand?: Record<string, Branch[]>;
};
type Branch = string | Record<string, Branch[]>;

const folder = join(import.meta.dirname, '../corpus');
const files = readdirSync(folder).map((name) => parse(readFileSync(join(folder, name), 'utf8')) as Cases);

describeStores('the corpus of permissions', (open) => {
  it.each(files)('$title', async (cases) => {
    const permissions = await openTestPermissions(await open());
    await permissions.limit(cases.limits ?? {});
    await permissions.speak(cases.language);
    await permissions.relate(...cases.tuples);
    const { allows } = permissions;
    for (const tuple of cases.allowed) expect(await allows(tuple), `${tuple} allowed`).toBe(true);
    for (const tuple of cases.denied) expect(await allows(tuple), `${tuple} denied`).toBe(false);
    for (const [depth, { allowed = [], denied = [] }] of Object.entries(cases['at depth'] ?? {})) {
      const parameters = `max-depth=${depth}`;
      for (const tuple of allowed) expect(await allows(tuple, parameters), `${tuple} at ${depth}`).toBe(true);
      for (const tuple of denied) expect(await allows(tuple, parameters), `${tuple} at ${depth}`).toBe(false);
    }
    await compareLists(permissions, cases);
    for (const [root, branches] of Object.entries(cases.expand ?? {})) {
      const { namespace, object, relation } = readTupleText(`${root}@nobody`);
      const query = new URLSearchParams({ namespace, object, relation });
      const { body } = await permissions.call('GET', `/relation-tuples/expand?${query}`);
      expect(simplify(body as Tree)).toEqual({ [root]: branches });
    }
  });

  it('holds more than 150 cases', () => {
    const count = files.reduce((sum, { allowed, denied, ...more }) => {
      const depths = Object.values(more['at depth'] ?? {}).flatMap((one) => [
        ...(one.allowed ?? []),
        ...(one.denied ?? []),
      ]);
      const lists = [more.objects, more.subjects, more.expand].flatMap((one) => Object.keys(one ?? {}));
      return sum + allowed.length + denied.length + depths.length + lists.length;
    }, 0);
    expect(count).toBeGreaterThan(150);
  });
});

async function compareLists({ call }: TestPermissions, cases: Cases): Promise<void> {
  for (const [asked, names] of Object.entries(cases.objects ?? {})) {
    const [set, subject_id] = asked.split('@') as [string, string];
    const [namespace, relation] = set.split('#') as [string, string];
    const query = new URLSearchParams({ namespace, relation, subject_id });
    const { body } = await call('GET', `/relation-tuples/objects?${query}`);
    expect({ asked, body }).toEqual({ asked, body: { objects: names, next_page_token: '', complete: true } });
  }
  for (const [asked, names] of Object.entries(cases.subjects ?? {})) {
    const { namespace, object, relation } = readTupleText(`${asked}@nobody`);
    const query = new URLSearchParams({ namespace, object, relation });
    const { body } = await call('GET', `/relation-tuples/subjects?${query}`);
    expect({ asked, body }).toEqual({
      asked,
      body: { subject_ids: names, next_page_token: '', complete: true },
    });
  }
  for (const asked of cases['not listable'] ?? []) {
    const [namespace, relation] = asked.split('#') as [string, string];
    const query = new URLSearchParams({ namespace, relation, subject_id: 'ann' });
    const { status } = await call('GET', `/relation-tuples/objects?${query}`);
    expect({ asked, status }).toEqual({ asked, status: 400 });
  }
}

type Set = { namespace: string; object: string; relation: string };
type Tree = { tuple: { subject_id?: string; subject_set?: Set }; children?: Tree[] };

function simplify({ tuple: { subject_id, subject_set: set }, children }: Tree): Branch {
  const name = set ? `${set.namespace}:${set.object}${set.relation ? `#${set.relation}` : ''}` : subject_id!;
  return children ? { [name]: children.map(simplify) } : name;
}
