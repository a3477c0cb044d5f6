import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { describeChart, renderSvg, type ChartDescription, type ChartOptions } from '@gazetteer/charts';
import { createBoundedCache, type Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { openTable, type OpenTable } from '../tables/open-table.ts';
import { planPreview, type Attribution, type PreviewPlan } from './plan-preview.ts';

export type PreviewOptions = Pick<ChartOptions, 'theme' | 'locale' | 'width' | 'digitGrouping' | 'bare'>;

/** A drawn preview, in the forms it is sent in. */
export type Preview = {
  svg: Buffer;
  compressed: Buffer;
  /** Changes with what is drawn. */
  tag: string;
  width: number;
  height: number;
  description: ChartDescription;
};

export type PreviewOfTable = { preview: Preview | undefined; isPublic: boolean };

const PREVIEW_BYTES = 48 * 1024 * 1024;
// Rows and shapes of a few tables, so that the other theme and width need no new query.
const PLAN_BYTES = 24 * 1024 * 1024;
const BYTES_A_ROW = 120;
const BYTES_A_DRAWING = 3_000_000;
/** A map of 3,000 areas shrinks to a quarter in 20 ms; the last level saves little and takes half a second. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Makes the drawer of previews, which keeps what it drew until the table changes.
 * It throws not_found for a table that is missing or that the caller may not see.
 */
export function createPreviews(context: DatastoreContext) {
  const plans = createBoundedCache<PreviewPlan | undefined>(PLAN_BYTES, planSize);
  const previews = createBoundedCache<Preview | undefined>(PREVIEW_BYTES, previewSize);

  return async (caller: Caller, name: string, options: PreviewOptions): Promise<PreviewOfTable> => {
    const table = await openTable(context, caller, name);
    const resource = await context.resources.find(table.resourceId);
    const attribution = attributionOf(resource?.attribution);
    const version = versionKey(table, attribution);
    const look = `${options.theme} ${options.locale} ${options.width} ${options.digitGrouping} ${options.bare}`;
    const preview = await previews.get(`${version} ${look}`, async () => {
      const plan = await plans.get(version, () => planPreview(context, caller, table, attribution));
      return plan && draw(plan, options);
    });
    return { preview, isPublic: resource?.private === false };
  };
}

async function draw(plan: PreviewPlan, options: PreviewOptions): Promise<Preview> {
  const full = { ...options, ...(plan.drawing ? { drawing: plan.drawing } : {}) };
  const svg = Buffer.from(await renderSvg(plan.spec, plan.data, full));
  const compressed = await promisify(brotliCompress)(svg, COMPRESSION);
  const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 16);
  const [, width, height] =
    /<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg.toString('utf8', 0, 2000)) ?? [];
  return {
    svg,
    compressed,
    tag,
    width: Number(width),
    height: Number(height),
    description: describeChart(plan.spec, plan.data, full),
  };
}

/** What a preview depends on beside its look: the rows, the dictionary, the words about the source. */
function versionKey(table: OpenTable, attribution: Attribution): string {
  const words = JSON.stringify([table.columns, attribution]);
  return `${table.versionId} ${createHash('sha256').update(words).digest('base64url').slice(0, 16)}`;
}

function attributionOf(given: { source?: string | null; years?: string | null } | undefined): Attribution {
  return {
    ...(given?.source ? { source: given.source } : {}),
    ...(given?.years ? { years: given.years } : {}),
  };
}

function planSize(plan: PreviewPlan | undefined): number {
  return plan ? plan.data.rows.length * BYTES_A_ROW + (plan.drawing ? BYTES_A_DRAWING : 0) : 0;
}

function previewSize(preview: Preview | undefined): number {
  return preview ? preview.svg.length + preview.compressed.length + 2000 : 0;
}
