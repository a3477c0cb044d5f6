import type { IdentityContext } from '../identity-context.ts';
import type { Project } from '../projects/project.ts';
import type { Identity } from './identity.ts';
import { updateIdentity } from './update-identity.ts';

/**
 * Replaces what somebody says about themselves.
 * @throws FormProblem, DuplicateIdentifier as `updateIdentity`
 */
export async function changeTraits(
  context: IdentityContext,
  project: Project,
  identity: Identity,
  traits: unknown,
): Promise<Identity> {
  return updateIdentity(context, project, identity, { traits });
}
