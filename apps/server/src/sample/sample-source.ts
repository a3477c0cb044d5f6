import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CatalogueSource, ImportSourceError, readDataPackage, joinSources } from '@gazetteer/harvest';

const descriptors = path.join(import.meta.dirname, '../../sample');

/**
 * The sample catalogue: descriptions of our own for open data that comes with two npm packages.
 * vega-datasets exports its main file only, so the data is found beside that.
 */
const folders: Record<string, string> = {
  'vega-datasets': fileURLToPath(new URL('../data/', import.meta.resolve('vega-datasets'))),
  'us-atlas': fileURLToPath(new URL('.', import.meta.resolve('us-atlas/package.json'))),
};

/** Reads the descriptions of the sample's datasets, in the order of their names. */
export async function readSampleSource(): Promise<CatalogueSource> {
  const files = globSync('*/datapackage.json', { cwd: descriptors }).sort();
  return joinSources(
    await Promise.all(files.map((file) => readDataPackage(path.join(descriptors, file), locate))),
  );
}

/** Paths in the descriptions begin with the name of the npm package: `vega-datasets/airports.csv`. */
function locate(location: string): string {
  const [name = '', ...rest] = location.split('/');
  const folder = folders[name];
  if (folder === undefined) throw new ImportSourceError(`the sample has no package '${name}'`);
  return path.join(folder, ...rest);
}
