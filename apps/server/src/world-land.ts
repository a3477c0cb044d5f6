import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Topology } from '@gazetteer/charts';

/**
 * The land of the world in longitude and latitude, from Natural Earth (public domain) at 1:110 million, as the package
 * of the sample data has it.
 */
export const worldLand = {
  object: 'land',
  read: async (): Promise<Topology> => {
    const path = fileURLToPath(new URL('../data/world-110m.json', import.meta.resolve('vega-datasets')));
    return JSON.parse(await readFile(path, 'utf8')) as Topology;
  },
};
