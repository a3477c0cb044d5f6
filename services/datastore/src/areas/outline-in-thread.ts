import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GroundOffer } from '@gazetteer/charts';

/** A file of boundaries in longitude and latitude; its first object is taken where none is named. */
export type OutlineTask = { path: string; object?: string; projection?: GroundOffer['projection'] };

/** A ground as it is sent, and where it has land. */
export type Outline = Pick<GroundOffer, 'projection' | 'land'> & { text: string };

/** Makes a ground of boundaries, beside the thread that answers requests: it takes some tenths of a second. */
export async function outlineInThread(task: OutlineTask): Promise<Outline> {
  const thread = new Worker(new URL('./outline-thread.ts', import.meta.url), { workerData: task });
  // Who stops the server does not wait for maps that nobody will see.
  thread.unref();
  const [outline] = (await once(thread, 'message')) as [Outline];
  return outline;
}
