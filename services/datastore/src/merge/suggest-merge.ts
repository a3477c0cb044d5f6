import type { Caller, Sql } from '@gazetteer/kernel';
import { describePeriod, type SidePeriod } from '@gazetteer/tabular';
import type { AreaTables } from '../areas/area-tables.ts';
import { detectPlaces } from '../areas/detect-places.ts';
import type { DetectedPlaces } from '../areas/place.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Column } from '../tables/column.ts';
import { namesOf } from '../tables/column-translations.ts';
import { listTargets, type Target } from './choose-target.ts';
import { kindOf, proposedAggregate } from './column-kind.ts';
import { findPeriod } from './find-period.ts';
import type { MergeSideInput, SideName } from './merge-request.contract.ts';
import type { SuggestedSideBody, Suggestion } from './merge-suggestion.contract.ts';
import { type OpenSide, openSide } from './read-side.ts';

type Looked = { body: SuggestedSideBody; input: MergeSideInput };

/**
 * Looks at two tables that somebody wants to merge: where and when they are, what may be brought together and
 * how, and the input of a merge that would do.
 * @throws not_found
 */
export async function suggestMerge(
  context: DatastoreContext,
  caller: Caller,
  tables: { left: string; right: string },
  signal?: AbortSignal,
): Promise<Suggestion> {
  const sql = context.sql.as<AreaTables>();
  const look = async (side: SideName) =>
    lookAt(sql, await openSide(context, caller, side, { resource_id: tables[side] }, signal));
  const [left, right] = [await look('left'), await look('right')];
  const [one, other] = [left.body.geo, right.body.geo];
  const targets = one && other ? await listTargets(sql, one, other) : [];
  const [finest] = targets;
  const problems: Suggestion['problems'] = [
    ...(one ? [] : [{ code: 'no_places' as const, side: 'left' as const }]),
    ...(other ? [] : [{ code: 'no_places' as const, side: 'right' as const }]),
    ...(one && other && !finest ? [{ code: 'no_common_scheme' as const }] : []),
  ];
  return {
    left: left.body,
    right: right.body,
    levels: targets.map((target) => describeTarget(target, left, right)),
    merge: finest ? { left: left.input, right: right.input, level: finest.level, how: 'left' } : null,
    problems,
  };
}

function describeTarget(target: Target, left: Looked, right: Looked) {
  const raised = (['left', 'right'] as const).filter(
    (side) => (side === 'left' ? left : right).body.geo?.level !== target.level,
  );
  return { ...target, raised };
}

async function lookAt(sql: Sql<AreaTables>, open: OpenSide): Promise<Looked> {
  const { table } = open;
  const candidates = (await detectPlaces(sql, table.columns, open.distinctIfFew)).map(describeGeo);
  const [geo = null] = candidates;
  const periods = await listPeriods(open);
  const body = {
    resource_id: table.resourceId,
    rows: table.rowCount,
    geo,
    geo_candidates: candidates,
    period: periods[0] ?? null,
    period_candidates: periods,
    columns: table.columns.map((column) => describeColumn(column, table.columns)),
  };
  return { body, input: inputOf(body) };
}

function describeGeo({ said, depth: _depth, matched: _matched, ...found }: DetectedPlaces) {
  return { ...found, parent: null, detected: !said };
}

async function listPeriods(open: OpenSide): Promise<NonNullable<SuggestedSideBody['period']>[]> {
  const found: SidePeriod[] = [];
  for (const { id } of open.table.columns.filter(({ info }) => info.role === 'time')) {
    const only = { ...open.table, columns: open.table.columns.filter((column) => column.id === id) };
    const period = await findPeriod({ ...open, table: only });
    if (period) found.push(period);
  }
  return found.flatMap((period) => describePeriod(period) ?? []);
}

function describeColumn(column: Column, columns: readonly Column[]) {
  const { id, type, info } = column;
  const kind = kindOf(column);
  const weights = columns
    .filter((other) => other.id !== id && kindOf(other) === 'count')
    .map((other) => other.id);
  return {
    field: id,
    type,
    ...namesOf(info),
    role: info.role ?? null,
    kind,
    aggregate: proposedAggregate(column),
    weights: kind === 'rate' || kind === 'unknown' ? weights : [],
  };
}

function inputOf({ resource_id, geo, period }: SuggestedSideBody): MergeSideInput {
  const timed = period ? { period: { field: period.field } } : {};
  if (!geo) return { resource_id, ...timed };
  const { field, scheme, level, parent_field } = geo;
  if (geo.by === 'code') return { resource_id, geo: { field, scheme, level }, ...timed };
  const parent = parent_field === null ? {} : { parent_field };
  return { resource_id, names: { field, ...parent, scheme, level }, ...timed };
}
