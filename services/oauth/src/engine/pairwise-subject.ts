import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from '@gazetteer/kernel';
import type { StoredClient } from '../clients/client.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { duringCall } from './during-call.ts';
import { keepSalt } from './salt.store.ts';

const PURPOSE = 'pairwise subjects';
const MOST_PROJECTS = 500;
const salts = new WeakMap<OauthContext, LRUCache<string, string>>();

/**
 * A name for somebody that only clients of one sector know, and that stays the same (OpenID Connect Core 1.0, section
 * 8.1); the one that the login site has chosen for this sign-in, where it has.
 * @param sector the host, or the address of the list of hosts, that the clients share
 */
export async function pairwiseSubject(
  context: OauthContext,
  { id }: OauthProject,
  accountId: string,
  sector: string | undefined,
): Promise<string> {
  const [grant] = duringCall().grants.values();
  const chosen = grant?.session.subject_identifier;
  if (chosen !== undefined) return chosen;
  const salt = await saltOf(context, id);
  return createHmac('sha256', salt)
    .update(JSON.stringify([sector ?? '', accountId]))
    .digest('base64url');
}

/** The name under which a client knows somebody, where it is of those that know people by names of their own. */
export async function subjectSeenBy(
  context: OauthContext,
  project: OauthProject,
  { document }: StoredClient,
  accountId: string,
): Promise<string | undefined> {
  if (document.subject_type !== 'pairwise') return undefined;
  const address = document.sector_identifier_uri ?? document.redirect_uris[0];
  return pairwiseSubject(
    context,
    project,
    accountId,
    address === undefined ? undefined : new URL(address).host,
  );
}

/** The secret that a project's names are made with: made once, and never changed, since the names would change with it. */
async function saltOf(context: OauthContext, projectId: string): Promise<string> {
  const known = salts.get(context) ?? new LRUCache<string, string>({ max: MOST_PROJECTS });
  salts.set(context, known);
  const found = known.get(projectId);
  if (found !== undefined) return found;
  const { secrets, sql } = context;
  const fresh = secrets.encrypt(randomBytes(32).toString('base64url'), PURPOSE);
  const salt = secrets.decrypt(await keepSalt(sql, { project_id: projectId, sealed_salt: fresh }), PURPOSE);
  known.set(projectId, salt);
  return salt;
}
