import type { IdentityContext } from '../identity-context.ts';
import { findCredential, replaceConfig } from './credential.store.ts';
import type { CredentialType, Identity } from './identity.ts';

const TRIES = 10;

/**
 * Changes what is kept of a credential, by what is kept at that moment: when two do so at once, the second one is asked
 * again with what the first one has left. That is what makes a code good for one use only.
 * @param change gives the new config, or undefined to leave everything as it is; what it throws is passed on
 * @returns the new config; undefined when there is no such credential or `change` wants none
 */
export async function changeConfig<Config>(
  context: IdentityContext,
  { id, project_id }: Identity,
  type: CredentialType,
  change: (config: Config) => Config | undefined | Promise<Config | undefined>,
): Promise<Config | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const credential = await findCredential<Config>(context.sql, project_id, id, type);
    const changed = credential && (await change(credential.config));
    if (!credential || changed === undefined) return undefined;
    const now = context.clock().toISOString();
    if (await replaceConfig(context.sql, project_id, credential, changed, now)) return changed;
  }
  throw new Error(`A credential (${type}) was changed by others ${TRIES} times in a row`);
}
