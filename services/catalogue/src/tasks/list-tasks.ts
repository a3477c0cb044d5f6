import { type Caller, notFound } from '@gazetteer/kernel';
import type { Catalogue, OutsideTask } from '../catalogue.ts';
import { MOST_POINTS } from '../fair/score-dataset.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { creatorId } from '../model/creator-id.ts';
import { findGroup } from '../model/organization.store.ts';
import { translatedTitle } from '../model/titled.ts';
import { countDesk, type DeskFilter, listDesk, type Waiting } from '../publishing/desk.store.ts';
import { nameParties } from '../publishing/name-parties.ts';
import { nothing } from '../search/match/visible-documents.ts';
import { shownTo } from '../search/visibility-of-caller.ts';
import { type FoundTask, kindsOfOthers, type TaskKind, taskKinds } from './task.ts';
import {
  countPoor,
  countSentBack,
  countStale,
  findShownDatasets,
  listPoor,
  listSentBack,
  listStale,
  type TaskFilter,
  type TaskPage,
  type TaskTables,
} from './task.store.ts';

/** So many of each kind are told where nobody asks for one kind. */
const FIRST = 5;
const USUAL = 20;
const MOST = 100;

/** Which tasks a caller asks for. */
export type TaskQuestion = {
  organization?: string | null;
  kind?: TaskKind | null;
  limit?: number | null;
  offset?: number | null;
};

/** A kind of task: how many of them wait, and a page of them. */
type Source = { count(): Promise<number>; list(page: TaskPage): Promise<FoundTask[]> };

/**
 * What waits for the caller among the datasets that they edit, by kind: a page of one kind, or the first of each. What
 * waits for others or its time is told too, and not counted.
 * @throws not_found for an organisation that is not there
 */
export async function listTasks(catalogue: Catalogue, caller: Caller, asked: TaskQuestion) {
  const filter = await filterOf(catalogue, caller, asked);
  const sources = sourcesOf(catalogue, filter, await outsideTasks(catalogue, caller, filter));
  const limit = Math.min(asked.limit ?? (asked.kind ? USUAL : FIRST), MOST);
  const page = { limit, offset: asked.kind ? (asked.offset ?? 0) : 0 };
  const groups = await Promise.all(
    taskKinds.map(async (kind) => {
      const count = await sources[kind].count();
      const isAsked = count > 0 && limit > 0 && (asked.kind ?? kind) === kind;
      return { kind, count, found: isAsked ? await sources[kind].list(page) : [] };
    }),
  );
  const waiting = groups.filter(({ count }) => count > 0);
  const described = await describe(catalogue, waiting);
  return {
    most_points: MOST_POINTS,
    count: waiting
      .filter(({ kind }) => !kindsOfOthers.includes(kind))
      .reduce((sum, { count }) => sum + count, 0),
    groups: waiting.map(({ kind, count, found }) => ({ kind, count, tasks: found.map(described) })),
  };
}

async function filterOf(catalogue: Catalogue, caller: Caller, asked: TaskQuestion): Promise<TaskFilter> {
  const { sql, authorizer, clock } = catalogue;
  const owner = asked.organization ? await findGroup(sql, 'organization', asked.organization) : undefined;
  if (asked.organization && !owner) throw notFound('Not found: Organization was not found.');
  return {
    shown: caller.kind === 'anonymous' ? nothing : await shownTo(authorizer, caller, 'editor'),
    organization: owner?.id,
    person: creatorId(caller),
    now: catalogueTime(clock()),
  };
}

