import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type CatalogueSource, ImportSourceError } from './catalogue-source.ts';
import { formatOf, nameFrom, stemOf, titleFromFile } from '../words/names.ts';
import { isAreaFile, readAreaFile } from './read-area-list.ts';
import { readDataPackage } from './read-data-package.ts';
import { readReadmeFolder } from './read-readme-folder.ts';
import { yearsFrom } from '../words/vocabulary.ts';

const descriptorName = 'datapackage.json';

/**
 * Reads what a person wants imported: a data package (its folder or its descriptor), a folder of data
 * packages, a folder whose README lists its files, or one file with a table.
 * @throws ImportSourceError when it is none of them
 */
export async function readSource(location: string): Promise<CatalogueSource> {
  if (!existsSync(location)) throw new ImportSourceError(`${location} is not there`);
  if ((await stat(location)).isDirectory()) return readFolder(path.resolve(location));
  if (path.basename(location) === descriptorName) return readDataPackage(path.resolve(location));
  return readSingleFile(path.resolve(location));
}

async function readFolder(folder: string): Promise<CatalogueSource> {
  if (existsSync(path.join(folder, descriptorName)))
    return readDataPackage(path.join(folder, descriptorName));
  const entries = await readdir(folder);
  const packages = entries.map((entry) => path.join(folder, entry, descriptorName)).filter(existsSync);
  if (packages.length > 0)
    return joinSources(await Promise.all(packages.sort().map((file) => readDataPackage(file))));
  if (entries.includes('README.md')) return readReadmeFolder(folder);
  throw new ImportSourceError(
    `${folder} holds no ${descriptorName}, no folders with one, and no README.md that lists its files`,
  );
}

/** One source from several. */
export function joinSources(sources: readonly CatalogueSource[]): CatalogueSource {
  return {
    datasets: sources.flatMap(({ datasets }) => datasets),
    areas: sources.flatMap(({ areas }) => areas),
    skipped: sources.flatMap(({ skipped }) => skipped),
  };
}

/** A file by itself says no more than its name and its content do. */
function readSingleFile(file: string): CatalogueSource {
  if (isAreaFile(file)) return { datasets: [], areas: readAreaFile(path.basename(file), file), skipped: [] };
  const title = titleFromFile(file);
  const yearsCovered = yearsFrom(stemOf(file));
  const table = { path: path.basename(file), file, title, format: formatOf(file), yearsCovered, columns: [] };
  return {
    datasets: [
      {
        name: nameFrom(stemOf(file)),
        title,
        publisher: { name: 'other-publishers', title: 'Other publishers' },
        licenseId: 'notspecified',
        sectors: ['Other'],
        tags: [],
        yearsCovered,
        similarDatasets: [],
        tables: [table],
      },
    ],
    areas: [],
    skipped: [],
  };
}
