import { globSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

type Answer = { result: { count: number; results: { resources: { idp_ready: boolean }[] }[] } };

const patience = 180_000;

/** Waits until the server has loaded its sample catalogue, so that every test sees the same portal. */
export default async function waitForSample(): Promise<void> {
  const folder = fileURLToPath(new URL('../apps/server/sample', import.meta.url));
  const wanted = globSync('*/datapackage.json', { cwd: folder }).length;
  const address = `http://127.0.0.1:${process.env.E2E_PORT}/api/3/action/package_search?rows=1000`;
  for (const start = Date.now(); Date.now() - start < patience; await setTimeout(500)) {
    const response = await fetch(address);
    if (!response.ok) continue;
    const { result } = (await response.json()) as Answer;
    const loaded = result.results.filter(
      ({ resources }) => resources.length > 0 && resources.every((one) => one.idp_ready),
    );
    if (loaded.length >= wanted) return;
  }
  throw new Error('the sample catalogue was not loaded within three minutes');
}
