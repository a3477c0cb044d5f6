import type { DatastoreInfo, TableSummary } from '@gazetteer/client';
import { columnKind, columnWidth, fractionDigitsOf, type TableColumn } from '@gazetteer/ui';

/** What the page needs to know of each column, from its dictionary, its statistics and the first rows. */
export function describeColumns(
  fields: DatastoreInfo['fields'],
  summary: TableSummary | undefined,
  sample: readonly (readonly unknown[])[],
): TableColumn[] {
  const statistics = new Map(summary?.columns.map((column) => [column.id, column]));
  return fields.map(({ id, type, info }, place) => {
    const known = statistics.get(id);
    const role = info?.role ?? known?.role;
    const label = info?.label || id;
    const kind = columnKind({ id, type, ...(role ? { role } : {}) });
    const values = [...sample.map((row) => row[place]), known?.min, known?.max].filter(
      (value) => value !== undefined,
    );
    const counts = known?.histogram?.map(({ n }) => n);
    return {
      id,
      type,
      label,
      kind,
      ...(role ? { role } : {}),
      ...(info?.unit ? { unit: info.unit } : {}),
      ...(info?.notes ? { description: info.notes } : {}),
      ...(counts && counts.length > 1 ? { distribution: counts } : {}),
      ...(known ? { distinctCount: known.distinct_count } : {}),
      fractionDigits: kind === 'number' ? Math.max(0, ...values.map(fractionDigitsOf)) : 0,
      width: columnWidth(label, kind, values),
    };
  });
}
