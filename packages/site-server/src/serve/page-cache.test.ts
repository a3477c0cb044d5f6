import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './render-page.ts';

function page(text: string, more: Partial<RenderedPage> = {}): RenderedPage {
  return { status: 200, headers: [], body: Buffer.from(text), shared: true, ...more };
}

/** Counts how often it is asked to render. */
function renderer(more: Partial<RenderedPage> = {}) {
  let count = 0;
  const render = async () => {
    count += 1;
    return page(`page ${count}`, more);
  };
  return { render, count: () => count };
}

describe('the page cache', () => {
  test('renders a page once for all who ask, even at the same moment', async () => {
    const cache = createPageCache();
    const { render, count } = renderer();
    const [first, second] = await Promise.all([cache.page('en /', render), cache.page('en /', render)]);
    expect(first.etag).toBe(second.etag);
    await cache.page('en /', render);
    expect(count()).toBe(1);
  });

  test('keeps languages and addresses apart', async () => {
    const cache = createPageCache();
    const { render, count } = renderer();
    for (const key of ['en /', 'fr /', 'en /search']) await cache.page(key, render);
    expect(count()).toBe(3);
  });

  test('renders again after its time, and when what pages show has changed', async () => {
    let now = 0;
    let version = 1;
    const cache = createPageCache({ now: () => now, version: async () => version });
    const { render, count } = renderer();
    await cache.page('en /', render);
    now = 29_999;
    await cache.page('en /', render);
    expect(count()).toBe(1);
    now = 30_001;
    await cache.page('en /', render);
    expect(count()).toBe(2);
    version = 2;
    await cache.page('en /', render);
    expect(count()).toBe(3);
  });

  test('forgets the page unused for longest when it is full', async () => {
    const cache = createPageCache({ pages: 2 });
    const { render, count } = renderer();
    await cache.page('a', render);
    await cache.page('b', render);
    await cache.page('a', render);
    await cache.page('c', render);
    await cache.page('a', render);
    expect(count()).toBe(3);
    await cache.page('b', render);
    expect(count()).toBe(4);
  });

  test('does not keep what is not for everybody', async () => {
    const cache = createPageCache();
    const { render, count } = renderer({ shared: false });
    await cache.page('en /', render);
    await cache.page('en /', render);
    expect(count()).toBe(2);
  });

  test('does not keep a failure', async () => {
    const cache = createPageCache();
    await expect(cache.page('en /', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.page('en /', async () => page('up'))).body.toString()).toBe('up');
  });

  test('hands what is not for everybody to nobody else who asked at the same time', async () => {
    const cache = createPageCache();
    const { render, count } = renderer({ shared: false });
    const pages = await Promise.all([1, 2, 3].map(() => cache.page('en /', render)));
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(3);
    expect(count()).toBe(3);
  });

  test('does not hand a rendering that failed, or that its visitor gave up, to who waited for it', async () => {
    const cache = createPageCache();
    const asked = [
      cache.page('en /', () => Promise.reject(new Error('gone'))),
      cache.page('en /', async () => page('whole')),
    ];
    const [first, second] = await Promise.allSettled(asked);
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
  });

  test('renders for each who asks while nobody knows the version', async () => {
    const cache = createPageCache({ version: () => Promise.reject(new Error('down')) });
    const { render, count } = renderer();
    await cache.page('en /', render);
    await cache.page('en /', render);
    expect(count()).toBe(2);
  });

  test('compresses what it keeps', async () => {
    const { brotli } = await createPageCache().page('en /', async () => page('text'));
    expect(brotliDecompressSync(brotli).toString()).toBe('text');
  });
});
