import { randomUUID } from 'node:crypto';
import { accessDenied, conflict, hashToken, invalidInput, readVisibleName } from '@gazetteer/kernel';
import { recordAudit } from '../model/audit/record-audit.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import {
  type KeyScope,
  newPersonalKey,
  type PersonalKeyRecord,
} from '../model/personal-keys/personal-key.ts';
import {
  findKey,
  insertPersonalKey,
  listValidKeys,
  lockKeys,
} from '../model/personal-keys/personal-key.store.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';

/** As many as somebody needs who has a key for each program; more are forgotten ones. */
const MOST_KEYS = 50;

export type WantedKey = {
  name: string;
  scope: KeyScope;
  /** Null for a key that never expires. */
  expiresAt: string | null;
};

/** Who makes a key: a person, by a session or by a key of theirs. */
export type KeyMaker = { identityId: string; sessionId?: string; keyId?: string; ip?: string };

/** A key that was made just now; the key itself is stored nowhere. */
export type MadeKey = PersonalKeyRecord & { key: string };

/**
 * Makes a key by which programs act for a person of the portal's project, from the next request on.
 * @throws invalid_input for a name that is too long, empty or taken, and for a key that would reach further or last
 * longer than the one it is made with; conflict where the person has as many keys as there may be; access_denied where
 * the key it is made with has ended
 */
export async function makePersonalKey(
  context: IdentityContext,
  maker: KeyMaker,
  wanted: WantedKey,
): Promise<MadeKey> {
  const name = readVisibleName(wanted.name);
  const { sql, clock } = context;
  const owner = { projectId: PORTAL_PROJECT, identityId: maker.identityId };
  const key = newPersonalKey();
  return sql.transaction(async () => {
    await lockKeys(sql, owner);
    const created_at = clock().toISOString();
    const valid = await listValidKeys(sql, owner, created_at);
    if (valid.some((other) => other.name === name)) {
      throw invalidInput({ name: ['is the name of another of your valid keys; choose a different one'] });
    }
    if (valid.length >= MOST_KEYS) {
      throw conflict(`A person may have ${MOST_KEYS} valid API keys: revoke one that is not needed first.`);
    }
    if (maker.keyId !== undefined) await checkReach(context, maker.keyId, wanted);
    const { scope, expiresAt: expires_at } = wanted;
    const made = { id: randomUUID(), name, scope, created_at, expires_at, last_used_at: null };
    await insertPersonalKey(sql, {
      ...made,
      project_id: owner.projectId,
      identity_id: owner.identityId,
      digest: hashToken(key),
      made_with: maker.keyId ?? null,
      revoked_at: null,
    });
    await recordAudit(context, {
      project_id: owner.projectId,
      event: 'api_key_created',
      identity_id: owner.identityId,
      ...(maker.sessionId === undefined ? {} : { session_id: maker.sessionId }),
      ...(maker.ip === undefined ? {} : { ip: maker.ip }),
      details: { key: made.id, ...(maker.keyId === undefined ? {} : { by: maker.keyId }) },
    });
    return { ...made, key };
  });
}

/** A key is no way around the limits of the key it is made with. */
async function checkReach(
  { sql }: IdentityContext,
  keyId: string,
  { scope, expiresAt }: WantedKey,
): Promise<void> {
  const maker = await findKey(sql, PORTAL_PROJECT, { id: keyId });
  if (!maker) throw accessDenied('Access denied: the API key of this call has ended');
  if (maker.scope === 'read' && scope !== 'read') {
    throw invalidInput({ scope: ['must be read, as that of the key it is made with'] });
  }
  if (maker.expires_at !== null && (expiresAt === null || expiresAt > maker.expires_at)) {
    throw invalidInput({
      expires_in: [`must not be later than ${maker.expires_at}, when the key it is made with expires`],
    });
  }
}
