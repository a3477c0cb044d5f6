import { installation, isAdministrator, type Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { invalidPayload } from '../model/content-error.ts';
import type { AccountPort } from '../model/ports.ts';
import type { Visibility, Visualisation } from '../model/visualisation.ts';

/** Whose charts of the installation are: the nil UUID (RFC 9562), which no account has. */
export const INSTALLATION = '00000000-0000-0000-0000-000000000000';

/** What readers are told of who made a chart. */
export type ChartMaker = { name: string | null };

/** Who made charts, by their ids; those of the installation itself are left out. */
export async function makersOf(
  accounts: AccountPort,
  charts: readonly Pick<Visualisation, 'id' | 'owner_id'>[],
): Promise<Map<string, ChartMaker>> {
  const byPeople = charts.filter(({ owner_id }) => owner_id !== INSTALLATION);
  const people = await accounts.makersOf([...new Set(byPeople.map(({ owner_id }) => owner_id))]);
  return new Map(byPeople.map(({ id, owner_id }) => [id, { name: people.get(owner_id)?.name ?? null }]));
}

/** Whether a chart that the caller saves is one of the team, which edits the site and needs no look at what it shows. */
export async function isOfTeam(
  { authorizer }: Pick<ContentContext, 'authorizer'>,
  caller: Caller,
): Promise<boolean> {
  return authorizer.allows(caller, 'editor', installation);
}

/**
 * Lets a chart be shown to everybody where somebody answers for it: a person whose address is confirmed.
 * @throws INVALID_PAYLOAD
 */
export async function requireConfirmed(
  { accounts }: Pick<ContentContext, 'accounts'>,
  caller: Caller,
  owner: string,
  visibility: Visibility,
): Promise<void> {
  if (visibility !== 'public' || isAdministrator(caller)) return;
  if ((await accounts.makersOf([owner])).get(owner)?.isConfirmed) return;
  throw invalidPayload({
    visibility: ['must not be public before the e-mail address of your account is confirmed'],
  });
}
