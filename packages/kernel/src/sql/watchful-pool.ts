import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type CircuitBreaker, circuitBreaker, StoreSilent } from '../work/circuit-breaker.ts';

type Watch = {
  /** Whether the server answers a new connection, be it with a refusal. */
  isAlive: () => Promise<boolean>;
  /** How long a question waits before the server is asked for a sign of life. */
  patienceMilliseconds?: number;
};

const PATIENCE_MILLISECONDS = 5000;

/**
 * The pool, of which nobody waits for a server that has gone silent: a question that has waited for long asks for a sign of
 * life, and fails where there is none. Then others fail at once, until the server answers again. As long as it lives, a
 * question may take the time it takes.
 */
export function watchfulPool(pool: PostgresPool, watch: Watch): PostgresPool {
  const breaker = circuitBreaker();
  const isAlive = onceAtATime(watch.isAlive);
  const patience = watch.patienceMilliseconds ?? PATIENCE_MILLISECONDS;
  const answered = <Answer>(question: Promise<Answer>) => whileAlive(question, patience, isAlive);
  return {
    options: pool.options,
    connect: () =>
      breaker.ask(async () => {
        const connecting = pool.connect();
        try {
          return watchedClient(await answered(connecting), breaker, answered);
        } catch (error) {
          // One that comes after all is wanted by nobody.
          void connecting.then(
            (client) => client.release(true),
            () => {},
          );
          throw error;
        }
      }),
    end: () => pool.end(),
  };
}

function watchedClient(
  client: PostgresPoolClient,
  breaker: CircuitBreaker,
  answered: <Answer>(question: Promise<Answer>) => Promise<Answer>,
): PostgresPoolClient {
  let isLost = false;
  // What `pg` takes: a text with its values, or a statement with its name.
  const query = async (...question: [string, readonly unknown[]]) => {
    // What is asked on it now waits behind the question that nobody answers.
    if (isLost) throw new StoreSilent();
    try {
      return await breaker.probe(() => answered(client.query(...question)));
    } catch (error) {
      isLost ||= error instanceof StoreSilent;
      throw error;
    }
  };
  return {
    ...(client.processID === undefined ? {} : { processID: client.processID }),
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isLost),
  };
}

/** Waits for an answer as long as there are signs of life. */
async function whileAlive<Answer>(
  question: Promise<Answer>,
  patience: number,
  isAlive: () => Promise<boolean>,
): Promise<Answer> {
  const given = Promise.withResolvers<never>();
  const look = async () => {
    if (!(await isAlive())) given.reject(new StoreSilent(patience));
  };
  const timer = setInterval(() => void look(), patience);
  try {
    return await Promise.race([question, given.promise]);
  } finally {
    clearInterval(timer);
  }
}

function onceAtATime(ask: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => (running ??= ask().finally(() => (running = undefined)));
}

/** Whether something comes to an end in time, whichever way. */
export async function endsWithin(milliseconds: number, work: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), milliseconds);
  const ended = () => true;
  try {
    return await Promise.race([work().then(ended, ended), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
