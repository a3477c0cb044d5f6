import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

type Answer = { success: boolean; result: { count: number } };

/** Waits until the server has loaded its sample catalogue, so that every test sees the same portal. */
export default async function waitForSample(): Promise<void> {
  const base = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const descriptor = new URL('../apps/server/sample/catalogue.json', import.meta.url);
  const { packages } = JSON.parse(await readFile(descriptor, 'utf8')) as { packages: unknown[] };
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const response = await fetch(
      `${base}/api/3/action/package_search?rows=0&fq=${encodeURIComponent('datastore_active:true')}`,
    );
    if (response.ok && ((await response.json()) as Answer).result.count >= packages.length) return;
    await setTimeout(500);
  }
  throw new Error('the sample catalogue was not loaded within three minutes');
}
