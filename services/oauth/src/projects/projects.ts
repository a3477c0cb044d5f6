import { randomUUID } from 'node:crypto';
import { type Clock, invalidInput, LRUCache, schemaFaults, type Sql } from '@gazetteer/kernel';
import type { OauthProject, Projects } from '../model/oauth-context.ts';
import { completeSettings, type GivenSettings, OauthSettings } from '../model/oauth-settings.ts';
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
export function openProjects(
  { sql, clock }: { sql: Sql<OauthTables>; clock: Clock },
  port: ProjectPort,
): Projects {
  const known = new LRUCache<string, { given: GivenSettings; revision: string }>({
    max: MOST_PROJECTS,
    ttl: FRESH_MILLISECONDS,
  });
  const read = async (id: string) => {
    const row = await findSettings(sql, id);
    const found = row
      ? { given: JSON.parse(row.settings) as GivenSettings, revision: row.revision }
      : unchanged;
    known.set(id, found);
    return found;
  };
  const givenTo = async (id: string) => known.get(id) ?? (await read(id));
  const withSettings = async ({ id, origin }: { id: string; origin: string }): Promise<OauthProject> => {
    const { given, revision } = await givenTo(id);
    return { id, origin, issuer: `${origin}/api/.ory`, revision, settings: completeSettings(given, origin) };
  };
  return {
    ofHost: async (host) => withSettings(await port.ofHost(host)),
    settingsOf: async (id) => completeSettings((await givenTo(id)).given, 'https://project.example'),
    configure: async (id, given) => {
      requireSettings(given);
      const settings = JSON.stringify(given);
      await saveSettings(sql, {
        project_id: id,
        settings,
        revision: randomUUID(),
        updated_at: clock().toISOString(),
      });
      known.delete(id);
    },
  };
}

const unchanged = { given: {}, revision: '' };

/** @throws invalid_input naming each setting that is wrong */
function requireSettings(given: unknown): void {
  const whole = { ...completeSettings({}, 'https://project.example'), ...(given as object) };
  const parts = Object.entries(completeSettings({}, 'https://project.example')).map(([name, standard]) => {
    const part = (whole as Record<string, unknown>)[name];
    const isPlain = typeof part === 'object' && part !== null && !Array.isArray(part);
    return [name, isPlain ? { ...standard, ...part } : part] as const;
  });
  const fields: Record<string, string[]> = {};
  const faults = schemaFaults(OauthSettings, { ...whole, ...Object.fromEntries(parts) });
  for (const { place, fault } of faults) (fields[place || 'settings'] ??= []).push(fault);
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}
