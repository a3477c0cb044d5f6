import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBoundedQueue, openTemporaryFolder, type Sql } from '@gazetteer/kernel';
import type { MediaLibrary, Variant } from '../model/content-context.ts';
import type { MediaTables, MediaVariantsTable } from '../model/content-tables.ts';
import type { Media } from '../model/picture.ts';
import type { MediaStore } from '../model/ports.ts';
import { drawVariant, fileOf } from './draw-variant.ts';
import { findVariant, insertVariant } from './media.store.ts';

/** Opens the files of the library. */
export function openMediaLibrary(sql: Sql<MediaTables>, store: MediaStore): MediaLibrary {
  // One at a time: a large one keeps a core busy for seconds.
  const queue = createBoundedQueue({ concurrency: 1, waiting: 100 });
  const making = new Map<string, Promise<MediaVariantsTable>>();
  let opened: Promise<string> | undefined;
  const folder = () => (opened ??= openTemporaryFolder('gazetteer-pictures'));

  async function keepVariant(media: Media, variant: Variant, bytes: Buffer): Promise<MediaVariantsTable> {
    const file = fileOf(variant);
    const row = {
      media_id: media.id,
      file,
      object_key: `media/${media.id}/${randomUUID()}-${file}`,
      byte_size: bytes.length,
    };
    const path = join(await folder(), `${randomUUID()}.${variant.format}`);
    try {
      await writeFile(path, bytes);
      await store.keep({ key: row.object_key, path }, async () => {
        if (!(await insertVariant(sql, row))) throw new MadeMeanwhile();
      });
      return row;
    } catch (error) {
      const other = error instanceof MadeMeanwhile ? await findVariant(sql, media.id, file) : undefined;
      if (!other) throw error;
      return other;
    } finally {
      await rm(path, { force: true });
    }
  }

  async function make(media: Media, variant: Variant): Promise<MediaVariantsTable> {
    const path = await store.localPath(media.object_key);
    return keepVariant(media, variant, await drawVariant(path, variant));
  }

  return {
    store,
    folder,
    keepVariant,
    variant: async (media, variant) => {
      const file = fileOf(variant);
      const known = await findVariant(sql, media.id, file);
      if (known) return known;
      const key = `${media.id}/${file}`;
      const under = making.get(key);
      if (under) return under;
      const result = queue(() => make(media, variant)).finally(() => making.delete(key));
      making.set(key, result);
      return result;
    },
    close: async () => {
      if (opened) await rm(await opened, { recursive: true, force: true });
    },
  };
}

/** Another process was faster: its form stays, and ours goes. */
class MadeMeanwhile extends Error {}
