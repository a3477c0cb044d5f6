import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createBoundedCache, notFound } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { AreaTables } from './area-tables.ts';
import { listBoundaries } from './areas.store.ts';
import { drawPart } from './draw-part.ts';
import { readDrawing } from './read-drawing.ts';

type Content = { plain: Buffer; compressed: Buffer };

const KEPT_BYTES = 24 * 1024 * 1024;
/** The last levels save little and take ten times as long. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Finds the drawings of boundaries as they are sent; those asked for last are kept. */
export function createDrawings(context: Pick<DatastoreContext, 'sql' | 'objects' | 'clock'>) {
  const kept = createBoundedCache<Content>(
    KEPT_BYTES,
    ({ plain, compressed }) => plain.length + compressed.length,
  );
  return {
    /** @throws not_found for a vintage that is not there, or an area that no shape lies in */
    find: async (
      level: { scheme: string; level: string },
      { vintage, within }: { vintage?: string; within?: string },
    ): Promise<{ content: Content; tag: string }> => {
      const vintages = await listBoundaries(context.sql.as<AreaTables>(), level);
      const found = vintage ? vintages.find((one) => one.vintage === vintage) : vintages[0];
      if (!found) throw notFound('No boundaries are stored for this level and vintage');
      const key = `${found.drawing_key} ${within ?? ''}`;
      const content = await kept.get(key, async () => {
        const drawing =
          within === undefined ? await readDrawing(context, found) : await drawPart(context, found, within);
        if (!drawing) throw notFound(`No shape of this level lies in "${within}"`);
        const plain = Buffer.from(JSON.stringify(drawing));
        return { plain, compressed: await promisify(brotliCompress)(plain, COMPRESSION) };
      });
      const part = within === undefined ? '' : `-${encodeURIComponent(within)}`;
      return { content, tag: `"${found.content_hash.slice(0, 16)}-drawing${part}"` };
    },
  };
}
