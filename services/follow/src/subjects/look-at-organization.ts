import type { Caller } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { ListedDataset, OrganizationNews } from '../model/news.ts';
import type { ActivityAnswer, OrganizationAnswer, SearchAnswer } from './answers.ts';
import type { Look } from './look.ts';

/** What is remembered of an organisation: until when its changes were read, and the last of them by their ids. */
export type OrganizationSeen = { until: number; ids: string[] };

/** Changes that are read at once, as many as the catalogue gives, and how often for one message. */
const PAGE = 100;
const MOST_PAGES = 10;
/** Datasets that one search asks about. */
const MOST_ASKED = 500;
/** Datasets that one message names. */
export const MOST_LISTED = 20;
/** A change is dated when it is made and seen when it is committed: what was dated shortly before is looked at again. */
const OVERLAP_SECONDS = 600;

/** Looks at the datasets of an organisation as a reader sees them. @throws not_found, access_denied */
export async function lookAtOrganization(
  context: Pick<FollowContext, 'call' | 'clock' | 'listedOnly'>,
  caller: Caller,
  id: string,
  seen: OrganizationSeen | undefined,
): Promise<Look<OrganizationSeen>> {
  const { call, clock } = context;
  const organization = (await call(
    'organization_show',
    { id, include_extras: false },
    caller,
  )) as OrganizationAnswer;
  const title = organization.title || organization.name;
  const now = Math.floor(clock().getTime() / 1000);
  const since = seen ? Math.max(0, seen.until - OVERLAP_SECONDS) : Math.max(0, now - OVERLAP_SECONDS);
  const { changes, areAll } = await readChanges({ call }, caller, { id: organization.id, after: since });
  const next = { until: now, ids: changes.map((change) => change.id) };
  if (!seen) return { title, seen: next };
  const known = new Set(seen.ids);
  const changed = datasetsOf(changes.filter((change) => !known.has(change.id)));
  const datasets = await listedAmong(context, caller, changed);
  const news: OrganizationNews | undefined =
    datasets.length === 0
      ? undefined
      : {
          kind: 'organization',
          organization: { id: organization.id, name: organization.name, title },
          datasets: datasets.slice(0, MOST_LISTED),
          more: Math.max(0, datasets.length - MOST_LISTED),
          ...(!areAll && { areMore: true }),
        };
  return { title, seen: next, news };
}

/** What was changed since a time, the newest first: a harvest may change hundreds of datasets at once. */
async function readChanges(
  { call }: Pick<FollowContext, 'call'>,
  caller: Caller,
  wanted: { id: string; after: number },
): Promise<{ changes: ActivityAnswer[]; areAll: boolean }> {
  const changes: ActivityAnswer[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const input = { ...wanted, limit: PAGE, offset: changes.length };
    const found = (await call('organization_activity_list', input, caller)) as ActivityAnswer[];
    changes.push(...found);
    if (found.length < PAGE) return { changes, areAll: true };
  }
  return { changes, areAll: false };
}

/** Each dataset once, with what it is called now; new if any of its changes says so. */
function datasetsOf(changes: readonly ActivityAnswer[]): ListedDataset[] {
  const found = new Map<string, ListedDataset>();
  for (const { object_id, activity_type, data } of changes) {
    if (activity_type === 'deleted package') continue;
    const isNew = activity_type === 'new package';
    const known = found.get(object_id);
    if (known) known.isNew ||= isNew;
    else {
      const { name, title } = data.package;
      found.set(object_id, { id: object_id, name, title: title || name, isNew });
    }
  }
  return [...found.values()];
}

/** Those of these datasets that a reader finds. */
async function listedAmong(
  { call, listedOnly }: Pick<FollowContext, 'call' | 'listedOnly'>,
  caller: Caller,
  datasets: readonly ListedDataset[],
): Promise<ListedDataset[]> {
  const listed = new Set<string>();
  for (let at = 0; at < datasets.length; at += MOST_ASKED) {
    const ids = datasets.slice(at, at + MOST_ASKED).map(({ id }) => `"${id}"`);
    const input = {
      fq_list: [...listedOnly, `id:(${ids.join(' OR ')})`],
      rows: MOST_ASKED,
      fl: ['id'],
      include_private: true,
    };
    const { results } = (await call('package_search', input, caller)) as SearchAnswer;
    for (const { id } of results) listed.add(id);
  }
  return datasets.filter(({ id }) => listed.has(id));
}
