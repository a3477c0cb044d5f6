import type { Readable } from 'node:stream';
import { ApplicationError } from '@gazetteer/kernel';
import { checkLocalCopy, checkObject, type ObjectState } from './check-object.ts';
import type { ByteRange } from './object-store.ts';
import { type Refusal, rememberRefusals } from './remember-refusals.ts';
import type { ObjectContext } from './save-object.ts';

/** How long a damaged object counts as damaged before it is read again. */
const DAMAGED_MILLISECONDS = 60_000;
const MOST_VERDICTS = 50_000;

type Check = (context: ObjectContext, key: string) => Promise<ObjectState>;

const damageOf = rememberRefusals(
  async (context: ObjectContext, { key, check }: { key: string; check: Check }) =>
    refusalOf(await check(context, key)),
  {
    keyOf: ({ key }) => key,
    wholeMilliseconds: Number.POSITIVE_INFINITY,
    damagedMilliseconds: DAMAGED_MILLISECONDS,
    most: MOST_VERDICTS,
  },
);

/**
 * Reads an object that is what was stored. It is compared with its digest before this process reads it for the first time,
 * which reads it whole: about a second for each gigabyte of a folder.
 * @throws damaged; StoreFailure where the store is at fault or does not have it
 */
export async function readCompared(
  context: ObjectContext,
  key: string,
  range?: ByteRange,
): Promise<Readable> {
  await requireOnce(context, key, checkObject);
  return context.objects.read(key, range);
}

/**
 * A path on this machine with an object that is what was stored; compared as `readCompared` does.
 * @throws damaged; StoreFailure where the store is at fault or does not have it
 */
export async function pathCompared(context: ObjectContext, key: string): Promise<string> {
  await requireOnce(context, key, checkLocalCopy);
  return context.objects.localPath(key);
}

async function requireOnce(context: ObjectContext, key: string, check: Check): Promise<void> {
  const refusal = await damageOf(context, { key, check });
  if (refusal) throw refusal;
}

/** An object that is missing is refused by who reads it, not here: it may come back at any moment. */
function refusalOf(state: ObjectState): Refusal {
  if (state !== 'damaged') return undefined;
  return new ApplicationError(
    'damaged',
    503,
    'The stored file is damaged: it is not what was stored. Whoever runs this site can put it back from a backup; `gazetteer doctor --deep` names it.',
    { info: { code: 'damaged', state: 'damaged' } },
  );
}
