import { asStoreFailure, StoreFailure } from '@gazetteer/kernel';
import { adviceFor, reasonOf } from './explain-object-failure.ts';
import type { ObjectStore } from './object-store.ts';
import { TrialFailed } from './object-trial.ts';

/** A store that was tried and does not work. */
export class ObjectStoreDown extends StoreFailure {
  /** Which store, what it was asked, what it said, and what to look at; for operators, not for visitors. */
  readonly sentence: string;

  constructor(place: string, { step, cause }: TrialFailed) {
    const failure = failureOf(cause);
    const isStore = failure instanceof StoreFailure && failure.fault !== 'missing';
    super('objects', isStore ? failure.fault : 'unusable', cause);
    this.sentence = `The object store ${place} did not ${step} a small object: ${reasonOf(cause)}. ${adviceFor(cause, place)}`;
  }
}

/**
 * The store, whose failures are `StoreFailure`, whichever kind of store it is.
 * @param place its address as a person may see it, without keys
 */
export function tellObjectFailures(store: ObjectStore, place: string): ObjectStore {
  return {
    put: async (key, path) => {
      try {
        await store.put(key, path);
      } catch (error) {
        throw unableToTake(failureOf(error));
      }
    },
    localPath: (key) => telling(store.localPath(key)),
    read: (key, range) => telling(store.read(key, range)),
    delete: (key) => telling(store.delete(key)),
    list: (prefix) => tellingList(store.list(prefix)),
    tryOut: async () => {
      try {
        await store.tryOut();
      } catch (error) {
        throw error instanceof TrialFailed ? new ObjectStoreDown(place, error) : failureOf(error);
      }
    },
  };
}

/** A store that is to take a file can lack none. */
function unableToTake(failure: unknown): unknown {
  const lacks = failure instanceof StoreFailure && failure.fault === 'missing';
  return lacks ? new StoreFailure('objects', 'unusable', failure.cause) : failure;
}

async function telling<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw failureOf(error);
  }
}

async function* tellingList<Entry>(list: AsyncIterable<Entry>): AsyncIterable<Entry> {
  try {
    yield* list;
  } catch (error) {
    throw failureOf(error);
  }
}

type S3Error = Error & { code?: unknown; $metadata?: { httpStatusCode?: number } };

function failureOf(error: unknown): unknown {
  const told = asStoreFailure('objects', error);
  if (told instanceof StoreFailure || !(told instanceof Error)) return told;
  const { name, code, $metadata } = told as S3Error;
  if (code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound') {
    return new StoreFailure('objects', 'missing', told);
  }
  if (name === 'TimeoutError') return new StoreFailure('objects', 'away', told);
  if (!$metadata) return told;
  const { httpStatusCode: status = 0 } = $metadata;
  if (status === 507 || /quota|full|storage/i.test(name)) return new StoreFailure('objects', 'full', told);
  if (status === 429 || status >= 500) return new StoreFailure('objects', 'away', told);
  return new StoreFailure('objects', 'unusable', told);
}
