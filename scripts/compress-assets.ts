import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files gain nothing that is worth a second file. */
const smallest = 1024;

/**
 * Writes a Brotli and a gzip copy beside every text asset, so that the server sends them without
 * compressing anything while a visitor waits.
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: folder });
  for (const name of files) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    if (content.length < smallest) continue;
    const parameters = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await brotli(content, { params: parameters }));
    await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
