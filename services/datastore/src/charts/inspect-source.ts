import type { ChartSource } from '@gazetteer/charts';
import { type Caller, inLanguage } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { openTables } from './chart-source.ts';
import type { KnownPlaces } from './places/known-places.ts';
import { type ChartTable, openJoined } from './open-chart-table.ts';

/** What may be known of the figures behind a chart by somebody who may read them. */
export type SourceFacts = {
  /** Changes with the figures and with the words about them. */
  key: string;
  /** Everybody may read them. */
  isPublic: boolean;
  /** Where they come from; none for own rows, two for a merge. */
  datasets: {
    title: string;
    url: string;
    license: { title: string; url: string } | null;
  }[];
};

/**
 * Says where the figures of a chart come from, in a language where that is written in it, without reading any of them.
 * @throws not_found for a table that is missing or that the caller may not see; gone
 */
export async function inspectSource(
  context: DatastoreContext,
  known: KnownPlaces,
  caller: Caller,
  { source, language }: { source: ChartSource; language: string | undefined },
): Promise<SourceFacts> {
  const { key, tables } =
    source.kind === 'own'
      ? { key: '', tables: await openJoined(context, caller, source) }
      : await openTables(context, known, caller, source);
  const datasets: SourceFacts['datasets'] = [];
  for (const table of tables) datasets.push(await describeDataset(context, table, language));
  const words = tables.map(({ resource }) => resource.attribution);
  return {
    key: JSON.stringify([key, words]),
    isPublic: tables.every(({ resource }) => !resource.private),
    datasets,
  };
}

async function describeDataset(
  { resources, publicUrl }: DatastoreContext,
  { resourceId, resource }: ChartTable,
  language: string | undefined,
): Promise<SourceFacts['datasets'][number]> {
  const citation = inLanguage(await resources.cite(resourceId), language);
  const { license, packageId, title } = inLanguage(resource, language);
  return {
    title: citation?.dataset.title ?? title ?? packageId,
    url: `${publicUrl}/p/${encodeURIComponent(citation?.dataset.name ?? packageId)}`,
    license: license ? { title: license.title, url: license.url } : null,
  };
}
