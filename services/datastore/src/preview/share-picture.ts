import { suggestPreview, type ChartOptions } from '@gazetteer/charts';
import { renderPng } from '@gazetteer/charts/png';
import { type Caller, createBoundedCache, createBoundedQueue } from '@gazetteer/kernel';
import type { Charts } from '../charts/open-charts.ts';

/** The pixels that chats and social networks show. */
const SIZE = { width: 1200, height: 630 };
const PICTURE_BYTES = 16 * 1024 * 1024;

export type ShareOptions = Pick<ChartOptions, 'locale' | 'digitGrouping'>;

/**
 * Makes the drawer of the pictures by which tables are shared: the preview with its title and source, as PNG. It keeps what it
 * drew as previews are kept, and throws not_found for a table that is missing or that the caller may not see.
 */
export function createSharePictures({ service, withRows }: Charts) {
  const pictures = createBoundedCache<Buffer | undefined>(PICTURE_BYTES, (png) => (png?.length ?? 0) + 200);
  // Pixels cost more than lines: what is left of the processor belongs to everybody else.
  const queue = createBoundedQueue({ concurrency: 1, waiting: 30 });

  return async (caller: Caller, name: string, { locale, digitGrouping }: ShareOptions) => {
    const source = { kind: 'table', resource_id: name } as const;
    const { key, isPublic } = await service.inspect(caller, source);
    const picture = await pictures.get(`${key} ${locale} ${digitGrouping}`, async () => {
      const spec = await withRows(caller, source, async ({ fields, rowCount, places }) =>
        suggestPreview({ source, fields, rowCount, places }),
      );
      if (!spec) return undefined;
      const look = {
        theme: 'light',
        locale,
        digitGrouping,
        size: 'og',
        bare: false,
        width: SIZE.width,
      } as const;
      const drawn = await service.draw(caller, spec, look);
      return drawn.isEmpty ? undefined : queue(() => renderPng(drawn.svg, SIZE));
    });
    return { picture, isPublic };
  };
}
