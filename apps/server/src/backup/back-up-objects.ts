import { isMissing, listDigests, listWithoutDigest, type ObjectStore } from '@gazetteer/datastore';
import type { Sql } from '@gazetteer/kernel';
import { objectPart } from './manifest.ts';
import type { ArchiveWriter, Measured } from './write-archive.ts';

/** The objects that an archive has so far. */
export type ObjectCopies = {
  /**
   * Copies what the archive does not have yet of the objects that the store names, asked by `sql` as it is.
   * @returns the objects the store names, by key; undefined where some have gone since the last call, so that another
   *   moment has to be chosen: either they were removed while they were copied, or they are lost for good
   */
  bringUpToDate(sql: Sql): Promise<NamedObjects | undefined>;
};

/** Those that are in the archive, by key, and the keys of those that the object store does not have as they were. */
export type NamedObjects = { copied: [key: string, Measured][]; lost: string[] };

type Options = {
  archive: ArchiveWriter;
  objects: ObjectStore;
  progress: (done: number, total: number) => void;
};

/** Begins to copy objects. Objects never change, so what is copied once stays right. */
export function copyObjects({ archive, objects, progress }: Options): ObjectCopies {
  const copied = new Map<string, Measured>();
  const lost = new Set<string>();
  let withoutDigest: Promise<string[]> | undefined;

  /** @returns whether it could be copied */
  async function copy(key: string, digest: string | undefined): Promise<boolean> {
    const measured = await addObject(archive, objects, key);
    if (!measured || (digest !== undefined && measured.sha256 !== digest)) return false;
    copied.set(key, measured);
    return true;
  }

  return {
    bringUpToDate: async (sql) => {
      withoutDigest ??= collect(listWithoutDigest({ sql, objects }));
      const named = new Map<string, string | undefined>();
      for (const key of await withoutDigest) named.set(key, undefined);
      for await (const { object_key, digest } of listDigests(sql)) named.set(object_key, digest);
      let done = 0;
      let hasLost = false;
      for (const [key, digest] of named) {
        progress(done++, named.size);
        if (copied.has(key) || lost.has(key) || (await copy(key, digest))) continue;
        lost.add(key);
        hasLost = true;
      }
      if (hasLost) return undefined;
      const keys = [...named.keys()].toSorted();
      return {
        copied: keys.flatMap((key): NamedObjects['copied'] => {
          const measured = copied.get(key);
          return measured ? [[key, measured]] : [];
        }),
        // Nobody knows whether something names an object without a digest: one that has gone is no loss.
        lost: keys.filter((key) => !copied.has(key) && named.get(key) !== undefined),
      };
    },
  };
}

async function addObject(
  archive: ArchiveWriter,
  objects: ObjectStore,
  key: string,
): Promise<Measured | undefined> {
  try {
    // Opened before the archive knows of it, so that a missing one leaves nothing there. Parquet is compressed itself.
    return await archive.add(objectPart(key), await objects.read(key), { compress: false });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function collect(keys: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = [];
  for await (const key of keys) collected.push(key);
  return collected;
}
