import type { Mark } from '@gazetteer/charts';
import type { Dataset, Resource, TableSummary } from '@gazetteer/client';
import type { SiteContext } from '@gazetteer/site/server';
import type { DrawnSize } from '../theme/themed-picture.tsx';

/** A picture the server draws of a table, in words and for two widths: letters must not shrink with the screen. */
export interface TablePreview {
  title: string;
  /** The unit, how rows became figures, which rows take part, and what is left out. */
  subtitle: string | null;
  alt: string;
  /** What it shows, in a few sentences. */
  summary: string;
  caption: string | null;
  /** The name of the table it shows. */
  resource: string;
  resourceId: string;
  mark: Mark;
  drawn: DrawnSize;
  drawnForPhone: DrawnSize;
  /** The builder with a chart like this one. */
  makeYourOwn: string;
}

type Words = Pick<TablePreview, 'title' | 'subtitle' | 'alt' | 'summary' | 'caption'> &
  DrawnSize & { kind: Mark };

const wideWidth = 720;
const phoneWidth = 360;

/**
 * The preview of a table, drawn in the visitor's language; undefined where the table has nothing to show.
 * @param table the resource whose table it is
 * @param resource what the table is called
 * @param desk the width it has on a large screen, in pixels
 */
export async function findPreview(
  portal: Pick<SiteContext, 'fetch' | 'locale' | 'site'>,
  table: Pick<Resource, 'id' | 'sku'>,
  resource: string,
  desk = wideWidth,
): Promise<TablePreview | undefined> {
  const resourceId = table.id;
  try {
    const [wide, narrow] = await Promise.all(
      [desk, phoneWidth].map((width) => describeDrawing(portal, resourceId, width)),
    );
    if (!wide || !narrow) return undefined;
    const { title, subtitle, alt, summary, caption, kind: mark } = wide;
    const address = { dataset_id: table.sku || table.id, chart_type: mark };
    const makeYourOwn = `/visualise?${new URLSearchParams(address)}`;
    const drawn = { drawn: sizeOf(wide), drawnForPhone: sizeOf(narrow) };
    return { title, subtitle, alt, summary, caption, resource, resourceId, mark, ...drawn, makeYourOwn };
  } catch {
    // The page is about the table; its picture is an extra.
    return undefined;
  }
}

async function describeDrawing(portal: Parameters<typeof findPreview>[0], resourceId: string, width: number) {
  const look = new URLSearchParams({
    lang: portal.locale,
    grouping: portal.site.digitGrouping,
    bare: 'true',
    width: String(width),
  });
  const answer = await portal.fetch(`/preview/${encodeURIComponent(resourceId)}.json?${look}`, {});
  return answer.ok ? ((await answer.json()) as Words) : undefined;
}

function sizeOf({ width, height }: DrawnSize): DrawnSize {
  return { width, height };
}

/** The table that stands for a dataset: the first that has a place or a time, else the first. */
export function mainTable(
  { resources }: Pick<Dataset, 'resources'>,
  summaries: ReadonlyMap<string, TableSummary>,
): Resource | undefined {
  const tables = resources.filter(({ id }) => summaries.has(id));
  const telling = tables.find(({ id }) => summaries.get(id)?.geo ?? summaries.get(id)?.time);
  return telling ?? tables[0] ?? resources.find(({ datastore_active }) => datastore_active);
}

/** The preview of the table that stands for a dataset. */
export async function previewOfDataset(
  portal: SiteContext,
  dataset: Dataset,
  summaries: ReadonlyMap<string, TableSummary>,
) {
  const drawn = mainTable(dataset, summaries);
  return drawn && findPreview(portal, drawn, drawn.name ?? dataset.title);
}
