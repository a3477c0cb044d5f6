import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { suggestPreview, type ChartDescription, type ChartOptions, type ChartSpec } from '@gazetteer/charts';
import { withFaces } from '@gazetteer/charts/faces';
import { createBoundedCache, type Caller } from '@gazetteer/kernel';
import type { Charts } from '../charts/open-charts.ts';

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
/** A map of 3,000 areas shrinks to a quarter in 20 ms; the last level saves little and takes half a second. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Makes the drawer of previews, which keeps what it drew until the table, its dictionary, its attribution or the known
 * places change. It throws not_found for a table that is missing or that the caller may not see.
 */
export function createPreviews(charts: Charts) {
  const previews = createBoundedCache<Preview | undefined>(PREVIEW_BYTES, previewSize);

  return async (caller: Caller, name: string, options: PreviewOptions): Promise<PreviewOfTable> => {
    const source = { kind: 'table', resource_id: name } as const;
    const { key, isPublic } = await charts.service.inspect(caller, source);
    const look = `${options.theme} ${options.locale} ${options.width} ${options.digitGrouping} ${options.bare}`;
    const preview = await previews.get(`${key} ${look}`, async () => {
      const spec = await charts.withRows(caller, source, async ({ fields, rowCount, places }) =>
        suggestPreview({ source, fields, rowCount, places }),
      );
      return spec && draw(charts, caller, spec, options);
    });
    return { preview, isPublic };
  };
}

/** @returns undefined where the rows have no figure to draw */
async function draw(
  { service }: Charts,
  caller: Caller,
  spec: ChartSpec,
  options: PreviewOptions,
): Promise<Preview | undefined> {
  const drawn = await service.draw(caller, spec, options);
  if (drawn.isEmpty) return undefined;
  const svg = Buffer.from(withFaces(drawn.svg));
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
    description: drawn.description,
  };
}

function previewSize(preview: Preview | undefined): number {
  return preview ? preview.svg.length + preview.compressed.length + 2000 : 0;
}
