import { Type } from 'typebox';
import type { FastifyPluginAsync } from 'fastify';

/** Resolves when the part works and rejects with the reason when it does not. */
export type HealthCheck = () => Promise<void>;

const Alive = Type.Object({ status: Type.Literal('ok') });
const Unready = Type.Object({ errors: Type.Record(Type.String(), Type.String()) });

/** `/health/alive`, `/health/ready` and `/version`. */
export const health: FastifyPluginAsync<{ checks: Record<string, HealthCheck>; version: string }> = async (
  server,
  { checks, version },
) => {
  server.get('/health/alive', {
    schema: { summary: 'The process runs', tags: ['operations'], response: { 200: Alive } },
    handler: async () => ({ status: 'ok' }),
  });

  server.get('/health/ready', {
    schema: {
      summary: 'Every part that requests need works',
      tags: ['operations'],
      response: { 200: Alive, 503: Unready },
    },
    handler: async (request, reply) => {
      const failing = await failures(checks);
      if (Object.keys(failing).length === 0) return { status: 'ok' };
      request.log.warn({ failing }, 'not ready');
      return reply.status(503).send({ errors: failing });
    },
  });

  server.get('/version', {
    schema: {
      summary: 'Which version answers',
      tags: ['operations'],
      response: { 200: Type.Object({ version: Type.String() }) },
    },
    handler: async () => ({ version }),
  });
};

async function failures(checks: Record<string, HealthCheck>): Promise<Record<string, string>> {
  const failing: Record<string, string> = {};
  const runs = Object.entries(checks).map(async ([name, check]) => {
    try {
      await check();
    } catch {
      // The reason may contain addresses and file names, so it goes to the log and not into the answer.
      failing[name] = 'does not answer';
    }
  });
  await Promise.all(runs);
  return failing;
}
