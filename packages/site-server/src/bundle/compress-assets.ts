import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const texts = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/**
 * Writes a brotli form beside every built text file, at the highest level: it is done once and sent for ever.
 * @param folder where the files for browsers are
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => texts.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(`${folder}/${file}`);
      const packed = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      if (packed.length < text.length) await writeFile(`${folder}/${file}.br`, packed);
    }),
  );
}
