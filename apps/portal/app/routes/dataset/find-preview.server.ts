import type { Dataset, TableSummary } from '@gazetteer/client';
import type { PortalContext } from '../../load-context.ts';

/** A drawing by its address on either ground. */
export interface Drawing {
  width: number;
  height: number;
  light: string;
  dark: string;
}

/** A picture the server draws of a table, in words and for two widths: letters must not shrink with the screen. */
export interface TablePreview {
  title: string;
  alt: string;
  caption: string | null;
  /** The table it shows. */
  resource: string;
  wide: Drawing;
  narrow: Drawing;
}

type Words = Pick<TablePreview, 'title' | 'alt' | 'caption'> & Pick<Drawing, 'width' | 'height'>;

const wideWidth = 720;
const narrowWidth = 400;

/**
 * The preview of a table, drawn in the visitor's language; undefined where the table has nothing to show.
 * @param resourceId the table
 */
export async function findPreview(
  portal: PortalContext,
  resourceId: string,
  resource: string,
): Promise<TablePreview | undefined> {
  try {
    const [wide, narrow] = await Promise.all(
      [wideWidth, narrowWidth].map((width) => findDrawing(portal, resourceId, width)),
    );
    if (!wide || !narrow) return undefined;
    const { title, alt, caption } = wide.words;
    return { title, alt, caption, resource, wide: wide.drawing, narrow: narrow.drawing };
  } catch {
    // The page is about the table; its picture is an extra.
    return undefined;
  }
}

async function findDrawing(portal: PortalContext, resourceId: string, drawnWidth: number) {
  const address = (kind: 'json' | 'svg', theme: 'light' | 'dark') => {
    const look = new URLSearchParams({
      theme,
      lang: portal.locale,
      grouping: portal.site.digitGrouping,
      bare: 'true',
      width: String(drawnWidth),
    });
    return `/preview/${encodeURIComponent(resourceId)}.${kind}?${look}`;
  };
  const answer = await portal.fetch(address('json', 'light'), {});
  if (!answer.ok) return undefined;
  const words = (await answer.json()) as Words;
  const { width, height } = words;
  const drawing: Drawing = { width, height, light: address('svg', 'light'), dark: address('svg', 'dark') };
  return { words, drawing };
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
