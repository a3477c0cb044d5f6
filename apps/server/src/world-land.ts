import { fileURLToPath } from 'node:url';

/**
 * The land of the world in longitude and latitude, from Natural Earth (public domain) at 1:110 million, as the package
 * of the sample data has it.
 */
export const worldLand = {
  object: 'land',
  path: fileURLToPath(new URL('../data/world-110m.json', import.meta.resolve('vega-datasets'))),
};
