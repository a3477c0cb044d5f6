import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Ground, type GroundOffer, groundOf, offerOf, type Topology } from '@gazetteer/charts';
import { notFound } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { AreaBoundaries, AreaTables } from './area-tables.ts';
import { listBoundaries, listLevels } from './areas.store.ts';
import { levelsAbove } from './lift-areas.ts';

/** Outlines of the land of the whole world, in longitude and latitude, and the object that holds them. */
export type WorldLand = { read(): Promise<Topology>; object: string };

type MadeGround = { offer: GroundOffer; ground: Ground; plain: Buffer; compressed: Buffer };

/** The grounds of maps of points: the land of the world, and of each scheme its largest areas that have boundaries. */
export type Grounds = {
  list(): Promise<GroundOffer[]>;
  /** @throws not_found for a ground that is not there */
  find(id: string): Promise<MadeGround>;
};

/** The last levels save little and take ten times as long. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Makes grounds of the boundaries that are stored; each is made once in a process. */
export function createGrounds(
  context: Pick<DatastoreContext, 'sql' | 'objects'>,
  world: WorldLand | undefined,
): Grounds {
  const made = new Map<string, Promise<MadeGround>>();
  const once = (key: string, make: () => Promise<MadeGround>): Promise<MadeGround> => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    // What failed is tried again.
    known.catch(() => made.delete(key));
    return known;
  };

  async function all(): Promise<MadeGround[]> {
    const grounds = await largestLevels(context);
    return Promise.all([
      ...(world
        ? [once('world', async () => pack('world', groundOf(await world.read(), world.object, 'world')))]
        : []),
      ...grounds.map((boundaries) =>
        once(boundaries.object_key, async () => {
          const { scheme, level } = boundaries;
          const text = await readFile(await context.objects.localPath(boundaries.object_key), 'utf8');
          const topology = JSON.parse(text) as Topology;
          const [object = ''] = Object.keys(topology.objects);
          return pack(`${scheme}.${level}`, groundOf(topology, object));
        }),
      ),
    ]);
  }

  return {
    list: async () => (await all()).map(({ offer }) => offer),
    find: async (id) => {
      const found = (await all()).find(({ offer }) => offer.id === id);
      if (!found) throw notFound(`There is no ground "${id}" for maps of points`);
      return found;
    },
  };
}

/** The newest boundaries of each level that has some, while none above it has. */
async function largestLevels({ sql: store }: Pick<DatastoreContext, 'sql'>): Promise<AreaBoundaries[]> {
  const sql = store.as<AreaTables>();
  const [levels, boundaries] = [await listLevels(sql), await listBoundaries(sql)];
  const newest = new Map(boundaries.toReversed().map((one) => [`${one.scheme} ${one.level}`, one]));
  return [...newest.values()].filter(({ scheme, level }) => {
    const [, ...above] = levelsAbove(levels, { scheme, level });
    return above.every(({ id }) => !newest.has(`${scheme} ${id}`));
  });
}

/** The address changes with what is behind it, so that it may be kept for long. */
async function pack(id: string, ground: Ground): Promise<MadeGround> {
  const plain = Buffer.from(JSON.stringify(ground));
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 12);
  const url = `/api/grounds/${encodeURIComponent(id)}?version=${tag}`;
  return {
    offer: offerOf(ground, id, url),
    ground,
    plain,
    compressed: await promisify(brotliCompress)(plain, COMPRESSION),
  };
}
