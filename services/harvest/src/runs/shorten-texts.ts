/** How long the catalogue takes the texts of these fields, in characters; all others are lines, or end by themselves. */
const LONGEST = { notes: 20_000, methodology: 20_000, description: 20_000 } as const;
const LINES = [
  'author',
  'author_email',
  'maintainer',
  'maintainer_email',
  'name',
  'title',
  'mimetype',
  'mimetype_inner',
  'hash',
  'resource_type',
  'frequency',
  'granularity',
  'years_covered',
  'source_name',
] as const;
const LONGEST_LINE = 1000;

const bounds = new Map<string, number>([
  ...Object.entries(LONGEST),
  ...LINES.map((field) => [field, LONGEST_LINE] as const),
]);

/**
 * Shortens what a foreign catalogue says at greater length than ours takes, so that a long description costs nobody the
 * dataset. The cut shows: three dots end the text, and all of it stands where the dataset comes from.
 * @param fields of a dataset or a resource, as an action takes them
 */
export function shortenTexts(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, shorten(value, bounds.get(field))]),
  );
}

function shorten(value: unknown, bound: number | undefined): unknown {
  if (bound === undefined || typeof value !== 'string' || value.length <= bound) return value;
  // Never between the halves of a character beyond the first 65,536.
  return `${value.slice(0, bound - 2).replace(/[\uD800-\uDBFF]$/, '')} …`;
}
