import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Ground, GroundOffer } from '@gazetteer/charts';
import { notFound } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { pathCompared } from '../objects/compared-object.ts';
import type { AreaBoundaries, AreaTables } from './area-tables.ts';
import { listBoundaries, listLevels } from './areas.store.ts';
import { levelsAbove } from './lift-areas.ts';
import { outlineInThread, type OutlineTask } from './outline-in-thread.ts';

/** The file with outlines of the land of the whole world, in longitude and latitude, and the object that holds them. */
export type WorldLand = { path: string; object: string };

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
  context: Pick<DatastoreContext, 'sql' | 'objects' | 'clock'>,
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
      ...(world ? [once('world', () => make('world', { ...world, projection: 'world' }))] : []),
      ...grounds.map(({ scheme, level, object_key }) =>
        once(object_key, async () =>
          make(`${scheme}.${level}`, { path: await pathCompared(context, object_key) }),
        ),
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
async function make(id: string, task: OutlineTask): Promise<MadeGround> {
  const { text, projection, land } = await outlineInThread(task);
  const plain = Buffer.from(text);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 12);
  return {
    offer: { id, projection, land, url: `/api/grounds/${encodeURIComponent(id)}?version=${tag}` },
    ground: JSON.parse(text) as Ground,
    plain,
    compressed: await promisify(brotliCompress)(plain, COMPRESSION),
  };
}
