import { randomUUID } from 'node:crypto';
import { type Clock, invalidInput, isNumericHost, notFound, type Secrets, type Sql } from '@gazetteer/kernel';
import { projectFaults } from './project-faults.ts';
import { completeSettings } from './project-settings.contract.ts';
import {
  deleteProject,
  findBySlug,
  findProjectRow,
  insertProject,
  listProjects,
  listRevisions,
  lockProject,
  lockMaking,
  type ProjectSummaryRow,
  updateProject,
} from './project.store.ts';
import {
  PORTAL_PROJECT,
  type Project,
  type ProjectRegistry,
  type ProjectState,
  type ProjectSummary,
} from './project.ts';
import { openSecrets, sealSecrets } from './settings-secrets.ts';
import type { ProjectTables } from '../tables.ts';

/** Another process's change to a project's settings is seen after this long at the latest. */
const FRESH_MILLISECONDS = 1000;

type RegistryOptions = { sql: Sql; clock: Clock; secrets: Secrets; publicUrl: string };

type ProjectChange = { settings?: string; name?: string; state?: ProjectState };

/** Opens the registry: projects live in SQL, and are remembered until their revision changes. */
export function createProjectRegistry(options: RegistryOptions): ProjectRegistry {
  const { clock, secrets } = options;
  const sql = options.sql.as<ProjectTables>();
  const base = new URL(options.publicUrl);
  const parentHost = parentHostOf(base);
  let known = new Map<string, { revision: string; project: Project }>();
  let bySlug = new Map<string, string>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const rowOf = async (id: string) => {
    const row = await findProjectRow(sql, id);
    if (!row) throw notFound('This project does not exist');
    return row;
  };
  const summaryOf = (row: ProjectSummaryRow): ProjectSummary => {
    const { id, slug, name, state, created_at: createdAt, updated_at: updatedAt } = row;
    const origin = id === PORTAL_PROJECT ? base.origin : `${base.protocol}//${slug}.${parentHost}`;
    return { id, slug, name, state, createdAt, updatedAt, origin, baseUrl: `${origin}/api/.ory` };
  };
  const read = async (id: string): Promise<Project> => {
    const row = await rowOf(id);
    return { ...summaryOf(row), settings: completeSettings(openSecrets(JSON.parse(row.settings), secrets)) };
  };

  const refresh = async (): Promise<void> => {
    const fresh: typeof known = new Map();
    const slugs: typeof bySlug = new Map();
    for (const { id, slug, revision } of await listRevisions(sql)) {
      const before = known.get(id);
      const project = before?.revision === revision ? before.project : await read(id);
      fresh.set(id, { revision, project });
      slugs.set(slug, id);
    }
    known = fresh;
    bySlug = slugs;
    checkedAt = clock().getTime();
  };

  const isFresh = () => Math.abs(clock().getTime() - checkedAt) < FRESH_MILLISECONDS;
  const ensureFresh = async (): Promise<void> => {
    if (isFresh()) return;
    checking ??= refresh().finally(() => (checking = undefined));
    await checking;
  };

  const ofId = async (id: string): Promise<Project> => {
    if (!isFresh()) await ensureFresh();
    const found = known.get(id);
    if (!found) throw notFound('This project does not exist');
    return found.project;
  };

  const write = async (id: string, change: ProjectChange): Promise<Project> => {
    await rowOf(id);
    await updateProject(sql, id, {
      ...change,
      revision: randomUUID(),
      updated_at: clock().toISOString(),
    });
    return changed(id);
  };
  /** What a transaction under way has written is known to others once it is committed, and never where it is not. */
  const changed = async (id: string): Promise<Project> => {
    await sql.afterCommit(refresh);
    return read(id);
  };

  return {
    ofId,
    ofHost: async (host) => {
      const slug = slugOf(host, parentHost);
      if (slug === undefined) return ofId(PORTAL_PROJECT);
      if (!isFresh()) await ensureFresh();
      return ofId(bySlug.get(slug) ?? '');
    },
    find: async (id) => {
      const row = await findProjectRow(sql, id);
      return row && summaryOf(row);
    },
    reserve: async (slug) => {
      await lockMaking(sql);
      return (await findBySlug(sql, slug)) === undefined;
    },
    named: async (idOrSlug) => {
      if (!isFresh()) await ensureFresh();
      return known.get(bySlug.get(idOrSlug) ?? idOrSlug)?.project;
    },
    create: async ({ id = randomUUID(), slug, name, settings }) => {
      check(settings);
      const now = clock().toISOString();
      const sealed = JSON.stringify(sealSecrets(settings, secrets));
      const dates = { created_at: now, updated_at: now };
      const revision = randomUUID();
      await insertProject(sql, { id, slug, name, settings: sealed, revision, state: 'running', ...dates });
      return changed(id);
    },
    configure: async (id, settings) => {
      check(settings);
      return write(id, { settings: JSON.stringify(sealSecrets(settings, secrets)) });
    },
    change: write,
    storedSettings: async (id) => completeSettings(JSON.parse((await rowOf(id)).settings)),
    remove: async (id) => {
      await rowOf(id);
      await deleteProject(sql, id);
      await sql.afterCommit(refresh);
    },
    list: async (page) => (await listProjects(sql, page)).map(summaryOf),
    lock: (id) => lockProject(sql, id),
  };
}

/** The host, with its port, below which projects have theirs. An IP address has no names below it: `localhost` stands for it. */
function parentHostOf({ host, hostname }: URL): string {
  return isNumericHost(hostname) ? host.replace(hostname, 'localhost') : host;
}

/** The part of `host` before the parent host, or undefined where there is none; names are the same in any spelling. */
function slugOf(spelled: string, parentHost: string): string | undefined {
  const host = spelled.toLowerCase().replace(/\.(?=:|$)/, '');
  const suffix = `.${parentHost}`;
  return host.endsWith(suffix) ? host.slice(0, -suffix.length) : undefined;
}

function check(settings: unknown): void {
  const fields: Record<string, string[]> = {};
  for (const { place, fault } of projectFaults(settings)) (fields[place || 'settings'] ??= []).push(fault);
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}
