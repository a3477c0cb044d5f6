import { randomUUID } from 'node:crypto';
import { copyFile, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Caller, identityOf, searchWords } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { requireEditor } from '../model/require-rights.ts';
import { drawVariant } from './draw-variant.ts';
import { inspectImage, notTaken } from './inspect-image.ts';
import { insertMedia } from './media.store.ts';
import { type Media, widthsOf } from '../model/picture.ts';
import { type Alt, readAlt } from './read-alt.ts';

/** A file that came with a request, and what was written about it. */
export type UploadedPicture = {
  path: string;
  fileName: string;
  alt: Parameters<typeof readAlt>[0];
};

const LONGEST_NAME = 150;

/**
 * Adds a picture to the library. It is read to its end first, so that what is kept can be shown; its other forms are made
 * afterwards.
 * @throws FORBIDDEN, INVALID_PAYLOAD for what is no picture we take, or has no words
 */
export async function uploadMedia(
  context: ContentContext,
  caller: Caller,
  { path, fileName, alt: written }: UploadedPicture,
): Promise<Media> {
  await requireEditor(context, caller);
  const { library, sql, clock } = context;
  const alt = readAlt(written);
  const facts = await inspectImage(path);
  const [width = facts.width] = widthsOf(facts);
  const smallest = { width, format: 'jpg' } as const;
  const bytes = await drawVariant(path, smallest).catch(() => {
    throw notTaken();
  });
  const id = randomUUID();
  const media: Media = {
    id,
    file_name: labelOf(fileName),
    ...facts,
    byte_size: (await stat(path)).size,
    ...alt,
    created_at: clock().toISOString(),
    created_by: identityOf(caller) ?? null,
    object_key: `media/${id}/original`,
    prepared_at: null,
  };
  // What is kept is taken from its place, where the request looks for it when it ends.
  const copy = `${path}.kept`;
  try {
    await copyFile(path, copy);
    await library.store.keep({ key: media.object_key, path: copy }, () =>
      insertMedia(sql, media, wordsOf(media)),
    );
  } finally {
    await rm(copy, { force: true });
  }
  await library.keepVariant(media, smallest, bytes);
  return media;
}

/** The words by which a picture is found. */
export function wordsOf({ file_name, alt_en, alt_fr }: Alt & Pick<Media, 'file_name'>): string[] {
  return searchWords([file_name, alt_en, alt_fr].join(' '));
}

/** The sender's name for a file, as a label: it decides nothing. */
function labelOf(fileName: string): string {
  const name = basename(fileName.replaceAll('\\', '/')).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return name.trim().slice(0, LONGEST_NAME) || 'picture';
}