function sourcesOf(
  catalogue: Catalogue,
  filter: TaskFilter,
  outside: readonly FoundTask[],
): Record<TaskKind, Source> {
  const sql = catalogue.sql.as<TaskTables>();
  const { shown, organization, person } = filter;
  const onDesk = (standing: DeskFilter['standing'], waiting?: Waiting): Source => {
    const desk = { shown, standing, organization, dataset: undefined, words: undefined };
    return {
      count: () => countDesk(sql, desk, waiting),
      list: async (page) => (await listDesk(sql, desk, page, waiting)).map(ofDesk),
    };
  };
  const ofOthers = (kind: OutsideTask['kind']): Source => {
    const all = outside.filter((task) => task.outside?.kind === kind);
    return {
      count: async () => all.length,
      list: async ({ limit, offset }) => all.slice(offset, offset + limit),
    };
  };
  return {
    review: onDesk('submitted', { isWaiting: true, person }),
    in_review: onDesk('submitted', { isWaiting: false, person }),
    scheduled: onDesk('scheduled'),
    sent_back: {
      count: () => countSentBack(sql, filter),
      list: async (page) => (await listSentBack(sql, filter, page)).map(ofReturn),
    },
    stale: {
      count: () => countStale(sql, filter),
      list: async (page) => (await listStale(sql, filter, page)).map(ofRenewal),
    },
    low_quality: {
      count: () => countPoor(sql, filter),
      list: async (page) => (await listPoor(sql, filter, page)).map(ofScore),
    },
    look: ofOthers('look'),
    import_failed: ofOthers('import_failed'),
    harvest_failed: ofOthers('harvest_failed'),
    asked: ofOthers('asked'),
    question: ofOthers('question'),
  };
}

/** What other services tell, of datasets that the caller edits and organisations that are asked for. */
async function outsideTasks(
  { sql, tasks }: Catalogue,
  caller: Caller,
  filter: TaskFilter,
): Promise<FoundTask[]> {
  if (caller.kind === 'anonymous') return [];
  const told = await tasks.of(caller);
  const named = [...new Set(told.flatMap(({ dataset }) => dataset ?? []))];
  const found = await findShownDatasets(sql.as<TaskTables>(), filter, named);
  return told.flatMap((outside): FoundTask[] => {
    const { dataset: name, organization, at } = outside;
    const dataset = found.find(({ id, name: known }) => name === id || name === known);
    if (name === null) {
      const isAsked = filter.organization === undefined || filter.organization === organization;
      return isAsked ? [{ dataset: null, owner_org: organization, at, outside }] : [];
    }
    return dataset ? [{ ...datasetOf(dataset), at, outside }] : [];
  });
}

type DatasetRow = {
  id: string;
  name: string;
  title: string;
  title_translated: string | null;
  owner_org: string | null;
};

function datasetOf(row: DatasetRow) {
  const { id, name, title, owner_org } = row;
  return { dataset: { id, name, title: title || name, ...translatedTitle(row) }, owner_org };
}

function ofDesk(row: Awaited<ReturnType<typeof listDesk>>[number]): FoundTask {
  const by = row.standing === 'scheduled' ? row.scheduled_by : row.submitted_by;
  return { ...datasetOf(row), at: row.publish_at ?? row.submitted_at, by };
}

function ofReturn(row: Awaited<ReturnType<typeof listSentBack>>[number]): FoundTask {
  return { ...datasetOf(row), at: row.returned_at, by: row.returned_by, note: row.return_note };
}

function ofRenewal(row: Awaited<ReturnType<typeof listStale>>[number]): FoundTask {
  const renewal = { frequency: row.frequency ?? '', renewed_at: row.renewed_at ?? '' };
  return { ...datasetOf(row), at: row.due_at, renewal };
}

function ofScore(row: Awaited<ReturnType<typeof listPoor>>[number]): FoundTask {
  const quality = { score: row.points, missing: JSON.parse(row.missing) as string[] };
  return { ...datasetOf(row), at: null, quality };
}

/** Tasks as they are told, with the names of organisations and people. */
async function describe(catalogue: Catalogue, groups: readonly { found: FoundTask[] }[]) {
  const all = groups.flatMap(({ found }) => found);
  const { organization, person } = await nameParties(catalogue, {
    organizations: all.map(({ owner_org }) => owner_org),
    people: all.map(({ by }) => by ?? null),
  });
  return ({ dataset, owner_org, at, by, note, renewal, quality, outside }: FoundTask) => ({
    dataset,
    organization: organization(owner_org),
    at,
    by: person(by ?? null),
    note: note ?? null,
    frequency: renewal?.frequency ?? null,
    renewed_at: renewal?.renewed_at ?? null,
    score: quality?.score ?? null,
    missing: quality?.missing ?? null,
    about: outside ? { id: outside.id, title: outside.title } : null,
  });
}
