import { globSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

type Answer = { result: { count: number; results: { resources: { datastore_active: boolean }[] }[] } };

const patience = 180_000;

/** Whether the server at an address has all datasets of the sample, and has measured their tables. */
export async function isSampleReady(base: string): Promise<boolean> {
  const folder = fileURLToPath(new URL('../apps/server/sample', import.meta.url));
  const expected = globSync('*/datapackage.json', { cwd: folder }).length;
  const response = await fetch(`${base}/api/3/action/package_search?rows=1000`);
  if (!response.ok) return false;
  const { result } = (await response.json()) as Answer;
  const ready = result.results.filter(
    ({ resources }) => resources.length > 0 && resources.every((one) => one.datastore_active),
  );
  return ready.length >= expected;
}

/** Waits until the server has its sample catalogue, so that every test sees the same portal. */
export default async function waitForSample(): Promise<void> {
  const base = `http://127.0.0.1:${process.env.E2E_PORT}`;
  for (const start = Date.now(); Date.now() - start < patience; await setTimeout(500)) {
    if (await isSampleReady(base)) return;
  }
  throw new Error('the sample catalogue was not loaded within three minutes');
}
