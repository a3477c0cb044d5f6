import { ApplicationError } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { TableVersion } from '../datastore-tables.ts';
import { checkLocalCopy } from '../objects/check-object.ts';
import { type Refusal, rememberRefusals } from '../objects/remember-refusals.ts';
import { listKeptVersions } from './version.store.ts';

/** A version as far as its file is concerned. */
export type VersionOfFile = Pick<TableVersion, 'id' | 'resource_id' | 'number' | 'object_key'>;

/** How many earlier versions are looked at for one that can be read. */
const MOST_LOOKED_AT = 20;
/** How long what was found out of a version's file is taken to be so; looking reads the file whole. */
const VERDICT_MILLISECONDS = 60_000;
const MOST_VERDICTS = 1000;
const memory = {
  keyOf: ({ id }: VersionOfFile) => id,
  wholeMilliseconds: VERDICT_MILLISECONDS,
  damagedMilliseconds: VERDICT_MILLISECONDS,
  most: MOST_VERDICTS,
};

/**
 * Lets pass a version whose file is what was stored: nothing is built on another.
 * @throws damaged; StoreFailure where the object store is away
 */
export async function requireWhole(context: DatastoreContext, version: VersionOfFile): Promise<void> {
  const refusal = await findDamage(context, version);
  if (refusal) throw refusal;
}

/**
 * Looks whether the file of a version explains that it could not be read; the answer is kept for a minute.
 * @returns the error to tell, which names the last version that can be read; undefined where the file is whole
 */
export const damageOf = rememberRefusals(findDamage, memory);

/** The same before a file is read at all: that it was whole then explains nothing later. */
export const damageAtFirst = rememberRefusals(findDamage, memory);

/** The newest version of a table, before a number, whose file is what was stored. */
export async function findLastGood(
  context: DatastoreContext,
  resourceId: string,
  before: number,
): Promise<VersionOfFile | undefined> {
  for (const version of await listKeptVersions(context.sql, resourceId, before, MOST_LOOKED_AT)) {
    if (await isWhole(context, version)) return version;
  }
  return undefined;
}

async function findDamage(context: DatastoreContext, version: VersionOfFile): Promise<Refusal> {
  if (version.object_key === null) return undefined;
  const state = await checkLocalCopy(context, version.object_key);
  if (state === 'whole' || state === 'new') return undefined;
  // Where the store itself is away, no file is there: that is no damage, and goes by itself.
  if (state === 'missing') await context.objects.tryOut();
  const good = await findLastGood(context, version.resource_id, version.number);
  return tableDamaged(version.number, state, good?.number ?? null);
}

async function isWhole(context: DatastoreContext, { object_key }: VersionOfFile): Promise<boolean> {
  if (object_key === null) return false;
  const state = await checkLocalCopy(context, object_key);
  return state === 'whole' || state === 'new';
}

function tableDamaged(number: number, state: 'damaged' | 'missing', good: number | null): ApplicationError {
  const back =
    good === null
      ? 'No earlier version of it is kept: import its file again'
      : `Version ${good} is the last one that can be read; datastore_version_restore goes back to it`;
  return new ApplicationError(
    'damaged',
    503,
    `The stored file of version ${number} of this table is ${state}. ${back}.`,
    {
      info: { code: 'damaged', state, version: number, last_good_version: good },
    },
  );
}
