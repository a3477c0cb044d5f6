import type { Sql } from '@gazetteer/kernel';
import type { VisualisationTables } from '../model/content-tables.ts';
import type { VisitorCharts } from '../model/ports.ts';
import { foundItems } from '../model/search-terms.store.ts';
import type { Visualisation } from '../model/visualisation.ts';
import { inScope } from '../visualisations/visualisation.store.ts';

/** Listed charts that have all of these beginnings of words, as in the gallery, the best match first; who may see their tables is not looked at. */
export function searchCharts(
  sql: Sql<VisualisationTables>,
  beginnings: readonly string[],
  { visitorCharts, limit }: { visitorCharts: VisitorCharts; limit: number },
): Promise<Visualisation[]> {
  const found = foundItems('content_visualisation_terms', beginnings, beginnings.length).as('found');
  const all = { packages: undefined, resources: undefined, viewer: null };
  return inScope(sql, { kind: 'public', ...all, visitorCharts })
    .innerJoin(found, 'found.item_id', 'content_visualisations.id')
    .selectAll('content_visualisations')
    .orderBy('found.weight', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
