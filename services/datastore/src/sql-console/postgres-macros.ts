import { quoteIdentifier } from '../engine/quote.ts';

/** The function that a call of `regexp_full_match` in the text of a query is turned into, a name of the same length. */
export const WHOLE_TEXT = 'regexp_whole_text';

/**
 * What lets the engine read functions and operators as PostgreSQL does, by their name in the tree of a query. Every
 * argument stands in a macro once, so that calls inside calls do not grow.
 */
const macros: Record<string, string> = {
  // The parser writes `~` as this function, which would look for the pattern in the whole text only.
  regexp_full_match: '(t, p) as system.main.regexp_matches(t, p)',
  [WHOLE_TEXT]: '(t, p) as system.main.regexp_full_match(t, p)',
  '~*': `(t, p) as system.main.regexp_matches(t, p, 'i')`,
  '!~*': `(t, p) as not system.main.regexp_matches(t, p, 'i')`,
  btrim: '(t) as system.main.trim(t), (t, c) as system.main.trim(t, c)',
  lpad: `(t, n) as system.main.lpad(t, n, ' '), (t, n, f) as system.main.lpad(t, n, f)`,
  rpad: `(t, n) as system.main.rpad(t, n, ' '), (t, n, f) as system.main.rpad(t, n, f)`,
  // The engine's array_to_string is a macro that names its list twice.
  initcap: `(t) as list_aggregate(list_transform(
     regexp_extract_all(lower(t), '[\\p{L}\\p{M}\\p{N}]+|[^\\p{L}\\p{M}\\p{N}]+|^$'),
     lambda w: upper(w[1]) || w[2:]), 'string_agg', '')`,
  to_char: '(v, f) as strftime(v, f)',
  to_date: '(t, f) as cast(strptime(t, f) as date)',
  to_timestamp: '(n) as system.main.to_timestamp(n), (t, f) as strptime(t, f)',
  width_bucket: `(v, low, high, n) as list_transform(
     [{'v': cast(v as double), 'l': cast(low as double), 'h': cast(high as double), 'n': cast(n as bigint)}],
     lambda s: case
       when s.v is null or s.l is null or s.h is null or s.n is null or s.l = s.h or s.n < 1 then null
       when s.l < s.h then case when s.v < s.l then 0 when s.v >= s.h then s.n + 1
         else cast(floor((s.v - s.l) * s.n / (s.h - s.l)) as bigint) + 1 end
       else case when s.v > s.l then 0 when s.v <= s.h then s.n + 1
         else cast(floor((s.l - s.v) * s.n / (s.l - s.h)) as bigint) + 1 end end)[1]`,
};

/** Functions that only macros make; those of the engine's own names are allowed as such. */
export const macroFunctions = [...'btrim initcap to_char to_date width_bucket ~* !~*'.split(' '), WHOLE_TEXT];

/** In PostgreSQL whole numbers divided give a whole number. */
export const postgresSettings = ['integer_division = true'];

/**
 * Statements for an engine that is about to run a query.
 * @param query its functions, and the tables that it names as `public."…"`
 */
export function postgresPreparation(query: {
  functions: ReadonlySet<string>;
  publicTables: readonly string[];
}): string[] {
  const used = Object.entries(macros).filter(([name]) => query.functions.has(name));
  const views = query.publicTables.map((name) => {
    const quoted = quoteIdentifier(name);
    return `create view public.${quoted} as select * from temp.${quoted}`;
  });
  return [
    ...used.map(([name, definition]) => `create temp macro ${quoteIdentifier(name)}${definition}`),
    ...(views.length > 0 ? ['create schema public', ...views] : []),
  ];
}
