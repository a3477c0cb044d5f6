/** What to write instead of a construct that is not available, by the parser's name for it. */
const ways: Record<string, string> = {
  SHOW_REF:
    'DESCRIBE, SHOW and SUMMARIZE are not available here; datastore_info tells the columns of a table, datastore_table_summary what is in them.',
  RECURSIVE_CTE_NODE:
    'WITH RECURSIVE is not available here; count with generate_series(1, 100), or join the table with itself.',
  PIVOT:
    "PIVOT and UNPIVOT are not available here; write a column for each value, such as sum(x) FILTER (WHERE y = 'a') AS a, or UNION ALL.",
};

const seriesWay =
  "Both ends must be numbers, or dates with an interval, in the query, at most 10,000 steps apart: generate_series(1, 12), generate_series(date '2020-01-01', now()::date, interval '1 month').";

/** What to write instead of a function. */
const functionWays: Record<string, string> = {
  regexp_matches: 'Use text ~ pattern, or unnest(regexp_extract_all(text, pattern)).',
  regexp_count: 'Use len(regexp_extract_all(text, pattern)).',
  regexp_match: 'Use regexp_extract(text, pattern, group).',
  regexp_like: 'Use text ~ pattern.',
  regexp_instr: 'Use strpos(text, regexp_extract(text, pattern)).',
  regexp_substr: 'Use regexp_extract(text, pattern).',
  regexp_split_to_table: 'Use unnest(regexp_split_to_array(text, pattern)).',
  string_to_table: 'Use unnest(string_to_array(text, separator)).',
  json_array_elements: "Use unnest(json_extract(value, '$[*]')).",
  json_agg: 'Use to_json(array_agg(value)).',
  jsonb_agg: 'Use to_json(array_agg(value)).',
  json_build_object: "Use to_json({'name': value}).",
  jsonb_build_object: "Use to_json({'name': value}).",
  json_build_array: 'Use to_json([first, second]).',
  jsonb_build_array: 'Use to_json([first, second]).',
  row_to_json: 'Use to_json(row).',
  to_jsonb: 'Use to_json(value).',
  jsonb_array_elements: "Use unnest(json_extract(value, '$[*]')).",
  jsonb_array_length: 'Use json_array_length(value).',
  jsonb_extract_path: 'Use json_extract_path(value, name).',
  jsonb_extract_path_text: 'Use json_extract_path_text(value, name).',
  json_typeof: 'Use json_type(value).',
  jsonb_typeof: 'Use json_type(value).',
  json_each: 'Use unnest(json_keys(value)).',
  jsonb_each: 'Use unnest(json_keys(value)).',
  json_object_keys: 'Use unnest(json_keys(value)).',
  jsonb_object_keys: 'Use unnest(json_keys(value)).',
  similarity: 'Use jaro_winkler_similarity(one, other) or levenshtein(one, other).',
  '@@': "Use text ILIKE '%word%', or datastore_search with q.",
  to_tsquery: "Use text ILIKE '%word%', or datastore_search with q.",
  plainto_tsquery: "Use text ILIKE '%word%', or datastore_search with q.",
  to_tsvector: "Use text ILIKE '%word%', or datastore_search with q.",
  overlay: "Use left(text, 2) || 'new' || substr(text, 6).",
  date_bin: "Use time_bucket(interval '15 minutes', day, start).",
  encode: 'Use lower(hex(text)).',
  decode: 'Use unhex(text).',
  div: 'Use trunc(a / b).',
  '|/': 'Use sqrt(x).',
  '||/': 'Use cbrt(x).',
  '!!': 'Use factorial(n).',
  every: 'Use bool_and(condition).',
  array_cat: 'Use one || other.',
  array_remove: 'Use list_filter(list, lambda x: x <> value).',
  array_replace: 'Use list_transform(list, lambda x: CASE WHEN x = value THEN other ELSE x END).',
  quote_literal: "Use concat('''', text, '''').",
  quote_ident: "Use concat('\"', text, '\"').",
  format: 'Use concat(…) or ||.',
  repeat: 'Use lpad or rpad with a length written in the query.',
  lpad: "The length must be a number in the query, 1000 at most; for others right('00000' || x, 5) fills up.",
  rpad: "The length must be a number in the query, 1000 at most; for others left(x || '     ', 5) fills up.",
  generate_series: seriesWay,
  range: seriesWay,
  to_number: 'Use cast(text as numeric).',
  random_normal: 'Use random().',
};

/** Says that a construct is not available, and the way round it where one is known. */
export function constructMessage(kind: string): string {
  return Object.hasOwn(ways, kind) && ways[kind]
    ? ways[kind]
    : 'The query uses a construct that is not available here.';
}

/** Says that a function is not available, and the way round it where one is known. */
export function functionMessage(name: string): string {
  const refusal = `Not authorized to call function "${name}".`;
  // The parser itself writes a schema before functions that have a form of their own, such as overlay(a placing b from 2).
  const plain = name.toLowerCase().replace(/^main\./, '');
  return Object.hasOwn(functionWays, plain) ? `${refusal} ${functionWays[plain]}` : refusal;
}

/** Says that values cannot be cast to a type, and the way round it where one is known. */
export function castMessage(type: string): string {
  const refusal = `Values cannot be cast to ${type}.`;
  return type.toLowerCase() === 'jsonb' ? `${refusal} Write a cast to json.` : refusal;
}

/** What the parser says of a text that is no query, in words for its author. */
export function parserMessage(message: string): string {
  if (message.startsWith('Only SELECT statements')) {
    return 'Only SELECT can be run here. EXPLAIN, PIVOT as a statement, and whatever changes something are not available.';
  }
  const [, sign] = /^syntax error at or near "([#?@])/.exec(message) ?? [];
  if (sign !== undefined) {
    return "The operators #, #>, #>>, ?, ?|, ?& and @? are not available here; write xor(a, b), json_extract(value, '$.a.b'), json_extract_string(value, '$.a.b') and json_exists(value, '$.a').";
  }
  if (message.startsWith('Expression type T_List')) {
    return 'BETWEEN SYMMETRIC is not available here; write x BETWEEN least(a, b) AND greatest(a, b).';
  }
  return /^(Expression type T_|Unrecognized|Could not)/.test(message)
    ? 'The query uses a construct that is not available here.'
    : message;
}
