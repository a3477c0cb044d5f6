import { recordAudit } from '../../model/audit/record-audit.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { listCredentials } from '../../model/identities/credential.store.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { countFirstFactors } from '../../model/sessions/first-factors.ts';
import type { Project } from '../../model/projects/project.ts';
import { removeKey } from './keep-keys.ts';
import { keyProblem } from './key-problem.ts';
import type { KeysConfig, SecurityKey } from './security-key.ts';

type KeyType = 'webauthn' | 'passkey';

/** The keys somebody may remove: all but one that is their last way to sign in. */
export async function removableKeys(
  context: IdentityContext,
  project: Project,
  identity: Identity,
  type: KeyType,
): Promise<SecurityKey[]> {
  const credentials = await listCredentials(context.sql, project.id, identity.id);
  const own = credentials.find((credential) => credential.type === type);
  const { credentials: keys } = (own?.config ?? { credentials: [] }) as KeysConfig;
  const others = credentials.filter((credential) => credential !== own);
  return keys.filter((key) => {
    const left = keys.filter((other) => other !== key);
    const rest = own && left.length > 0 ? [...others, { ...own, config: { credentials: left } }] : others;
    return !key.is_passwordless || countFirstFactors(project, rest) > 0;
  });
}

/**
 * Removes a key of somebody.
 * @throws FormProblem for a key they do not have, and for their last way to sign in
 */
export async function removeOwnKey(
  context: IdentityContext,
  project: Project,
  identity: Identity,
  type: KeyType,
  id: unknown,
): Promise<void> {
  await context.sql.transaction(async () => {
    const removable = await removableKeys(context, project, identity, type);
    const key = removable.find((known) => known.id === id);
    if (!key || !(await removeKey(context, identity, type, key.id))) {
      throw keyProblem('key_needed');
    }
    await recordAudit(context, {
      project_id: identity.project_id,
      event: key.is_passwordless ? 'passkey_removed' : 'second_factor_removed',
      identity_id: identity.id,
      details: { method: type },
    });
  });
}
