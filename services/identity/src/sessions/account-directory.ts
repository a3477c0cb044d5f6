import type { Caller } from '@gazetteer/kernel';
import { isListed } from '../model/administrators/administrator.store.ts';
import { findIdentity, listByIds } from '../model/identities/identity.store.ts';
import { type Identity, isIdentityId } from '../model/identities/identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';
import { availableAal, satisfies } from '../model/sessions/required-aal.ts';
import { listSignedIn } from '../model/sessions/signed-in.store.ts';

/** What other services may know of the portal's accounts. */
export type AccountDirectory = {
  /**
   * What people are called, null where the account has no name, and whether an address of theirs is confirmed; accounts
   * that are not there are left out.
   */
  makersOf(
    identityIds: readonly string[],
  ): Promise<ReadonlyMap<string, { name: string | null; isConfirmed: boolean }>>;
  /** The address of an account; null where it has none, or is not there. */
  emailOf(identityId: string): Promise<string | null>;
  /**
   * Who calls with a session, by its id, with the rights the person has now: undefined for one that has ended, and for
   * one that has not reached the level of assurance that the project asks for.
   */
  callerOfSession(sessionId: string): Promise<Extract<Caller, { kind: 'session' }> | undefined>;
};

/** Opens the directory. */
export function accountDirectory(context: IdentityContext): AccountDirectory {
  const { sql, projects } = context;
  return {
    makersOf: async (ids) => {
      const identities = await listByIds(sql, PORTAL_PROJECT, ids.filter(isIdentityId));
      return new Map(identities.map((identity) => [identity.id, makerOf(identity)]));
    },
    emailOf: async (id) => {
      const identity = isIdentityId(id) ? await findIdentity(sql, PORTAL_PROJECT, id) : undefined;
      const email = identity?.traits['email'];
      return typeof email === 'string' ? email : null;
    },
    callerOfSession: async (id) => {
      const wanted = { projectId: PORTAL_PROJECT, id, active: true };
      const now = context.clock().toISOString();
      const [found] = await listSignedIn(sql, wanted, now, { limit: 1, offset: 0 });
      if (found?.identity.state !== 'active') return undefined;
      const { session, identity } = found;
      const { settings } = await projects.ofId(PORTAL_PROJECT);
      const available = await availableAal(context, identity);
      if (!satisfies(settings.session.whoami.required_aal, session, available)) return undefined;
      const administrator = await isListed(sql, PORTAL_PROJECT, identity.id);
      return { kind: 'session', id: session.id, identity: identity.id, administrator };
    },
  };
}

function makerOf({ traits, verifiable_addresses }: Identity): { name: string | null; isConfirmed: boolean } {
  const { name } = traits;
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
    isConfirmed: verifiable_addresses.some(({ verified }) => verified),
  };
}
