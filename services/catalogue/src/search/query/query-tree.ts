/** A piece of a wildcard pattern: letters as they stand, `?` (exactly one) or `*` (any number). */
export type PatternPart = { literal: string } | { wildcard: '?' | '*' };

/**
 * A search request as a tree. `field` is absent where the words are looked for everywhere.
 * `any-of` with `minimum` is the rule for plain words: so many of them must be found.
 */
export type Query =
  | { kind: 'everything' }
  | { kind: 'term'; field?: string; text: string }
  | { kind: 'phrase'; field?: string; text: string }
  | { kind: 'pattern'; field?: string; parts: readonly PatternPart[] }
  | { kind: 'similar'; field?: string; text: string; distance: number }
  | RangeQuery
  | { kind: 'all-of'; children: readonly Query[] }
  | { kind: 'any-of'; children: readonly Query[]; minimum: number }
  | { kind: 'not'; child: Query }
  | { kind: 'boosted'; child: Query; factor: number };

/** A part of a query that looks for words or values. */
export type Leaf = Extract<Query, { kind: 'term' | 'phrase' | 'pattern' | 'similar' }>;

/** `[from TO to]`; a missing end is open. Dates are already resolved: no `NOW` is left. */
export type RangeQuery = {
  kind: 'range';
  field?: string;
  from?: string;
  to?: string;
  includesFrom: boolean;
  includesTo: boolean;
};

/** The conjunction of several queries; a single one stays itself. */
export function allOf(children: readonly Query[]): Query {
  const [only, ...others] = children;
  if (only === undefined) return { kind: 'everything' };
  return others.length === 0 ? only : { kind: 'all-of', children };
}

/** The disjunction of several queries; a single one stays itself. */
export function anyOf(children: readonly Query[]): Query {
  const [only, ...others] = children;
  if (only === undefined) return { kind: 'everything' };
  return others.length === 0 ? only : { kind: 'any-of', children, minimum: 1 };
}

/** The parts of a query that name words, values or ranges, in order. */
export function leavesOf(query: Query): (Leaf | RangeQuery)[] {
  switch (query.kind) {
    case 'everything':
      return [];
    case 'all-of':
    case 'any-of':
      return query.children.flatMap(leavesOf);
    case 'not':
    case 'boosted':
      return leavesOf(query.child);
    default:
      return [query];
  }
}

/** Every field named in a query; `undefined` stands for words looked for everywhere. */
export function fieldsOf(query: Query): Set<string | undefined> {
  return new Set(leavesOf(query).map(({ field }) => field));
}

/** Every whole value that a query names, of whichever field. */
export function valuesOf(query: Query): string[] {
  return leavesOf(query).flatMap((leaf) =>
    leaf.kind === 'term' || leaf.kind === 'phrase' ? [leaf.text] : [],
  );
}

/** Writes a tree in the query language; reading it again gives a tree of the same meaning. */
export function printQuery(query: Query): string {
  switch (query.kind) {
    case 'everything':
      return '*:*';
    case 'term':
      return inField(query.field, escapeTerm(query.text));
    case 'phrase':
      return inField(query.field, `"${query.text.replaceAll(/["\\]/g, '\\$&')}"`);
    case 'pattern':
      return inField(query.field, query.parts.map(printPart).join(''));
    case 'similar':
      return inField(query.field, `${escapeTerm(query.text)}~${query.distance}`);
    case 'range':
      return inField(query.field, printRange(query));
    case 'all-of':
      return `(${query.children.map(printQuery).join(' AND ')})`;
    case 'any-of':
      return `(${query.children.map(printQuery).join(' OR ')})`;
    case 'not':
      return `NOT ${printQuery(query.child)}`;
    case 'boosted':
      return `(${printQuery(query.child)})^${query.factor}`;
  }
}

const inField = (field: string | undefined, text: string) =>
  field === undefined ? text : `${escapeTerm(field)}:${text}`;

const printPart = (part: PatternPart) => ('literal' in part ? escapeTerm(part.literal) : part.wildcard);

function printRange(range: RangeQuery): string {
  const open = range.includesFrom ? '[' : '{';
  const close = range.includesTo ? ']' : '}';
  return `${open}${printBound(range.from)} TO ${printBound(range.to)}${close}`;
}

const printBound = (bound: string | undefined) =>
  bound === undefined ? '*' : `"${bound.replaceAll(/["\\]/g, '\\$&')}"`;

/** Words of the language are escaped too, so that a term `AND` stays a term. */
function escapeTerm(text: string): string {
  const escaped = text.replaceAll(/[\s+\-!(){}[\]^"~*?:\\/&|]/g, '\\$&');
  return /^(AND|OR|NOT|TO)$/.test(escaped) ? `\\${escaped}` : escaped;
}
