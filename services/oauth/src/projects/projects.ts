import { createHash, randomUUID } from 'node:crypto';
import { type Clock, type Fault, invalidInput, LRUCache, schemaFaults, type Sql } from '@gazetteer/kernel';
import type { OauthProject, Projects } from '../model/oauth-context.ts';
import {
  completeSettings,
  type GivenSettings,
  OauthSettings,
  withDefaults,
} from '../model/oauth-settings.ts';
import type { OauthTables } from '../model/tables.ts';
import { findSettings, saveSettings } from './project.store.ts';

/** Another process's change to a project's settings is seen after this long at the latest. */
const FRESH_MILLISECONDS = 1000;
const MOST_PROJECTS = 500;

/** Where projects are known; implemented where the process is composed. */
export type ProjectPort = {
  /** @throws not_found for a host that names no project */
  ofHost(host: string): Promise<{ id: string; origin: string }>;
};

/** Opens the projects of the installation with the OAuth2 settings that each was given. */
export function openProjects({ sql: store, clock }: { sql: Sql; clock: Clock }, port: ProjectPort): Projects {
  const sql = store.as<OauthTables>();
  // The cache would keep the clock it finds when it is loaded, which goes on where a test stops time.
  const perf = { now: () => performance.now() };
  const known = new LRUCache<string, Given>({ max: MOST_PROJECTS, ttl: FRESH_MILLISECONDS, perf });
  // Filling in what holds by default takes longer than most requests.
  const completed = new LRUCache<string, OauthProject>({ max: MOST_PROJECTS });
  const read = async (id: string) => {
    const row = await findSettings(sql, id);
    const found = row
      ? { given: JSON.parse(row.settings) as GivenSettings, revision: row.revision }
      : unchanged;
    known.set(id, found);
    return found;
  };
  const withSettings = async ({ id, origin }: { id: string; origin: string }): Promise<OauthProject> => {
    const { given, revision } = known.get(id) ?? (await read(id));
    const before = completed.get(origin);
    if (before?.id === id && before.revision === revision) return before;
    const settings = completeSettings(given, origin);
    const project = { id, origin, issuer: `${origin}/api/.ory`, revision, settings };
    completed.set(origin, project);
    return project;
  };
  const save = async (id: string, given: GivenSettings, seed?: string) => {
    const revision = randomUUID();
    await saveSettings(sql, {
      project_id: id,
      settings: JSON.stringify(given),
      revision,
      updated_at: clock().toISOString(),
      ...(seed === undefined ? {} : { seed, seeded_revision: revision }),
    });
    known.delete(id);
  };
  return {
    of: withSettings,
    ofHost: async (host) => withSettings(await port.ofHost(host)),
    settingsOf: async (id) =>
      completeSettings((known.get(id) ?? (await read(id))).given, 'https://project.example'),
    givenTo: async (id) => (known.get(id) ?? (await read(id))).given,
    configure: async (id, given) => {
      requireSettings(given);
      await save(id, given);
    },
    seed: async (id, given) => {
      requireSettings(given);
      const seed = createHash('sha256').update(JSON.stringify(given)).digest('base64url');
      const row = await findSettings(sql, id);
      if (row?.seed === seed) return 'unchanged';
      // What stands from before there were seeds was made by one.
      const isOwn = !row || row.seed === null || row.seeded_revision === row.revision;
      if (!isOwn) return 'kept';
      await save(id, given, seed);
      return 'seeded';
    },
  };
}

type Given = { given: GivenSettings; revision: string };

const unchanged: Given = { given: {}, revision: '' };

/** All that is wrong with the settings of a project, each with its place. */
export function oauthSettingsFaults(given: object): Fault[] {
  return schemaFaults(OauthSettings, withDefaults(given));
}

/** @throws invalid_input naming each setting that is wrong */
function requireSettings(given: object): void {
  const fields: Record<string, string[]> = {};
  for (const { place, fault } of oauthSettingsFaults(given)) (fields[place || 'settings'] ??= []).push(fault);
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}
