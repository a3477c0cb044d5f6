import { invalidInput } from '@gazetteer/kernel';
import { accountOfAddress, UNPROVED } from './account-of-address.ts';
import { queueMessage } from '../../courier/queue-message.ts';
import { isMailAddress } from '../../courier/recipient.ts';
import { FormProblem } from '../../forms/form-problem.ts';
import { makeRecoveryLink } from '../../kinds/recovery/make-recovery.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { createIdentity } from '../../model/identities/create-identity.ts';
import { DuplicateIdentifier } from '../../model/identities/duplicate-identifier.ts';
import { listByIds } from '../../model/identities/identity.store.ts';
import { type Identity, isIdentityId } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { PORTAL_PROJECT, type Project } from '../../model/projects/project.ts';
import { normalizeIdentifier } from '../../model/schemas/identifier.ts';
import { listSignedInBefore } from '../../model/sessions/signed-in-before.store.ts';

const INVITATION_MINUTES = 3 * 24 * 60;

/** An account of the portal, as those who give roles may know it. */
type Person = { id: string; name: string | null; email: string | null; hasSignedIn: boolean };

/** Who is invited by whom, and to what. */
export type RoleInvitation = {
  email: string;
  by: string;
  role: 'admin' | 'editor' | 'member' | 'administrator';
  /** What the role is in; without it, the installation itself. */
  organization?: { name: string; title: string; type: 'organization' | 'group' };
};

type DirectoryOptions = {
  /** Of the letters. */
  language: 'en' | 'fr';
  /** The path at which somebody with the role begins to work. */
  pageOf(invitation: RoleInvitation): string;
};

/** The people who have accounts at the portal, for those who give them roles. */
export type PeopleDirectory = {
  /**
   * By id, or by address whatever its capitals. An address that its account has never proved stands for nobody there:
   * anybody can sign up with an address of somebody else, and wait for the rights that person is given.
   */
  find(idOrAddress: string): Promise<Person | undefined>;
  /** Those of these that are there, in no order. */
  describe(ids: readonly string[]): Promise<Person[]>;
  /**
   * Makes an account where an address has none, and sends a letter in any case: one that leads in to who has never
   * signed in, one that tells of the role to everybody else.
   * @throws invalid_input for what is no address, or belongs to an account that has not proved it
   */
  invite(invitation: RoleInvitation): Promise<Person>;
};

export function peopleDirectory(context: IdentityContext, options: DirectoryOptions): PeopleDirectory {
  const { sql } = context;
  const describe = async (ids: readonly string[]) =>
    describePeople(context, await listByIds(sql, PORTAL_PROJECT, ids.filter(isIdentityId)));
  return {
    describe,
    find: async (idOrAddress) => {
      if (isIdentityId(idOrAddress)) return (await describe([idOrAddress]))[0];
      const found = await accountOfAddress(context, idOrAddress);
      return found?.isOfOwner ? (await describePeople(context, [found.identity]))[0] : undefined;
    },
    invite: (invitation) => sql.transaction(() => invite(context, options, invitation)),
  };
}

/** What those who give roles may know of these accounts, in their order. */
export async function describePeople(
  context: IdentityContext,
  identities: readonly Identity[],
): Promise<Person[]> {
  const ids = identities.map(({ id }) => id);
  const known = await listSignedInBefore(context.sql, PORTAL_PROJECT, ids);
  return identities.map(({ id, traits, verifiable_addresses }) => {
    const [name, email] = [traits['name'], traits['email']];
    return {
      id,
      name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
      email: typeof email === 'string' ? email : null,
      hasSignedIn: known.has(id) || verifiable_addresses.some(({ verified }) => verified),
    };
  });
}

async function invite(
  context: IdentityContext,
  { language, pageOf }: DirectoryOptions,
  invitation: RoleInvitation,
): Promise<Person> {
  const { email, by, role, organization } = invitation;
  const address = normalizeIdentifier(email);
  if (!isMailAddress(address)) throw invalidInput({ email: ['Must be an e-mail address'] });
  const project = await context.projects.ofId(PORTAL_PROJECT);
  const found = await accountOfAddress(context, address);
  if (found && !found.isOfOwner) throw invalidInput({ email: [UNPROVED] });
  const identity = found?.identity ?? (await makeAccount(context, project, { address, by }));
  const [person] = await describePeople(context, [identity]);
  if (!person) throw new Error('an account that was just made is not there');
  const values = {
    account_name: person.name ?? '',
    organization: organization?.title ?? '',
    role,
    role_in: organization?.type ?? 'site',
  };
  const page = `${project.origin}${pageOf(invitation)}`;
  const to = { project_id: project.id, via: 'email', recipient: address, language } as const;
  if (person.hasSignedIn) {
    const template_type = 'membership_given';
    await queueMessage(context, { ...to, template_type, values: { ...values, link: page } });
    return person;
  }
  const expiresIn = INVITATION_MINUTES * 60_000;
  const order = { identity, expiresIn, address, by, returnTo: page };
  const { recovery_link: link } = await makeRecoveryLink(context, project, order);
  const led = { ...values, link, expires_in_minutes: INVITATION_MINUTES };
  await queueMessage(context, { ...to, template_type: 'membership_invited', values: led });
  return person;
}

/** The portal wants a name of everybody: until they give theirs, people are called as their mailbox is. */
async function makeAccount(
  context: IdentityContext,
  project: Project,
  { address, by }: { address: string; by: string },
): Promise<Identity> {
  const name = address.slice(0, address.lastIndexOf('@')).slice(0, 200);
  try {
    const identity = await createIdentity(context, project, { traits: { email: address, name } });
    const event = { project_id: project.id, event: 'identity_created', identity_id: identity.id } as const;
    await recordAudit(context, { ...event, details: { by } });
    return identity;
  } catch (error) {
    if (error instanceof FormProblem) throw invalidInput({ email: [error.message] });
    if (error instanceof DuplicateIdentifier) throw invalidInput({ email: [error.message] });
    throw error;
  }
}
