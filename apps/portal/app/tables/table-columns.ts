import type { DatastoreInfo, TableSummary } from '@gazetteer/client';
import { columnKind, columnWidth, fractionDigitsOf, isNamedCode, type TableColumn } from '@gazetteer/ui';

type TableFields = Pick<DatastoreInfo, 'fields' | 'places'> & {
  /** The columns in sight; all unless told. */
  shown?: DatastoreInfo['fields'];
};

/** What the page needs to know of each column, from its dictionary, its statistics and the first rows. */
export function describeColumns(
  { fields, places = [], shown = fields }: TableFields,
  summary: TableSummary | undefined,
  sample: readonly (readonly unknown[])[],
): TableColumn[] {
  const statistics = new Map(summary?.columns.map((column) => [column.id, column]));
  return fields.map(({ id, type, info }, place) => {
    const known = statistics.get(id);
    const role = info?.role ?? known?.role;
    const label = info?.label || id;
    const kind = columnKind({ id, type, ...(role ? { role } : {}) });
    const codes = places.find(({ field }) => field === id);
    const areNamedBeside = shown.some((column) => column.id === codes?.names_in);
    const values = [...sample.map((row) => row[place]), known?.min, known?.max]
      .filter((value) => value !== undefined)
      .map((value) => (areNamedBeside && isNamedCode(value) ? value.code : value));
    const counts = known?.histogram?.map(({ n }) => n);
    return {
      id,
      type,
      label,
      kind,
      ...(role ? { role } : {}),
      ...(info?.scale ? { scale: info.scale } : {}),
      ...(info?.additivity ? { additivity: info.additivity } : {}),
      ...(info?.unit ? { unit: info.unit } : {}),
      ...(codes ? { codes: { areNamedBeside } } : {}),
      ...(info?.notes ? { description: info.notes } : {}),
      ...(counts && counts.length > 1 ? { distribution: counts } : {}),
      ...(known ? { distinctCount: known.distinct_count } : {}),
      fractionDigits: kind === 'number' ? Math.max(0, ...values.map(fractionDigitsOf)) : 0,
      width: columnWidth(label, kind, values),
    };
  });
}
