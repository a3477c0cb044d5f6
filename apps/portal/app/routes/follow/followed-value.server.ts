import type { ActionInput, Client } from '@gazetteer/client';
import { readTable } from '../../tables/table-address.ts';
import { namesIn, tableQuery } from '../../tables/table-query.ts';

/** A column as the form offers it. */
export interface OfferedColumn {
  id: string;
  label: string;
}

/** A table whose value somebody wants to follow: which rows the filters leave, and what can be followed of them. */
export interface FollowedValue {
  table: string;
  title: string;
  page: string;
  /** What the filters say, column by column. */
  where: readonly { label: string; text: string }[];
  rows: number;
  /** Columns, measures first. */
  columns: readonly OfferedColumn[];
  /** Columns by which one of several rows is the newest. */
  times: readonly OfferedColumn[];
  /** The column that the address names. */
  column: string;
}

type Filters = ActionInput<'datastore_search'>['filters'];

const TIME_TYPES = new Set(['date', 'timestamp', 'time']);

/** What the filters on the page of a table ask, as `datastore_search` takes it. */
export async function filtersOf(client: Client, table: string, query: URLSearchParams): Promise<Filters> {
  const { fields } = await fieldsOf(client, table);
  return filtersIn(fields, query);
}

/** What can be followed of a table. @throws a refusal of the API where the table is not there for the visitor */
export async function describeValue(
  client: Client,
  table: string,
  query: URLSearchParams,
): Promise<FollowedValue> {
  const [{ fields }, resource] = await Promise.all([
    fieldsOf(client, table),
    client.action('resource_show', { id: table }),
  ]);
  const dataset = await client.action('package_show', { id: resource.package_id });
  const filters = filtersIn(fields, query);
  const found = await client.action('datastore_search', {
    resource_id: table,
    ...(filters ? { filters } : {}),
    limit: 1,
    place_names: true,
  });
  const names = namesIn(found);
  const labelOf = (id: string) => fields.find((field) => field.id === id)?.info?.label || id;
  const offer = ({ id }: { id: string }) => ({ id, label: labelOf(id) });
  const state = readTable(
    query,
    fields.map(({ id }) => id),
  );
  const isMeasure = ({ info }: (typeof fields)[number]) => info?.role === 'measure';
  const wanted = query.get('column') ?? state.sort?.column ?? '';
  const columns = [...fields.filter(isMeasure), ...fields.filter((field) => !isMeasure(field))].map(offer);
  return {
    table,
    title: resource.name || dataset.title,
    page: `/p/${dataset.name}/r/${resource.sku || resource.id}`,
    where: state.filters.map(({ column, is, contains, min, max }) => {
      const named = (value: string) => {
        const code = names.get(column)?.get(value);
        return code ? code.name : value;
      };
      const text = is?.map(named).join(', ') ?? contains ?? [min, max].filter(Boolean).join(' – ');
      return { label: labelOf(column), text };
    }),
    rows: found.total ?? 0,
    columns,
    times: fields.filter(({ info, type }) => info?.role === 'time' || TIME_TYPES.has(type)).map(offer),
    column: columns.find(({ id }) => id === wanted)?.id ?? columns[0]?.id ?? '',
  };
}

async function fieldsOf(client: Client, table: string) {
  const { fields } = await client.action('datastore_info', { id: table, include_places: true });
  return { fields: fields.filter(({ id }) => !id.startsWith('_')) };
}

type Fields = Awaited<ReturnType<typeof fieldsOf>>['fields'];

function filtersIn(fields: Fields, query: URLSearchParams): Filters {
  const state = readTable(
    query,
    fields.map(({ id }) => id),
  );
  return tableQuery(state, fields).filters;
}
