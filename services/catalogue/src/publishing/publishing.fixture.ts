import type { Sql } from '@gazetteer/kernel';
// oxlint-disable-next-line no-restricted-imports -- only tests import this file
import { grantedMemberships, grantingAuthorizer, PUBLIC_URL } from '@gazetteer/testing';
import type { Catalogue } from '../catalogue.ts';
import type { TestCatalogue } from '../catalogue.fixture.ts';
import { datasetScores } from '../fair/save-score.ts';
import { composeSite } from '../metadata/record/site-description.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { createSearchIndex } from '../search/search-index.ts';

/** The catalogue on this store as one more process sees it, at some time. */
export function processAt({ grants, people, dropped }: TestCatalogue, store: Sql, time: string): Catalogue {
  const sql = store.as<CatalogueTables>();
  const tables = { drop: async (id: string) => void dropped.push(id), describe: async () => new Map() };
  const site = composeSite(PUBLIC_URL, 'Gazetteer');
  return {
    sql,
    authorizer: grantingAuthorizer(grants),
    memberships: grantedMemberships(grants),
    people,
    holdings: {
      count: async () => ({ sources: 0, followers: 0, team_follows: 0 }),
      move: async () => {},
    },
    tasks: { of: async () => [] },
    clock: () => new Date(time),
    tables,
    files: { keep: () => Promise.reject(new Error('No files here')), tabulate: async () => false },
    pictures: { draw: async () => undefined },
    downloads: { uploads: async () => new Map(), pack: () => Promise.reject(new Error('No files here')) },
    pages: { standing: [], list: async function* () {} },
    index: createSearchIndex(store),
    scores: datasetScores({ sql, tables, site }),
    publicUrl: PUBLIC_URL,
    publishers: [],
    language: 'en',
    siteTitle: 'Gazetteer',
    siteName: async () => 'Gazetteer',
    site,
  };
}
