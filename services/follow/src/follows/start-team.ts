import { randomUUID } from 'node:crypto';
import { accessDenied, ApplicationError, type Caller } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import { digestOf, type Language, type MailChoice, type Subject } from '../model/subject.ts';
import { countTeams, forgetLeaver, insertTeam } from '../model/team.store.ts';

/** As much as an organisation may follow. */
const MOST_OF_TEAM = 100;

/** The id of an organisation for which the caller decides. @throws not_found, access_denied */
export async function ledOrganization(
  { call, teams }: Pick<FollowContext, 'call' | 'teams'>,
  caller: Caller,
  named: string,
): Promise<string> {
  const { id } = (await call('organization_show', { id: named }, caller)) as { id: string };
  await requireLead({ teams }, caller, id);
  return id;
}

/** @throws access_denied for all but those who decide for an organisation */
export async function requireLead(
  { teams }: Pick<FollowContext, 'teams'>,
  caller: Caller,
  organization: string,
): Promise<void> {
  if (await teams.leads(organization, caller)) return;
  throw accessDenied('Access denied: only editors and administrators of the organisation decide this');
}

/**
 * Lets all members of an organisation follow something, each with their own rights: the next round begins it for them.
 * @returns the id of what the team follows
 * @throws too_many_follows
 */
export async function startTeam(
  { sql, clock }: Pick<FollowContext, 'sql' | 'clock'>,
  identity: string,
  organization: string,
  subject: Subject,
  { mail, language }: { mail: MailChoice; language: Language },
): Promise<string> {
  const { id } = await insertTeam(sql, {
    id: randomUUID(),
    organization,
    subject: JSON.stringify(subject),
    subject_digest: digestOf(subject),
    mail,
    language,
    created_at: clock().toISOString(),
    spread_at: '',
  });
  if ((await countTeams(sql, organization)) > MOST_OF_TEAM) {
    const message = `No organisation follows more than ${MOST_OF_TEAM} things: end one first`;
    throw new ApplicationError('too_many_follows', 409, message);
  }
  await forgetLeaver(sql, id, identity);
  return id;
}
