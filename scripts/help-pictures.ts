import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHelp } from '../apps/portal/app/help/parse-help.ts';
import { browserTests, samplePages } from './browser-tests.ts';
import { reportProblems } from './report-problems.ts';
import { root, run } from './run-command.mjs';
import { succeeded, tallyLines } from './test-tally.ts';

const portal = path.join(root, 'apps/portal');
const sizesFile = path.join(portal, 'help/picture-sizes.json');
/** The most bytes a picture may have. */
const MOST = 60_000;

type Size = [width: number, height: number];

/** The pictures that pages of the help name, and those that there are, by their addresses. */
export function listPictures(): { named: string[]; taken: string[] } {
  const pages = globSync('help/*/*.md', { cwd: portal });
  const named = pages.flatMap((page) => {
    const { sections } = parseHelp(readFileSync(path.join(portal, page), 'utf8'));
    return sections.flatMap(({ steps }) => steps.flatMap(({ picture }) => picture ?? []));
  });
  const taken = globSync('help/*/*.webp', { cwd: path.join(portal, 'public') }).map((file) => `/${file}`);
  return { named: named.toSorted(), taken: taken.toSorted() };
}

/** The size of a WebP picture in pixels, as its first bytes say. */
export function sizeOfWebp(bytes: Buffer): Size {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3)];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) % 2 ** 14, bytes.readUInt16LE(28) % 2 ** 14];
  throw new Error(`not a picture that a browser writes as WebP: ${kind}`);
}

/** Says what is wrong with the pictures: not taken, named by no page, too large, or with another size than is written down. */
export function pictureProblems(): string[] {
  const { named, taken } = listPictures();
  const sizes = JSON.parse(readFileSync(sizesFile, 'utf8')) as Record<string, Size>;
  const problems = [
    ...named.filter((address) => !taken.includes(address)).map((address) => `${address} is not taken`),
    ...taken.filter((address) => !named.includes(address)).map((address) => `${address} is on no page`),
    ...Object.keys(sizes)
      .filter((address) => !taken.includes(address))
      .map((address) => `${address} has a size and is not there`),
  ];
  for (const address of taken) {
    const bytes = readFileSync(path.join(portal, 'public', address));
    if (bytes.length > MOST) problems.push(`${address} has ${bytes.length} bytes, more than ${MOST}`);
    if (String(sizeOfWebp(bytes)) !== String(sizes[address]))
      problems.push(`${address} has another size than help/picture-sizes.json says`);
  }
  return problems.map((problem) => `${problem}: npm run help-pictures`);
}

/** Takes the pictures of the help by doing what its pages say, and writes down how large they are. */
async function takePictures(filters: readonly string[]): Promise<void> {
  process.env.HELP_PICTURES = '1';
  const tally = await browserTests(samplePages, ['e2e/help/', ...filters]);
  for (const line of tallyLines(tally)) console.log(line);
  if (!succeeded(tally)) process.exitCode = 1;
  const { named, taken } = listPictures();
  const known = new Set(named);
  for (const address of taken) if (!known.has(address)) rmSync(path.join(portal, 'public', address));
  const sizes = taken
    .filter((address) => known.has(address))
    .map((address) => [address, sizeOfWebp(readFileSync(path.join(portal, 'public', address)))]);
  writeFileSync(sizesFile, `${JSON.stringify(Object.fromEntries(sizes))}\n`);
  await run('biome', ['format', '--write', sizesFile]);
  reportProblems(pictureProblems(), `${known.size} pictures are on the pages of the help`);
}

if (import.meta.main) await takePictures(process.argv.slice(2));
