import { type ChartColumn, type ChartData, type ChartField, type ChartSpec } from '@gazetteer/charts';
import { quoteIdentifier } from '../engine/quote.ts';
import type { TableSummary } from '../summary/table-summary.ts';

/** First version of what the charts package will offer. */
export type ChartPlan = { columns: ChartColumn[]; sql: string };

export function planChart(spec: ChartSpec, fields: readonly ChartField[]): ChartPlan {
  const columns: ChartColumn[] = [];
  const split: string[] = [];
  const counted: string[] = [];
  for (const [name, channel] of Object.entries(spec.channels)) {
    if (Array.isArray(channel) || name === 'tooltip' || name === 'detail') continue;
    const { field, aggregate } = channel as { field?: string; aggregate?: string };
    const known = fields.find(({ id }) => id === field);
    const isCount = field === undefined || aggregate !== undefined || known?.role === 'measure';
    const used = isCount
      ? (aggregate ?? (field === undefined ? 'count' : (known?.aggregate ?? 'sum')))
      : null;
    columns.push({
      name,
      field: field ?? null,
      label: known?.label ?? field ?? 'Rows',
      unit: known?.unit ?? null,
      kind: isCount ? 'number' : (known?.kind ?? 'category'),
      aggregate: used,
      time_unit: null,
      bin_step: null,
    });
    const column = field === undefined ? '*' : quoteIdentifier(field);
    if (used === null) split.push(`${column} as ${quoteIdentifier(name)}`);
    else counted.push(`${used === 'mean' ? 'avg' : used}(${column}) as ${quoteIdentifier(name)}`);
  }
  const groups = split.map((_, index) => index + 1).join(', ');
  const sql = `select ${[...split, ...counted].join(', ')} from %TABLE%${groups ? ` group by ${groups} order by ${groups}` : ''}`;
  return { columns, sql };
}

export function toSql(plan: ChartPlan, table: string): string {
  return plan.sql.replace('%TABLE%', () => table);
}

export function dataOf(plan: ChartPlan, rows: readonly Record<string, unknown>[]): ChartData {
  return { columns: plan.columns, rows: [...rows], truncated: false };
}

export function fieldsOf(summary: TableSummary): ChartField[] {
  return summary.columns.map((column) => {
    const isNumber = ['int', 'float', 'numeric'].includes(column.type) && column.role !== 'dimension';
    const isTime = column.role === 'time' || ['date', 'timestamp'].includes(column.type);
    const isPlace = summary.geo?.field === column.id;
    const kind = isPlace ? 'place' : isTime ? 'time' : isNumber ? 'number' : 'category';
    return {
      id: column.id,
      type: column.type,
      label: column.label ?? column.id,
      unit: column.unit,
      notes: null,
      kind,
      role: kind === 'number' ? 'measure' : 'dimension',
      aggregate: kind === 'number' ? (/%|rate|per/i.test(column.unit ?? '') ? 'mean' : 'sum') : 'count',
      weight: null,
      time_unit: null,
      scheme: isPlace ? (summary.geo?.scheme ?? null) : null,
      level: isPlace ? (summary.geo?.level ?? null) : null,
      distinct: column.distinct_count,
      empty_share: column.null_share,
      min: column.min,
      max: column.max,
      top: column.top,
      spread: (column.histogram ?? []).map(({ n }) => n),
    };
  });
}
