/** A store has not answered a question in time, or was not asked because it has just left others without an answer. */
export class StoreSilent extends Error {
  constructor(milliseconds?: number) {
    super(milliseconds ? `no answer within ${milliseconds} ms` : 'it has not answered others just now');
    // The name that the AWS client gives to its own limits of time.
    this.name = 'TimeoutError';
  }
}

export type CircuitBreaker = {
  /** Puts a question to the store. @throws StoreSilent at once, without asking, while the store is known to be silent */
  ask<Result>(question: () => Promise<Result>): Promise<Result>;
  /** Puts a question even so, to find out whether the store is back. */
  probe<Result>(question: () => Promise<Result>): Promise<Result>;
};

/** As long as those who were refused are told to wait. */
const PAUSE_MILLISECONDS = 5000;

/**
 * Spares callers the wait for a store that does not answer: once a question has run out of time, others fail at once. Every
 * few seconds one is let through, and the first answer of any kind lets all of them through again.
 */
export function circuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let silent = false;
  let askAgainAt = 0;
  let asking = false;
  const probe: CircuitBreaker['probe'] = async (question) => {
    try {
      const answer = await question();
      silent = false;
      return answer;
    } catch (error) {
      silent = error instanceof Error && error.name === 'TimeoutError';
      askAgainAt = now() + PAUSE_MILLISECONDS;
      throw error;
    }
  };
  const ask: CircuitBreaker['ask'] = async (question) => {
    if (!silent) return probe(question);
    if (asking || now() < askAgainAt) throw new StoreSilent();
    asking = true;
    try {
      return await probe(question);
    } finally {
      asking = false;
    }
  };
  return { ask, probe };
}

/**
 * Gives a question up that takes too long to be answered.
 * @throws StoreSilent when it has; what the question throws otherwise
 */
export async function answeredWithin<Result>(
  milliseconds: number,
  question: (limit: { abortSignal: AbortSignal }) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), milliseconds);
  try {
    return await question({ abortSignal: late.signal });
  } catch (error) {
    throw late.signal.aborted ? new StoreSilent(milliseconds) : error;
  } finally {
    clearTimeout(timer);
  }
}
