import type { SavedMultipartFilesResult } from '@fastify/multipart';
import { asUnreadableForm, tooLarge } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { ContentError, invalidPayload } from '../model/content-error.ts';

/** A picture that came with a form, and its words. */
type ReceivedPicture = {
  path: string;
  fileName: string;
  alt: { en: string | undefined; fr: string | undefined };
};

const LARGEST = 20 * 1024 * 1024;

/**
 * Reads a form with a picture, which goes to disk as it arrives and stays there until the request ends.
 * @throws CONTENT_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for what is no such form, INVALID_PAYLOAD for one without a picture
 */
export async function receivePicture(request: FastifyRequest, folder: string): Promise<ReceivedPicture> {
  if (!request.isMultipart()) {
    throw new ContentError('UNSUPPORTED_MEDIA_TYPE', 'Send the picture as multipart/form-data.');
  }
  cleanOnce(request);
  const { files, values } = await saveFiles(request, folder);
  const file = files.find(({ fieldname }) => fieldname === 'file');
  if (!file) throw invalidPayload({ file: ['Missing value'] });
  return {
    path: file.filepath,
    fileName: file.filename,
    alt: { en: textOf(values['alt_en']), fr: textOf(values['alt_fr']) },
  };
}

/** A request from within this process ends twice for the plugin, which would complain that its files are gone. */
function cleanOnce(request: FastifyRequest): void {
  const clean = request.cleanRequestFiles.bind(request);
  let cleaned: Promise<void> | undefined;
  request.cleanRequestFiles = () => (cleaned ??= clean());
}

async function saveFiles(request: FastifyRequest, folder: string): Promise<SavedMultipartFilesResult> {
  try {
    return await request.saveRequestFiles({
      tmpdir: folder,
      limits: { fileSize: LARGEST, files: 1, fields: 10, fieldSize: 4096, parts: 11 },
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') {
      throw tooLarge('A picture may have 20 MB at most.');
    }
    throw asUnreadableForm(error);
  }
}

function textOf(part: unknown): string | undefined {
  const { type, value } = (Array.isArray(part) ? part[0] : (part ?? {})) as {
    type?: string;
    value?: unknown;
  };
  return type === 'field' && typeof value === 'string' ? value : undefined;
}
