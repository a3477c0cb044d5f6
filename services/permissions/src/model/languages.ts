import { LRUCache, type Sql, unavailable } from '@gazetteer/kernel';
import type { Namespace } from '../language/namespace.ts';
import { readLanguage } from '../language/read-language.ts';
import { findLanguage, limitsOf } from './language.store.ts';
import type { Limits } from './limits.ts';
import type { PermissionTables } from './tables.ts';

/** A version of a project's language with the limits of its checks, read once a process. */
export type CurrentLanguage = { version: number; namespaces: ReadonlyMap<string, Namespace>; limits: Limits };

export type Languages = {
  /** The version that held when somebody looked last; whoever uses it compares it with the store's. */
  lastSeen(projectId: string): CurrentLanguage | undefined;
  /** A version by its number; without namespaces where the project has none. @throws unavailable if it has faults */
  load(projectId: string, version: number): Promise<CurrentLanguage>;
};

const MOST_PROJECTS = 500;

/** Opens the cache of languages that have been read. */
export function openLanguages(sql: Sql<PermissionTables>): Languages {
  const seen = new LRUCache<string, CurrentLanguage>({ max: MOST_PROJECTS });
  return {
    lastSeen: (projectId) => seen.get(projectId),
    load: async (projectId, version) => {
      const known = seen.get(projectId);
      if (known?.version === version) return known;
      const row = await findLanguage(sql, projectId, version);
      const { namespaces, faults } = readLanguage(row?.source ?? '', { isStored: true });
      // It was checked when it was stored; half of it must decide nothing should it be read otherwise since.
      if (faults.length > 0) throw unavailable('The permission language of this project cannot be read');
      const language = { version, namespaces, limits: limitsOf(row) };
      seen.set(projectId, language);
      return language;
    },
  };
}
