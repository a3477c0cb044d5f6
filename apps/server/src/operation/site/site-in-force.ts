import { askTogether, type Sql, StoreFailure } from '@gazetteer/kernel';
import type { SiteSettings } from '@gazetteer/site';
import { listSiteValues, SETUP, type SiteValueRow, type SiteValueTables } from './site-value.store.ts';

/** What the site is at this moment, in every process alike. */
export type SiteInForce = {
  /** What the site file says. */
  file: SiteSettings;
  /** What the file says, with what was decided in the console in its place. While the store is away, what was known last. */
  read(): Promise<SiteSettings>;
  /** The same as the store has it at this moment, within a transaction too. @throws StoreFailure */
  readAnew(): Promise<SiteSettings>;
};

/** @param file what the site file says */
export function siteInForce(store: Sql, file: SiteSettings): SiteInForce {
  const sql = store.as<SiteValueTables>();
  let known = { rows: '[]', site: file };
  return {
    file,
    readAnew: async () => overlay(file, await listSiteValues(sql)),
    read: askTogether(async () => {
      try {
        const found = await listSiteValues(sql);
        const rows = JSON.stringify(found);
        // Pages compare what they were given: the same rows are the same object.
        if (rows !== known.rows) known = { rows, site: overlay(file, found) };
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
      }
      return known.site;
    }),
  };
}

/** The site file can close the sites, and then nothing in the console opens them. */
function overlay(file: SiteSettings, rows: readonly SiteValueRow[]): SiteSettings {
  const fields = rows.filter(({ name }) => name !== SETUP);
  const decided = Object.fromEntries(fields.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
  return { ...file, ...decided, ...(file.maintenance ? { maintenance: file.maintenance } : {}) };
}
