// The words that mean something else to SQL when a column of that name goes without quotes.
const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create
  default deferrable desc describe distinct do else end except false fetch for foreign from grant group having
  in initially intersect into lambda lateral leading limit not null offset on only or order pivot placing
  primary qualify references returning select show some summarize symmetric table then to trailing true union
  unique unpivot using variadic when where window with left right inner outer full cross natural join is like
  ilike between isnull notnull similar overlaps glob semi anti asof positional`.split(/\s+/),
);

/** The name of a column as a query writes it. */
export function sqlColumn(id: string): string {
  return /^[A-Za-z_]\w*$/.test(id) && !reserved.has(id.toLowerCase()) ? id : `"${id.replaceAll('"', '""')}"`;
}

/** The name of a table as a query writes it: the sku with underscores, which needs no quotes, or else the id. */
export function sqlTable({ id, sku }: { id: string; sku: string }): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(sku)) return sku.replaceAll('-', '_');
  return `"${sku || id}"`;
}
