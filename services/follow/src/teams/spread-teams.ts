import { ApplicationError } from '@gazetteer/kernel';
import { newFollow } from '../follows/start-follow.ts';
import type { FollowContext } from '../model/follow-context.ts';
import type { TeamRow } from '../model/follow-tables.ts';
import { deleteFollows, insertFollow } from '../model/follow.store.ts';
import { inLanguageOf } from '../model/in-language.ts';
import { languageOf, noteFirstLanguage } from '../model/notice.store.ts';
import type { Subject } from '../model/subject.ts';
import { deleteTeam, listSpread, listTeams, takeTeam } from '../model/team.store.ts';
import { lookAt } from '../subjects/look-at.ts';
import { isHidden } from '../subjects/still-shown.ts';

/** What is followed by teams that is looked after in one round. */
const AT_ONCE = 20;
/** How soon those follow who have come to a team, and no longer who have left it. */
const REST_MILLISECONDS = 10 * 60_000;
const MEMBERS_AT_ONCE = 200;
const MOST_MEMBERS = 1000;

/** Lets each member of a team follow what the team follows, and those who have left it no longer. */
export async function spreadTeams(context: FollowContext): Promise<void> {
  const { sql, clock, log } = context;
  const now = clock();
  const rested = new Date(now.getTime() - REST_MILLISECONDS).toISOString();
  for (const team of await listTeams(sql, rested, AT_ONCE)) {
    if (!(await takeTeam(sql, team, now.toISOString()))) continue;
    try {
      await spread(context, team);
    } catch (error) {
      // The others are looked after all the same; this one's turn comes again.
      log.error({ err: error, team: team.id }, 'what a team follows could not be spread to its members');
    }
  }
}

async function spread(context: FollowContext, team: TeamRow): Promise<void> {
  const { sql } = context;
  const members = new Set(await membersOf(context, team.organization));
  if (members.size === 0) return deleteTeam(sql, team.id);
  const { follows, leavers } = await listSpread(sql, team.id);
  const others = follows.filter(({ identity }) => !members.has(identity));
  for (const { id, identity } of others) {
    if (!(await leads(context, team, identity))) await deleteFollows(sql, [id]);
  }
  for (const { identity } of follows) members.delete(identity);
  for (const leaver of leavers) members.delete(leaver);
  for (const member of members) await begin(context, team, member);
}

/** Who decides for an organisation follows with it, though they may not work there. */
async function leads(
  { readers, teams }: Pick<FollowContext, 'readers' | 'teams'>,
  { organization }: TeamRow,
  identity: string,
): Promise<boolean> {
  const caller = await readers.callerOf(identity);
  return caller !== undefined && (await teams.leads(organization, caller));
}

/** The first thousand people of a team. */
async function membersOf({ teams }: Pick<FollowContext, 'teams'>, organization: string): Promise<string[]> {
  const members: string[] = [];
  for (;;) {
    const after = members.at(-1);
    const place = after === undefined ? {} : { after };
    const page = await teams.membersOf(organization, { limit: MEMBERS_AT_ONCE, ...place });
    members.push(...page);
    if (page.length < MEMBERS_AT_ONCE || members.length >= MOST_MEMBERS) return members;
  }
}

async function begin(context: FollowContext, team: TeamRow, identity: string): Promise<void> {
  const { sql, clock, readers } = context;
  const caller = await readers.callerOf(identity);
  if (!caller) return;
  const subject = JSON.parse(team.subject) as Subject;
  try {
    const language = await languageOf(sql, identity, team.language);
    const look = await lookAt(inLanguageOf(context, language), caller, subject, undefined);
    const follow = newFollow({ identity, subject, look, mail: team.mail, team: team.id, now: clock() });
    await sql.transaction(async () => {
      await noteFirstLanguage(sql, identity, language);
      // Who follows the same by themselves goes on with that.
      await insertFollow(sql, follow);
    });
  } catch (error) {
    // What one of them may not see they are told of once they may.
    if (!isHidden(error) && !(error instanceof ApplicationError && error.status < 500)) throw error;
  }
}
