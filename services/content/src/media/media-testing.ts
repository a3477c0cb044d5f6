import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { HttpServer, Sql } from '@gazetteer/kernel';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { MediaStore } from '../model/ports.ts';

/** What the tests of pictures stand on: files in memory, and small pictures. */

export type TestMediaStore = MediaStore & {
  files: Map<string, Buffer>;
  /** The disk is full. */
  isFull: boolean;
};

/** Keeps files in memory, for one test. */
export function openTestMediaStore(sql: Sql): TestMediaStore {
  const files = new Map<string, Buffer>();
  const find = (key: string): Buffer => {
    const bytes = files.get(key);
    if (!bytes) throw new Error(`There is no ${key}`);
    return bytes;
  };
  const store: TestMediaStore = {
    files,
    isFull: false,
    keep: async ({ key, path }, refer) => {
      if (store.isFull) throw new Error('The disk is full');
      files.set(key, await readFile(path));
      try {
        await sql.transaction(refer);
      } catch (error) {
        files.delete(key);
        throw error;
      }
    },
    read: async (key) => Readable.from([find(key)]),
    localPath: async (key) => {
      const folder = await mkdtemp(join(tmpdir(), 'gazetteer-media-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const path = join(folder, 'file');
      await writeFile(path, find(key));
      return path;
    },
    release: async (keys) => sql.afterCommit(async () => keys.forEach((key) => files.delete(key))),
  };
  return store;
}

/** A picture of one colour, in the format that `format` names. */
export function paint(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff' = 'jpeg',
): Promise<Buffer> {
  const colour = sharp({ create: { width, height, channels: 3, background: '#2a6f97' } });
  return colour.toFormat(format).toBuffer();
}

type Form = { file?: Buffer | string; name?: string; alt_en?: string; alt_fr?: string };

/** Sends a form with a picture as somebody. */
export async function upload(server: HttpServer, as: string, { file, name, ...alt }: Form) {
  const form = new FormData();
  for (const [field, text] of Object.entries(alt)) form.set(field, text);
  if (file !== undefined) {
    const bytes = typeof file === 'string' ? file : new Uint8Array(file);
    form.set('file', new File([bytes], name ?? 'river.jpg', { type: 'image/jpeg' }));
  }
  const body = new Response(form);
  const answer = await server.inject({
    method: 'POST',
    url: '/api/content/media',
    headers: { authorization: as, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return {
    status: answer.statusCode,
    data: answer.json<{ data: Record<string, unknown> & { id: string; picture: PictureAnswer } }>().data,
    problem: answer.json<{ errors?: Problem[] }>().errors?.[0],
  };
}

type PictureAnswer = { src: string; alt: string; sources: { type: string; srcset: string }[] };
type Problem = { message: string; extensions: { code: string; fields?: Record<string, string[]> } };
