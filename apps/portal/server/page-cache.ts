import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './render-page.ts';

const compress = promisify(brotliCompress);

/** A page ready to be sent, with its compressed form. */
export interface CachedPage extends RenderedPage {
  etag: string;
  brotli: Buffer;
}

export interface PageCacheOptions {
  /** Changes whenever what pages show does. */
  version?: () => string | number;
  /** How long a page serves without being rendered again. */
  milliseconds?: number;
  /** The most pages kept; the one unused for longest goes first. */
  pages?: number;
  now?: () => number;
}

export interface PageCache {
  /** The page kept under `key`, or the one `render` makes; simultaneous requests share one rendering. */
  page(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
}

interface Entry {
  page: Promise<CachedPage>;
  version: string | number;
  expires: number;
}

/** Keeps the pages of anonymous visitors, which depend on nothing but address and language. */
export function createPageCache(options: PageCacheOptions = {}): PageCache {
  const { version = () => 0, milliseconds = 30_000, pages = 500, now = Date.now } = options;
  const entries = new LRUCache<string, Entry>({ max: pages });

  function fresh(key: string): Entry | undefined {
    const entry = entries.get(key);
    return entry && entry.expires > now() && entry.version === version() ? entry : undefined;
  }

  function add(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const entry: Entry = {
      page: render().then(prepare),
      version: version(),
      expires: now() + milliseconds,
    };
    entries.set(key, entry);
    const forget = () => entries.peek(key) === entry && entries.delete(key);
    entry.page.then((page) => (page.status === 200 && !page.personal ? undefined : forget()), forget);
    return entry.page;
  }

  return { page: (key, render) => fresh(key)?.page ?? add(key, render) };
}

/** Compresses a page once for all who will ask for it. */
export async function prepare(page: RenderedPage): Promise<CachedPage> {
  const digest = createHash('sha256').update(page.body).digest('base64url').slice(0, 22);
  const brotli = await compress(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  // Weak: the compressed and the plain form share it.
  return { ...page, etag: `W/"${digest}"`, brotli };
}
