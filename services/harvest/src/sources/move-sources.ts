import type { HarvestSources } from './harvest-sources.ts';
import { countSourcesOf, listSourcesOf } from './organization-sources.store.ts';
import { changeSource } from './source.store.ts';

/** What whoever ends an organisation needs to know of its sources. */
export type OrganizationSources = {
  count(organization: string): Promise<number>;
  /** Gives all sources of an organisation to another. Part of the transaction it is called in. */
  move(from: string, into: string): Promise<void>;
};

/**
 * The sources of organisations that are merged. Where both have one with the same address, the one that moves is paused: two
 * would write the same datasets by turns.
 */
export function organizationSources({
  sql,
  clock,
}: Pick<HarvestSources, 'sql' | 'clock'>): OrganizationSources {
  return {
    count: (organization) => countSourcesOf(sql, organization),
    move: async (from, into) => {
      const there = new Set((await listSourcesOf(sql, into)).map(({ url }) => url));
      for (const { id, url } of await listSourcesOf(sql, from)) {
        const pause = there.has(url) ? { paused: 1 } : {};
        const change = { owner_org: into, modified_at: clock().toISOString(), ...pause };
        await changeSource(sql, { id, revision: undefined }, change);
      }
    },
  };
}
