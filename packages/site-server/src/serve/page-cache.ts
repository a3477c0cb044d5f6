import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RenderedPage } from './render-page.ts';
import { createVersionedCache, type Version } from './versioned-cache.ts';

const compress = promisify(brotliCompress);

/** A page ready to be sent, with its compressed form. */
export interface CachedPage extends RenderedPage {
  etag: string;
  brotli: Buffer;
}

export interface PageCacheOptions {
  /** Changes whenever what pages show does, whichever process changed it. */
  version?: (() => Promise<Version>) | undefined;
  /** How long a page serves without being rendered again. */
  milliseconds?: number;
  /** The most pages cached; the one unused for longest goes first. */
  pages?: number;
  now?: () => number;
}

export interface PageCache {
  /**
   * The page cached under `key`, or the one `render` makes. Simultaneous requests share one rendering, unless it turns
   * out not to be for everybody: then each of them gets its own.
   * @param render is told the version that the page is to show, where that is known
   */
  page(key: string, render: Render): Promise<CachedPage>;
}

type Render = (version?: Version) => Promise<RenderedPage>;

/** Caches the pages that renderings declare to be the same for everybody. */
export function createPageCache(options: PageCacheOptions = {}): PageCache {
  const { version = async () => 0, milliseconds = 30_000, pages = 500, now } = options;
  const cache = createVersionedCache<CachedPage>({
    milliseconds,
    room: pages,
    roomOf: () => 1,
    isLasting: ({ shared }) => shared,
    now,
  });
  return {
    page: async (key, render) => {
      const current = await version().catch(() => undefined);
      // Without a version nobody knows whether a page is out of date.
      if (current === undefined) return prepare(await render());
      return cache.get(key, current, async () => prepare(await render(current)));
    },
  };
}

/** Compresses a page once for all who will ask for it. A file that would come in pieces is taken whole here. */
export async function prepare({ stream, ...rendered }: RenderedPage): Promise<CachedPage> {
  const page = stream
    ? { ...rendered, body: Buffer.from(await new Response(stream).arrayBuffer()) }
    : rendered;
  const digest = createHash('sha256').update(page.body).digest('base64url').slice(0, 22);
  const brotli = await compress(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  // Weak: the compressed and the plain form share it.
  return { ...page, etag: `W/"${digest}"`, brotli };
}
