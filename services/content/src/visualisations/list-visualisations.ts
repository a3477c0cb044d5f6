import { identityOf, type Caller } from '@gazetteer/kernel';
import { type OpenReports, openReportsOf } from '../feedback/report.store.ts';
import { type Filter, pinnedValues } from '../items/filter.ts';
import type { ItemRequest } from '../items/item-query.ts';
import type { ContentContext } from '../model/content-context.ts';
import { forbidden, invalidQuery, signInFirst } from '../model/content-error.ts';
import { requireEditor } from '../model/require-rights.ts';
import type { Visualisation } from '../model/visualisation.ts';
import { isOfTeam } from './chart-makers.ts';
import { conditionOf, orderOf } from './comparison.store.ts';
import {
  countVisualisations,
  listTables,
  listVisualisations,
  type Moderated,
  type Scope,
} from './visualisation.store.ts';

export type ListedVisualisations = {
  rows: Visualisation[];
  meta: { total_count?: number; filter_count?: number };
  /** What was reported of each, by its public handle; for editors only. */
  reports?: ReadonlyMap<string, OpenReports>;
};

const NEWEST_FIRST = [{ field: 'created', descending: true }];

/**
 * The charts a request asks for, as far as the caller may see them: those whose links it names, the caller's own, or
 * the public ones of a dataset or table.
 * @throws FORBIDDEN for charts of another person, INVALID_CREDENTIALS for one's own without a session
 */
export async function listCharts(
  context: ContentContext,
  caller: Caller,
  request: ItemRequest,
): Promise<ListedVisualisations> {
  const scope = await scopeOf(context, request.filter, caller);
  const readable = scope.kind === 'own' ? [] : await readableTables(context, caller, scope);
  return listScope(context, request, scope, readable);
}

/**
 * Charts of everybody that editors look after, with what was reported of them; all public ones where no state is named.
 * @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor
 */
export async function listModerated(
  context: ContentContext,
  caller: Caller,
  request: ItemRequest,
  state: Moderated | undefined,
): Promise<ListedVisualisations> {
  await requireEditor(context, caller);
  const listed = await listScope(context, request, { kind: 'moderated', state, viewer: null }, []);
  const reports = await openReportsOf(
    context.sql,
    listed.rows.map(({ vis_id }) => vis_id),
  );
  return { ...listed, reports };
}

async function listScope(
  { sql }: ContentContext,
  request: ItemRequest,
  scope: Scope,
  readable: readonly string[],
): Promise<ListedVisualisations> {
  const where = conditionOf(request.filter, request.search, { dialect: sql.dialect, viewer: scope.viewer });
  const sort = request.sort.length > 0 ? request.sort : NEWEST_FIRST;
  const order = [...sort, { field: 'id', descending: false }].map(({ field, descending }) => ({
    by: orderOf(field),
    descending,
  }));
  const { limit, offset, meta } = request;
  return {
    rows: await listVisualisations(sql, scope, { readable, where, order, limit, offset }),
    meta: {
      ...(meta.includes('total_count')
        ? { total_count: await countVisualisations(sql, scope, { readable }) }
        : {}),
      ...(meta.includes('filter_count')
        ? { filter_count: await countVisualisations(sql, scope, { readable, where }) }
        : {}),
    },
  };
}

async function scopeOf(context: ContentContext, filter: Filter, caller: Caller): Promise<Scope> {
  const viewer = identityOf(caller) ?? null;
  const visIds = pinnedValues(filter, 'visID');
  if (visIds) return { kind: 'named', visIds, viewer, withHidden: await maySeeHidden(context, caller) };
  const people = pinnedValues(filter, 'userId');
  const packages = pinnedValues(filter, 'packageID');
  const resources = pinnedValues(filter, 'resource');
  if (!people && (packages || resources)) {
    return { kind: 'public', packages, resources, viewer, visitorCharts: await context.visitorCharts() };
  }
  if (viewer === null) {
    if (people || caller.kind === 'anonymous') throw signInFirst();
    throw invalidQuery({ filter: ['must name visID, packageID or resource'] });
  }
  if (people?.some((person) => person !== viewer)) throw forbidden();
  return { kind: 'own', viewer };
}

/** Whether hidden charts of others are there for the caller; most readers are nobody, and nobody's rights need no look. */
async function maySeeHidden(context: ContentContext, caller: Caller): Promise<boolean> {
  return caller.kind !== 'anonymous' && isOfTeam(context, caller);
}

async function readableTables(context: ContentContext, caller: Caller, scope: Scope): Promise<string[]> {
  const tables = await listTables(context.sql, scope);
  const answers = await Promise.all(tables.map((table) => context.charts.mayRead(caller, table)));
  return tables.filter((_table, index) => answers[index]);
}
