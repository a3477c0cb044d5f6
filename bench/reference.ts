import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { startChild } from './child-server.ts';
import { measureRequests } from './measure-requests.ts';
import type { Row } from './report.ts';

/**
 * What this machine can do at all: a bare Fastify route with one prepared SQLite read. `processorTime` is what an answer costs,
 * in milliseconds.
 */
export async function measureReference(): Promise<Row & { processorTime: number }> {
  const name = 'Reference: bare Fastify route, one SQLite read';
  console.log(name);
  const server = await startChild(join(import.meta.dirname, 'reference-server.ts'), await freePort(), {});
  const before = await server.processorTime();
  const { answers, ...measured } = await measureRequests(server.url, ['/']);
  const processorTime = ((await server.processorTime()) - before) / answers;
  await server.stop();
  return { name, ...measured, processorTime };
}
