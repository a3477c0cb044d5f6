import type { Dataset, TableSummary } from '@gazetteer/client';
import type { PortalContext } from '../../load-context.ts';

/** A picture the server draws of a table, in words and by its address on either ground. */
export interface TablePreview {
  title: string;
  alt: string;
  caption: string | null;
  width: number;
  height: number;
  /** The table it shows. */
  resource: string;
  light: string;
  dark: string;
}

/**
 * The preview of a table, drawn in the visitor's language; undefined where the table has nothing to show.
 * @param resourceId the table
 */
export async function findPreview(portal: PortalContext, resourceId: string, resource: string) {
  const address = (kind: 'json' | 'svg', theme: 'light' | 'dark') => {
    const look = new URLSearchParams({
      theme,
      lang: portal.locale,
      grouping: portal.site.digitGrouping,
      bare: 'true',
    });
    return `/preview/${encodeURIComponent(resourceId)}.${kind}?${look}`;
  };
  try {
    const answer = await portal.fetch(address('json', 'light'), {});
    if (!answer.ok) return undefined;
    const words = (await answer.json()) as Pick<
      TablePreview,
      'title' | 'alt' | 'caption' | 'width' | 'height'
    >;
    return {
      ...words,
      resource,
      light: address('svg', 'light'),
      dark: address('svg', 'dark'),
    } satisfies TablePreview;
  } catch {
    // The page is about the table; its picture is an extra.
    return undefined;
  }
}

/** The preview of the first table of a dataset that has a place or a time, else of its first table. */
export async function previewOfDataset(
  portal: PortalContext,
  dataset: Dataset,
  summaries: ReadonlyMap<string, TableSummary>,
) {
  const tables = dataset.resources.filter(({ id }) => summaries.has(id));
  const drawn = tables.find(({ id }) => summaries.get(id)?.geo ?? summaries.get(id)?.time) ?? tables[0];
  return drawn && findPreview(portal, drawn.id, drawn.name ?? dataset.title);
}
