import type { Readable } from 'node:stream';

/** What the library needs of whoever keeps files; implemented where the process is composed. Keys are paths with `/`. */
export type MediaStore = {
  /**
   * Keeps a copy of a file and then runs `refer`, which writes what refers to it. Whatever happens between them, there is
   * never a reference without the file, nor for long a file without a reference.
   */
  keep(object: { key: string; path: string }, refer: () => Promise<void>): Promise<void>;
  /** The content of a file that is kept. */
  read(key: string): Promise<Readable>;
  /** Where a copy of it lies on this machine. */
  localPath(key: string): Promise<string>;
  /** Removes files that the running transaction leaves without a reference, once it is committed. */
  release(keys: readonly string[]): Promise<void>;
};
