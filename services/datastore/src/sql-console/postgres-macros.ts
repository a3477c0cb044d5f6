import { quoteIdentifier } from '../engine/quote.ts';

/** The function that a call of `regexp_full_match` in the text of a query is turned into, a name of the same length. */
export const WHOLE_TEXT = 'regexp_whole_text';

/** The function that rounds halves to the even number, which `round` of a float in the text of a query is turned into. */
export const ROUND_TO_EVEN = 'round_half_even';

/**
 * A replacement of PostgreSQL as the engine reads it: `\&` is the whole match, `\1` to `\9` are groups, and any other backslash
 * stands for itself. Characters that no text has stand for the two meanwhile.
 */
const replacement = String.raw`replace(replace(system.main.regexp_replace(
     replace(replace(r, '\\', chr(57344)), '\&', chr(57345)),
     '\\([^1-9]|$)', chr(57344) || '\1', 'g'), chr(57345), '\0'), chr(57344), '\\')`;

/** The part of a text from a place before its beginning is shorter; the engine would count from the end. */
const substring = `(t, s) as list_transform([{'t': t, 's': s}],
     lambda x: case when x.s < 1 then x.t else system.main.substr(x.t, x.s) end)[1],
   (t, s, n) as list_transform([{'t': t, 's': s, 'n': n}], lambda x: case
     when x.n < 0 then error('The length of a part of a text cannot be negative.')
     else system.main.substr(x.t, greatest(x.s, 1), greatest(x.s + x.n, 1) - greatest(x.s, 1)) end)[1]`;

/**
 * What lets the engine read functions and operators as PostgreSQL does, by their name in the tree of a query. Every
 * argument stands in a macro once, so that calls inside calls do not grow.
 */
const macros: Record<string, string> = {
  // The parser writes `~` as this function, which would look for the pattern in the whole text only.
  // Without a further option `.` is no line break there.
  regexp_full_match: `(t, p) as system.main.regexp_matches(t, p, 's')`,
  [WHOLE_TEXT]: '(t, p) as system.main.regexp_full_match(t, p)',
  '~*': `(t, p) as system.main.regexp_matches(t, p, 'is')`,
  '!~*': `(t, p) as not system.main.regexp_matches(t, p, 'is')`,
  regexp_replace: `(t, p, r) as system.main.regexp_replace(t, p, ${replacement}, 's'),
     (t, p, r, o) as system.main.regexp_replace(t, p, ${replacement}, 's' || o)`,
  string_to_array: `(t, d) as list_transform([{'t': t, 'd': d}],
     lambda x: case when x.t = '' then [] else system.main.string_to_array(x.t, x.d) end)[1]`,
  regexp_split_to_array: `(t, p) as system.main.regexp_split_to_array(t, p, 's')`,
  // Without a further word the backslash takes a sign of LIKE as it is.
  '~~': `(t, p) as system.main.like_escape(t, p, '\\')`,
  '!~~': `(t, p) as system.main.not_like_escape(t, p, '\\')`,
  '~~*': `(t, p) as system.main.ilike_escape(t, p, '\\')`,
  '!~~*': `(t, p) as system.main.not_ilike_escape(t, p, '\\')`,
  substr: substring,
  substring,
  octet_length: '(t) as system.main.strlen(t)',
  cardinality: '(a) as system.main.len(a)',
  array_length: '(a) as system.main.array_length(a), (a, d) as nullif(system.main.array_length(a, d), 0)',
  to_hex: '(n) as system.main.lower(system.main.to_hex(n))',
  [ROUND_TO_EVEN]: '(v) as system.main.round_even(v, 0)',
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
export const macroFunctions = [
  ...'btrim initcap to_char to_date width_bucket ~* !~*'.split(' '),
  WHOLE_TEXT,
  ROUND_TO_EVEN,
];

/** In PostgreSQL whole numbers divided give a whole number, and null is greater than any value. */
export const postgresSettings = [
  'integer_division = true',
  `default_null_order = 'nulls_last_on_asc_first_on_desc'`,
];

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
