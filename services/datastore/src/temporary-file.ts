import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { makeFolder } from '@gazetteer/kernel';

/**
 * A path for a file of one request. The folder is made again where it is gone: systems clear away what lies
 * in their temporary folders for long, and a server runs for longer.
 */
export async function temporaryFile(folder: string, extension: string): Promise<string> {
  await makeFolder(folder, 0o700);
  return join(folder, `${randomUUID()}.${extension}`);
}
