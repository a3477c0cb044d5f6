import type { ChartField, ChartSource, JoinedTable, OwnSource } from '@gazetteer/charts';
import type { SourceFacts } from '../../charts/own-rows.ts';

/** Fields that belong together; `table` is null for those of both tables, and where there is one table only. */
export interface TableFields {
  table: string | null;
  fields: readonly ChartField[];
}

/** The fields of a merge by the table they come from, those that both share first. */
export function fieldsByTable(
  fields: readonly ChartField[],
  facts: Pick<SourceFacts, 'merge_report' | 'datasets'> | null,
  source?: ChartSource,
): TableFields[] {
  if (source?.kind === 'own' && source.joined) return ofJoined(fields, source, source.joined);
  const report = facts?.merge_report;
  if (!report) return [{ table: null, fields }];
  const sides = (['left', 'right'] as const).map((side) => {
    const { resource_id, columns } = report[side];
    const dataset = facts.datasets.find((one) => one.resource_id === resource_id);
    const names = new Set(columns.map(({ as }) => as));
    return { title: dataset ? dataset.resource_name || dataset.title : resource_id, names };
  });
  const isShared = ({ id }: ChartField) => !sides.some(({ names }) => names.has(id));
  const groups = [
    { table: null, fields: fields.filter(isShared) },
    ...sides.map(({ title, names }) => ({ table: title, fields: fields.filter(({ id }) => names.has(id)) })),
  ];
  return groups.filter((group) => group.fields.length > 0);
}

/** Fields of own data and of the table that was joined to them. */
function ofJoined(
  fields: readonly ChartField[],
  { name, columns }: OwnSource,
  { title }: JoinedTable,
): TableFields[] {
  const origins = new Map(columns.map(({ id, from }) => [id, from]));
  const groups = [
    { table: null, fields: fields.filter(({ id }) => origins.get(id) === undefined) },
    { table: name, fields: fields.filter(({ id }) => origins.get(id) === 'own') },
    { table: title, fields: fields.filter(({ id }) => origins.get(id) === 'joined') },
  ];
  return groups.filter((group) => group.fields.length > 0);
}
