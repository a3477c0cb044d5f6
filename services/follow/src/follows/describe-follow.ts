import type { Caller } from '@gazetteer/kernel';
import { feedAddress } from '../model/addresses.ts';
import type { FollowContext } from '../model/follow-context.ts';
import type { FollowRow } from '../model/follow-tables.ts';
import type { Subject } from '../model/subject.ts';
import { isHidden } from '../subjects/still-shown.ts';
import { findTeam } from '../model/team.store.ts';
import type { OrganizationAnswer, PackageAnswer } from '../subjects/answers.ts';
import { named } from '../subjects/look-at-dataset.ts';
import { pageOfTable } from '../subjects/table-news.ts';
import type { FollowAnswer } from './follow.contract.ts';

type Place = { title: string; address: string };

/** A follow as the person who follows sees it: what is hidden from them by now is named as it was. */
export async function describeFollow(
  context: FollowContext,
  caller: Caller,
  row: FollowRow,
): Promise<FollowAnswer> {
  const subject = JSON.parse(row.subject) as Subject;
  const [place, team] = await Promise.all([placeOf(context, caller, subject), teamOf(context, caller, row)]);
  return {
    id: row.id,
    ...told(subject),
    title: place?.title || row.title,
    address: place?.address ?? '',
    available: place !== undefined,
    team,
    mail: row.mail,
    feed: feedAddress(context, row),
    created_at: row.created_at,
  };
}

/** The team through which somebody follows. */
async function teamOf(
  { sql, call, teams }: Pick<FollowContext, 'sql' | 'call' | 'teams'>,
  caller: Caller,
  { team_id }: FollowRow,
): Promise<FollowAnswer['team']> {
  const team = team_id === null ? undefined : await findTeam(sql, team_id);
  if (!team) return null;
  const { organization: id } = team;
  try {
    const { name, title } = (await call('organization_show', { id }, caller)) as OrganizationAnswer;
    return { id, title: title || name, leads: await teams.leads(id, caller) };
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}

async function placeOf(
  { call }: Pick<FollowContext, 'call'>,
  caller: Caller,
  subject: Subject,
): Promise<Place | undefined> {
  try {
    if (subject.kind === 'search') return { title: '', address: subject.page };
    if (subject.kind === 'organization') {
      const found = (await call('organization_show', { id: subject.id }, caller)) as PackageAnswer;
      return { title: found.title || found.name, address: `/organization/${encodeURIComponent(found.name)}` };
    }
    const id = subject.kind === 'dataset' ? subject.id : await datasetOf(call, caller, subject.table);
    const dataset = (await call('package_show', { id }, caller)) as PackageAnswer;
    if (subject.kind === 'dataset') {
      return { title: named(dataset).title, address: `/p/${encodeURIComponent(dataset.name)}` };
    }
    const table = dataset.resources.find((resource) => resource.id === subject.table);
    return table && { title: '', address: pageOfTable(dataset, table) };
  } catch (error) {
    if (isHidden(error)) return undefined;
    throw error;
  }
}

async function datasetOf(call: FollowContext['call'], caller: Caller, table: string): Promise<string> {
  return ((await call('resource_show', { id: table }, caller)) as { package_id: string }).package_id;
}

function told(subject: Subject) {
  if (subject.kind === 'search') return subject;
  if (subject.kind !== 'value') return { kind: subject.kind, target: subject.id };
  const { kind, table: target, filters, column, newestBy: newest_by, condition } = subject;
  return { kind, target, filters, column, newest_by, condition };
}
