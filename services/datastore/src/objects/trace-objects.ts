import { inSpan } from '@gazetteer/kernel';
import type { ObjectStore } from './object-store.ts';

/** The store, whose calls are spans where traces are made. How long a list is read is up to its reader. */
export function traceObjects(store: ObjectStore): ObjectStore {
  return {
    put: (key, path) => traced('put', key, () => store.put(key, path)),
    localPath: (key) => traced('local_path', key, () => store.localPath(key)),
    read: (key, range) => traced('read', key, () => store.read(key, range)),
    delete: (key) => traced('delete', key, () => store.delete(key)),
    list: (prefix) => store.list(prefix),
    tryOut: () => traced('try_out', undefined, () => store.tryOut()),
  };
}

async function traced<Result>(
  operation: string,
  key: string | undefined,
  ask: () => Promise<Result>,
): Promise<Result> {
  return inSpan(() => {
    const attributes = { 'object.operation': operation, ...(key && { 'object.key': key }) };
    return { name: `object ${operation}`, kind: 'client', attributes };
  }, ask);
}
