import { ApplicationError, createBoundedCache } from '@gazetteer/kernel';

/** Answers that several may wait for at once: asked once, and only as long as one of them still waits. */
export type SharedCache<Value> = {
  get(key: string, make: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal): Promise<Value>;
};

type Work = { waiting: number; stop: AbortController };

/** Makes a cache of at most so many bytes whose work ends when nobody waits for it any more. */
export function createSharedCache<Value>(
  maximumBytes: number,
  sizeOf: (value: Value) => number,
): SharedCache<Value> {
  const values = createBoundedCache<Value>(maximumBytes, sizeOf);
  const under = new Map<string, Work>();

  const start = (key: string, make: (signal: AbortSignal) => Promise<Value>) => async (): Promise<Value> => {
    const work = { waiting: 0, stop: new AbortController() };
    under.set(key, work);
    try {
      return await make(work.stop.signal);
    } finally {
      if (under.get(key) === work) under.delete(key);
    }
  };

  return {
    get: async (key, make, signal) => {
      if (signal?.aborted) throw cancelled();
      const value = values.get(key, start(key, make));
      const work = under.get(key);
      if (!work || !signal) {
        if (work) work.waiting += 1;
        return value;
      }
      work.waiting += 1;
      return await untilAborted(value, signal, () => {
        work.waiting -= 1;
        if (work.waiting > 0) return;
        // Whoever comes now starts anew instead of failing with what is being stopped.
        values.forget(key);
        under.delete(key);
        work.stop.abort();
      });
    },
  };
}

/** Waits for a value as long as the signal allows. */
function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal, leave: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      leave();
      reject(cancelled());
    };
    signal.addEventListener('abort', stop, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function cancelled(): ApplicationError {
  return new ApplicationError('cancelled', 499, 'The client went away');
}
