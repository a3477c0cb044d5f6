import type { Column } from '../tables/column.ts';
import type { DumpFormat } from './dump-format.ts';

/** What stands above a column in a file, by the column's name. */
export type HeadOf = (id: string) => string;

/** Formats that people read, whose first row says what the columns are called. */
const withHeads: ReadonlySet<DumpFormat> = new Set(['csv', 'tsv', 'xlsx']);

/**
 * What stands above the columns of a table: their names, or what the dictionary calls them in a language where one is
 * asked for, else in its own words. Where several columns are called the same, the name stands behind it.
 */
export function columnHeads(
  columns: readonly Column[],
  format: DumpFormat,
  language: string | undefined,
): HeadOf {
  if (language === undefined || !withHeads.has(format)) return (id) => id;
  const called = columns.map(({ id, info }) => [id, calledIn(info, language) ?? id] as const);
  const uses = Map.groupBy(called, ([, head]) => head);
  const heads = new Map(
    called.map(([id, head]) => [id, (uses.get(head)?.length ?? 0) > 1 ? `${head} (${id})` : head]),
  );
  return (id) => heads.get(id) ?? id;
}

function calledIn({ label, label_translated }: Column['info'], language: string): string | undefined {
  const text = label_translated?.[language] ?? label;
  return text?.trim() || undefined;
}
