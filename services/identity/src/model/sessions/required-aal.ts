import { listCredentials } from '../identities/credential.store.ts';
import type { Credential, Identity } from '../identities/identity.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Project } from '../projects/project.ts';
import { reaches } from './assurance.ts';
import type { Aal, Session } from './session.ts';

/** The settings' rule: a first factor is enough, or everything the person has set up is asked for. */
export type RequiredAal = 'aal1' | 'highest_available';

/** What must be known of a credential to tell which factor it is. */
export type HeldCredential = Pick<Credential<unknown>, 'type' | 'config'>;

/** The highest level that an identity can reach with the credentials it has and the methods its project allows. */
export async function availableAal(context: IdentityContext, identity: Identity): Promise<Aal> {
  const project = await context.projects.ofId(identity.project_id);
  return highestAal(project, await listCredentials(context.sql, project.id, identity.id));
}

/**
 * The highest level that these credentials reach. Those of a method that the project has switched off do not count:
 * they would ask for what nobody can do any more.
 */
export function highestAal(project: Project, credentials: readonly HeldCredential[]): Aal {
  const { methods } = project.settings.selfservice;
  const usable = credentials.filter(({ type }) => methods[type].enabled);
  if (usable.some(isSecondFactor)) return 'aal2';
  return usable.length > 0 ? 'aal1' : 'aal0';
}

/** True when a session is as strong as the rule wants it for an identity that can reach `available`. */
export function satisfies(rule: RequiredAal, session: Session, available: Aal): boolean {
  return (
    reaches(session.aal, rule === 'highest_available' ? available : 'aal1') && reaches(session.aal, 'aal1')
  );
}

function isSecondFactor({ type, config }: HeldCredential): boolean {
  if (type === 'totp' || type === 'lookup_secret') return true;
  return type === 'webauthn' && keysOf(config).some((key) => !key.is_passwordless);
}

function keysOf(config: unknown): { is_passwordless?: boolean }[] {
  return (config as { credentials?: { is_passwordless?: boolean }[] }).credentials ?? [];
}
