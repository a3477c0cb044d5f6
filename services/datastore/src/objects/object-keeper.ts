import { saveObject, type ObjectContext, releaseObjects } from './save-object.ts';
import { pathCompared, readCompared } from './compared-object.ts';
import type { ObjectStore } from './object-store.ts';

/** The object store for those who refer to objects in tables of their own. */
export type ObjectKeeper = Pick<ObjectStore, 'read' | 'localPath'> & {
  /** Saves a file and refers to it; see {@link saveObject}. */
  keep(object: { key: string; path: string }, refer: () => Promise<void>): Promise<void>;
  /** Removes objects with the running transaction; see {@link releaseObjects}. */
  release(keys: readonly string[]): Promise<void>;
};

export function objectKeeper(context: ObjectContext): ObjectKeeper {
  return {
    keep: async (object, refer) => void (await saveObject(context, object, refer)),
    release: (keys) => releaseObjects(context, keys),
    read: (key, range) => readCompared(context, key, range),
    localPath: (key) => pathCompared(context, key),
  };
}
