import type { Readable } from 'node:stream';

export type StoredObject = { key: string; byteSize: number; modifiedAt: Date };

/** Bytes `start` to `end`, both included, as in an HTTP range. */
export type ByteRange = { start: number; end: number };

/**
 * Where the immutable files live. Keys are paths with `/`; a key is never written twice. Of a store that was opened by its
 * address every call throws `StoreFailure` where the store is at fault, or does not have the object.
 */
export type ObjectStore = {
  /** Copies the file at `path` under `key`; when it resolves, the object survives a crash. */
  put(key: string, path: string): Promise<void>;
  /** A path on this machine with the object's content, for DuckDB. @throws when there is no such object */
  localPath(key: string): Promise<string>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes the object; one that is not there is no error. */
  delete(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Writes, reads and deletes a small object. @throws what went wrong, and in which step */
  tryOut(): Promise<void>;
};
