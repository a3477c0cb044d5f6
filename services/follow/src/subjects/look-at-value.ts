import { ApplicationError, type Caller, invalidInput } from '@gazetteer/kernel';
import { judgeValue, rememberValue, type ValueMemory } from '../condition/judge-value.ts';
import type { FollowContext } from '../model/follow-context.ts';
import type { NamedColumn, Scalar, Value, ValueNews } from '../model/news.ts';
import type { ValueSubject } from '../model/subject.ts';
import type { PackageAnswer, RowsAnswer } from './answers.ts';
import { conditionsOf, inWords } from './conditions-of.ts';
import type { Look } from './look.ts';
import { named } from './look-at-dataset.ts';
import { namedColumn, presentVersion, readTableNews } from './table-news.ts';

/** What is remembered of a value: the version in which it was read, with which of the rows was the newest. */
export type ValueSeen = ValueMemory & { version: number; newest: Scalar };

type Reading = {
  value: Value;
  /** What the row has in the column by which it is the newest. */
  newest: Scalar;
  column: NamedColumn;
  newestBy: NamedColumn | null;
  where: ValueNews['where'];
};

/** Looks at a value as a reader sees it. @throws not_found, access_denied; at the first look invalid_input, see {@link requireOneRow} */
export async function lookAtValue(
  context: Pick<FollowContext, 'call' | 'tables'>,
  caller: Caller,
  subject: ValueSubject,
  seen: ValueSeen | undefined,
): Promise<Look<ValueSeen>> {
  const { call } = context;
  const resource = (await call('resource_show', { id: subject.table }, caller)) as { package_id: string };
  const dataset = (await call('package_show', { id: resource.package_id }, caller)) as PackageAnswer;
  const table = dataset.resources.find(({ id }) => id === subject.table);
  const present = await presentVersion(context, caller, subject.table);
  if (!table || !present) throw new ApplicationError('not_found', 404, 'There is no such table');
  const { version } = present;
  if (seen?.version === version) return { title: dataset.title, seen };
  const reading = await readValue(context, caller, subject, version);
  const title = titleOf(reading, dataset);
  const { value, newest } = reading;
  if (!seen) {
    requireOneRow(reading);
    return { title, seen: { ...rememberValue(value), version, newest } };
  }
  const { tells, memory } = judgeValue(subject.condition, seen, value);
  const now = { ...memory, version, newest };
  if (!tells) return { title, seen: now };
  const rows = await readTableNews(context, caller, {
    dataset,
    resource: table,
    from: seen.version,
    to: version,
  });
  if (!rows) return { title, seen: now };
  const news: ValueNews = {
    kind: 'value',
    dataset: named(dataset),
    column: reading.column,
    where: reading.where,
    before: subject.condition.kind === 'by' ? seen.told : seen.last,
    after: value,
    newest: reading.newestBy && { label: reading.newestBy.label, before: seen.newest, after: newest },
    table: rows,
  };
  return { title, seen: now, news };
}

/**
 * Reads the value in a version of its table.
 * @throws invalid_input where the table has no such column, which is how it is when a publisher takes one away
 */
async function readValue(
  { call }: Pick<FollowContext, 'call'>,
  caller: Caller,
  { table, filters, column, newestBy }: ValueSubject,
  version: number,
): Promise<Reading> {
  const input = {
    resource_id: table,
    filters,
    version,
    limit: 2,
    include_total: false,
    place_names: true,
    ...(newestBy === null ? {} : { sort: `"${newestBy}" desc nulls last` }),
  };
  const { fields, records, places = [] } = (await call('datastore_search', input, caller)) as RowsAnswer;
  const find = (id: string) => fields.find((field) => field.id === id);
  const field = find(column);
  const by = newestBy === null ? undefined : find(newestBy);
  if (!field || (newestBy !== null && !by)) throw invalidInput({ column: ['Is no column of the table'] });
  const [first, second] = records;
  const isOne = first && (!second || (newestBy !== null && !isSameIn(newestBy, first, second)));
  return {
    value: {
      found: isOne ? 'one' : first ? 'several' : 'none',
      value: isOne ? scalarOf(first[column]) : null,
    },
    newest: isOne && newestBy !== null ? scalarOf(first[newestBy]) : null,
    column: namedColumn(field),
    newestBy: by ? namedColumn(by) : null,
    where: conditionsOf(filters, fields, places),
  };
}

/** A value is one row's. @throws invalid_input for filters that leave none or several */
function requireOneRow({ value, newestBy }: Reading): void {
  if (value.found === 'none') throw invalidInput({ filters: ['No row is like this'] });
  if (value.found === 'one') return;
  throw invalidInput(
    newestBy
      ? { newest_by: ['Several rows are the newest: filter them down to one'] }
      : { filters: ['Several rows are like this: filter them down to one, or follow the newest of them'] },
  );
}

function titleOf({ column, where }: Reading, dataset: PackageAnswer): string {
  const which = where.map(inWords).filter(Boolean).join(', ');
  return [column.label, which || named(dataset).title].join(' · ');
}

function isSameIn(column: string, one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return JSON.stringify(one[column]) === JSON.stringify(other[column]);
}

function scalarOf(value: unknown): Scalar {
  if (value === undefined || value === null) return null;
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as Scalar) : JSON.stringify(value);
}
