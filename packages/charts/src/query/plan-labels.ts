import type { ChartColumn, FilteredColumn } from '../spec/chart-data.ts';
import type { NamedChannel } from './list-channels.ts';
import { isFigure, type PlanContext } from './plan-channels.ts';

/** What is told of a column of the figures. */
export function columnOf(channel: NamedChannel, { fields }: PlanContext, grouped: boolean): ChartColumn {
  const { name, field, aggregate, time_unit, bin } = channel;
  const known = field === undefined ? undefined : fields.get(field);
  const isCounted = grouped && isFigure(channel) && (aggregate !== undefined || field === undefined);
  const isYears = known?.kind === 'time' && known.type !== 'date' && known.type !== 'timestamp';
  return {
    name,
    field: field ?? null,
    label: channel.label ?? known?.label ?? field ?? '',
    unit: aggregate && withoutUnit.has(aggregate) ? null : (known?.unit ?? null),
    kind: isCounted
      ? figureKind(aggregate, known?.kind)
      : name === 'geo'
        ? 'place'
        : bin
          ? 'number'
          : (known?.kind ?? 'category'),
    aggregate: isCounted ? (aggregate ?? 'count') : null,
    weight: isCounted && aggregate === 'mean' ? weightLabel(channel, fields) : null,
    time_unit: time_unit ?? (isYears && !isCounted && !bin ? 'year' : null),
    bin_step: null,
  };
}

/** What is told of a column that rows are filtered by. */
export function filteredOf(field: string, { fields }: PlanContext): FilteredColumn {
  const known = fields.get(field);
  return { field, label: known?.label ?? field, kind: known?.kind ?? 'category' };
}

function weightLabel({ weight }: NamedChannel, fields: PlanContext['fields']): string | null {
  return weight === undefined ? null : (fields.get(weight)?.label ?? weight);
}

const withoutUnit = new Set(['count', 'distinct', 'variance']);

function figureKind(aggregate: string | undefined, kind: ChartColumn['kind'] | undefined) {
  return (aggregate === 'min' || aggregate === 'max') && kind === 'time' ? 'time' : 'number';
}
