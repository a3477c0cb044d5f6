/** Writes a brotli form beside every built text file, at the highest level: it is done once and sent for ever. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const root = `${import.meta.dirname}/../build/client`;
const texts = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

const files = (await readdir(root, { recursive: true })).filter((file) => texts.test(file));
await Promise.all(
  files.map(async (file) => {
    const text = await readFile(`${root}/${file}`);
    const packed = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    if (packed.length < text.length) await writeFile(`${root}/${file}.br`, packed);
  }),
);
