import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { eachEntry, openEntry } from '../import/files/open-archive.ts';

const WORKBOOK = 'xl/workbook.xml';
const MOST_BYTES = 4 * 1024 ** 2;

/**
 * The names of the sheets that a workbook (ECMA-376) shows, in its order; none where the file is no workbook. What is
 * wrong with it is for the import to say.
 */
export async function listSheets(path: string): Promise<string[]> {
  if (!(await isZip(path))) return [];
  let workbook = '';
  await eachEntry(path, async (zip, entry) => {
    if (entry.fileName !== WORKBOOK || entry.uncompressedSize > MOST_BYTES) return;
    workbook = await text(await openEntry(zip, entry));
  }).catch(() => {});
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const name = /\bname="([^"]*)"/.exec(attributes)?.[1];
    const isHidden = /\bstate="(?:hidden|veryHidden)"/.test(attributes);
    return name === undefined || isHidden ? [] : [decoded(name)];
  });
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\u0003\u0004';
  } finally {
    await file.close();
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function decoded(attribute: string): string {
  return attribute.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hexadecimal, decimal, name) => {
    if (hexadecimal) return String.fromCodePoint(parseInt(hexadecimal as string, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name as string] ?? whole;
  });
}
