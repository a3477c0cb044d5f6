import { type BackgroundTask, createBackgroundTask } from '@gazetteer/kernel';
import { milliseconds, readDuration } from '@gazetteer/ory';
import type { OauthContext } from '../model/oauth-context.ts';
import type { OauthSettings } from '../model/oauth-settings.ts';
import type { KeysTable } from '../model/tables.ts';
import type { NewKey } from './append-keys.ts';
import { clientsWithLifespans } from './client-lifespans.store.ts';
import { MOST_KEYS } from './jwk.contract.ts';
import { deleteKeys, listKeys, projectsWithKeys } from './key.store.ts';
import { makeKeyLike } from './make-key.ts';
import { addToOwnSet } from './make-own-keys.ts';
import { canSign, isSuccessor, ownSetNames, signersAt } from './own-sets.ts';

const EVERY_MILLISECONDS = 10 * 60_000;
/** For processes that have not yet seen that a key signs no more, and for clocks that go wrong a little. */
const MARGIN_MILLISECONDS = 60_000;

type Settings = Pick<OauthSettings, 'keys' | 'ttl'>;
type Project = { id: string; settings: Settings };

/**
 * Makes the task that replaces the keys a project signs with. A new key is shown for a while before it signs; the one before
 * it is shown until every token it has signed is over, and then removed. Every process may run one.
 */
export function createKeyRotation(context: OauthContext): BackgroundTask & { run(): Promise<void> } {
  const run = async (): Promise<void> => {
    for (const id of await projectsWithKeys(context.sql, ownSetNames)) {
      const project = { id, settings: await context.projects.settingsOf(id) };
      const rows = await listKeys(context.sql, id, ownSetNames);
      await removeEnded(context, project, rows);
      await announceSuccessors(context, project, rows);
    }
  };
  return {
    run,
    ...createBackgroundTask('key rotation', context.log, { milliseconds: EVERY_MILLISECONDS, work: run }),
  };
}

/** Makes the next key of each one whose time to sign is nearly over. */
async function announceSuccessors(
  context: OauthContext,
  { id, settings }: Project,
  rows: readonly KeysTable[],
): Promise<void> {
  const period = milliseconds(settings.keys.rotation);
  if (period === 0) return;
  const now = context.clock();
  const inTime = new Date(now.getTime() + milliseconds(settings.keys.announced));
  const endOf = (signer: KeysTable) => new Date(Date.parse(signer.signs_from) + period);
  const due = signersAt(rows, now.toISOString()).filter(
    (signer) => endOf(signer) <= inTime && !rows.some((row) => isSuccessor(row, signer)),
  );
  for (const set of ownSetNames) {
    // The oldest first, so that the order of a set's algorithms stays as it is.
    const ofSet = due.filter(({ set_name }) => set_name === set).toReversed();
    const room = MOST_KEYS - rows.filter(({ set_name }) => set_name === set).length;
    if (ofSet.length > room) {
      context.log.warn({ project: id, set }, 'a key set is full, so its keys are not replaced');
      continue;
    }
    const keys: NewKey[] = [];
    for (const signer of ofSet) {
      const signsFrom = endOf(signer) > inTime ? endOf(signer) : inTime;
      keys.push({ ...(await makeKeyLike(signer)), signsFrom });
    }
    if (keys.length > 0) await addToOwnSet(context, { projectId: id, set }, rows, keys);
  }
}

/** Removes the keys by which no token can be checked any more. */
async function removeEnded(
  context: OauthContext,
  project: Project,
  rows: readonly KeysTable[],
): Promise<void> {
  const now = context.clock().getTime();
  const retired = rows.flatMap((row) => {
    const successors = canSign(row) ? rows.filter((other) => isSuccessor(other, row)) : [];
    const at = Math.min(...successors.map(({ signs_from }) => Date.parse(signs_from)));
    return at <= now ? [{ row, at }] : [];
  });
  if (retired.length === 0) return;
  const shown = (await longestLife(context, project)) + MARGIN_MILLISECONDS;
  for (const { row, at } of retired) {
    if (at + shown <= now) await deleteKeys(context.sql, project.id, row.set_name, [row.kid]);
  }
}

const SIGNED_LIFESPAN = /_(access|id)_token_lifespan$/;

/** How long a token lives at most after it was signed: by the settings of the project, or those of any client. */
async function longestLife({ sql }: OauthContext, { id, settings }: Project): Promise<number> {
  const { keys, ttl } = settings;
  let longest = Math.max(...[keys.retained, ttl.access_token, ttl.id_token].map(milliseconds));
  for await (const document of clientsWithLifespans(sql, id)) {
    for (const [name, value] of Object.entries(JSON.parse(document) as Record<string, unknown>)) {
      const lifespan = SIGNED_LIFESPAN.test(name) && typeof value === 'string' ? readDuration(value) : 0;
      longest = Math.max(longest, lifespan ?? 0);
    }
  }
  return longest;
}
