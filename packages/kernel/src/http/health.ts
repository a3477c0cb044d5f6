import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { StoreFailure } from '../store-failure.ts';

/** Resolves when the part works and rejects with the reason when it does not. */
export type HealthCheck = () => Promise<void>;

/** Why a part takes no requests, in words for whoever asks whether it does. */
export class NotReady extends Error {}

const Alive = Type.Object({ status: Type.Literal('ok') });
/** A part that takes longer than this is of no use to visitors, and those who ask for readiness wait for an answer. */
const PATIENCE_MILLISECONDS = 5000;

const Unready = Type.Object({ errors: Type.Record(Type.String(), Type.String()) });

/** `/health/alive`, `/health/ready` and `/version`. */
export const health: FastifyPluginAsync<{ checks: Record<string, HealthCheck>; version: string }> = async (
  server,
  { checks, version },
) => {
  // Clients of accounts know these calls by name; those of whoever runs the server have addresses only.
  const named = (operationId: string) => (server.prefix === '' ? {} : { operationId, security: [] });

  server.get('/health/alive', {
    schema: {
      ...named('isAlive'),
      summary: 'The process runs',
      tags: ['operations'],
      response: { 200: Alive },
    },
    handler: async () => ({ status: 'ok' }),
  });

  server.get('/health/ready', {
    schema: {
      ...named('isReady'),
      summary: 'Every part that requests need works',
      tags: ['operations'],
      response: { 200: Alive, 503: Unready },
    },
    handler: async (request, reply) => {
      const found = await runChecks(checks);
      const failing = found.flatMap(({ name, failure }) => (failure ? [{ name, ...failure }] : []));
      if (failing.length === 0) return { status: 'ok' };
      for (const { name, error } of failing) request.log.warn({ part: name, err: error }, 'not ready');
      // The reason may contain addresses and file names, so it goes to the log and not into the answer.
      const errors = failing.map(({ name, reason }) => [name, reason] as const);
      return reply.status(503).send({ errors: Object.fromEntries(errors) });
    },
  });

  server.get('/version', {
    schema: {
      ...named('getVersion'),
      summary: 'Which version answers',
      tags: ['operations'],
      response: { 200: Type.Object({ version: Type.String() }) },
    },
    handler: async () => ({ version }),
  });
};

/** What a check found: how long it took, and why the part does not work, in words that name no address and no file. */
export type PartFound = { name: string; milliseconds: number; failure?: { reason: string; error: unknown } };

/** Asks all parts at once; one that does not answer within seconds does not work. */
export function runChecks(checks: Record<string, HealthCheck>): Promise<PartFound[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<PartFound> => {
      const start = performance.now();
      const milliseconds = () => Math.round(performance.now() - start);
      try {
        await inTime(check());
        return { name, milliseconds: milliseconds() };
      } catch (error) {
        return { name, milliseconds: milliseconds(), failure: { reason: shownReason(error), error } };
      }
    }),
  );
}

async function inTime(answer: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(() => late.reject(new Error('No answer in time')), PATIENCE_MILLISECONDS);
  try {
    await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function shownReason(error: unknown): string {
  return error instanceof StoreFailure || error instanceof NotReady ? error.message : 'does not answer';
}
