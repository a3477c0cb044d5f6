import { createHash } from 'node:crypto';
import { LRUCache } from '@gazetteer/kernel';
import { createLocalJWKSet, type JWK } from 'jose';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import type { KeysTable } from '../model/tables.ts';
import type { Jwk } from './jwk.contract.ts';
import { listKeys } from './key.store.ts';
import { requireOwnKeys } from './make-own-keys.ts';
import { ACCESS_TOKEN_SET, canSign, ID_TOKEN_SET, ownSetNames, signersAt } from './own-sets.ts';
import { openKey } from './seal-key.ts';

/** Another process's change to the keys is seen after this long at the latest. */
const FRESH_MILLISECONDS = 1000;
const MOST_PROJECTS = 500;

/** What a project signs with. */
export type SigningKeys = {
  /** Changes with the keys and with their order. */
  revision: string;
  /**
   * Private keys: first those that sign now, of ID tokens before those of access tokens, then those that are shown because
   * they will sign or have signed. The first of an algorithm is the one that signs ID tokens by it.
   */
  keys: JWK[];
  /** Which of them signs access tokens that are JWTs. */
  accessToken: { alg: string; kid: string };
};

/** Finds the key by which a signature is checked; each is opened once. */
type CheckingKeys = ReturnType<typeof createLocalJWKSet>;

type Known = { keys: SigningKeys; shown: Jwk[]; checking: CheckingKeys };
type Kept = { known: Promise<Known>; until: number };

const kept = new WeakMap<OauthContext, LRUCache<string, Kept>>();

/** The keys a project signs with; the first that needs them makes them. Cheap enough to be asked at each request. */
export async function signingKeys(
  context: OauthContext,
  project: Pick<OauthProject, 'id'>,
): Promise<SigningKeys> {
  return (await knownKeys(context, project.id)).keys;
}

/** The public halves of all keys by which tokens of a project can be checked, now or soon. */
export async function shownKeys(context: OauthContext, project: Pick<OauthProject, 'id'>): Promise<Jwk[]> {
  return (await knownKeys(context, project.id)).shown;
}

/** The same for `jwtVerify`. Opening a key takes longer than checking a signature, so they are kept open until they change. */
export async function checkingKeys(
  context: OauthContext,
  project: Pick<OauthProject, 'id'>,
): Promise<CheckingKeys> {
  return (await knownKeys(context, project.id)).checking;
}

/** Lets this process see a change to the keys of a project at once. */
export function forgetKnownKeys(context: OauthContext, projectId: string): void {
  kept.get(context)?.delete(projectId);
}

function knownKeys(context: OauthContext, projectId: string): Promise<Known> {
  const projects = kept.get(context) ?? new LRUCache<string, Kept>({ max: MOST_PROJECTS });
  kept.set(context, projects);
  const now = context.clock().getTime();
  const before = projects.get(projectId);
  if (before && now < before.until) return before.known;
  const entry = { known: readKeys(context, projectId, before?.known), until: now + FRESH_MILLISECONDS };
  projects.set(projectId, entry);
  entry.known.catch(() => projects.peek(projectId) === entry && projects.delete(projectId));
  return entry.known;
}

/** Reads the keys, and opens them only where they are not those that were known `before`. */
async function readKeys(
  context: OauthContext,
  projectId: string,
  before: Promise<Known> | undefined,
): Promise<Known> {
  const now = context.clock().toISOString();
  const rows = await requireOwnKeys(context, projectId, await listKeys(context.sql, projectId, ownSetNames));
  const ordered = inOrder(rows, now);
  const revision = revisionOf(ordered);
  const known = await before?.catch(() => undefined);
  if (known?.keys.revision === revision) return known;
  const able = ordered.filter(canSign);
  const access = able.find(({ set_name }) => set_name === ACCESS_TOKEN_SET) ?? able[0];
  if (!access) throw new Error('There is no key that can sign');
  const shown = ordered.map(({ public_key }) => JSON.parse(public_key) as Jwk);
  return {
    keys: {
      revision,
      keys: able.map((row) => openKey(context.secrets, row) as JWK),
      accessToken: { alg: access.algorithm, kid: access.kid },
    },
    shown,
    checking: createLocalJWKSet({ keys: shown }),
  };
}

/** Those that sign first, then the newest; a name that stands in both sets counts once. */
function inOrder(rows: readonly KeysTable[], now: string): KeysTable[] {
  const signers = signersAt(rows, now);
  const rankOf = (row: KeysTable) =>
    (signers.includes(row) ? 0 : 2) + (row.set_name === ID_TOKEN_SET ? 0 : 1);
  const ordered = rows.toSorted((one, other) => rankOf(one) - rankOf(other) || other.position - one.position);
  return ordered.filter(({ kid }, index) => ordered.findIndex((row) => row.kid === kid) === index);
}

function revisionOf(rows: readonly KeysTable[]): string {
  const hash = createHash('sha256');
  for (const { kid, sealed_key, public_key } of rows)
    hash.update(JSON.stringify([kid, sealed_key ?? public_key]));
  return hash.digest('base64url');
}
