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
  regexp_match: 'Use regexp_extract(text, pattern, group).',
  regexp_like: 'Use text ~ pattern.',
  regexp_instr: 'Use strpos(text, regexp_extract(text, pattern)).',
  regexp_substr: 'Use regexp_extract(text, pattern).',
  regexp_split_to_table: 'Use unnest(regexp_split_to_array(text, pattern)).',
  string_to_table: 'Use unnest(string_to_array(text, separator)).',
  json_array_elements: "Use unnest(json_extract(value, '$[*]')).",
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
  const plain = name.toLowerCase();
  return Object.hasOwn(functionWays, plain) ? `${refusal} ${functionWays[plain]}` : refusal;
}

/** What the parser says of a text that is no query, in words for its author. */
export function parserMessage(message: string): string {
  if (message.startsWith('Only SELECT statements')) {
    return 'Only SELECT can be run here. EXPLAIN, PIVOT as a statement, and whatever changes something are not available.';
  }
  return /^(Expression type T_|Unrecognized|Could not)/.test(message)
    ? 'The query uses a construct that is not available here.'
    : message;
}
