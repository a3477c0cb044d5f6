import type { QueryError } from '../engine/query-worker.contract.ts';

/** What the engine calls its errors, before its own words. */
const ENGINE_ERROR = /^[A-Z][A-Za-z ]* Error: /;

type Words = readonly [pattern: RegExp, sentence: (match: readonly string[]) => string];

/** The engine's commonest complaints in words for whoever wrote the query. */
const complaints: readonly Words[] = [
  [/^Referenced column "(.+?)" (?:not|was not) found/, ([, name]) => `There is no column "${name}".`],
  [
    /^Table "(.+?)" does not have a column named "(.+?)"/,
    ([, table, name]) => `"${table}" has no column "${name}".`,
  ],
  [/^Column "(.+?)" (?:does not exist|in \w+ list not found)/, ([, name]) => `There is no column "${name}".`],
  [
    /^Referenced table "(.+?)" not found/,
    ([, name]) => `There is no table "${name}" in this part of the query.`,
  ],
  [/^\w+ Function with name (\S+) does not exist/, ([, name]) => `There is no function "${name}".`],
  [/^No function matches [^']*'([^'(]+)\((.*)\)'/, ([, name, types]) => mismatch(name, types)],
  [
    /^column "(.+?)" must appear in the GROUP BY clause/,
    ([, name]) =>
      `The column "${name}" must stand in GROUP BY or inside a function such as any_value("${name}").`,
  ],
  [
    /^Ambiguous reference to (?:column name|table) "(.+?)" \(use: (.+)\)/,
    ([, name, choices]) => `"${name}" could be of several tables; write ${choices}.`,
  ],
  [
    /^Could not convert string '(.*?)' to (\w+)/,
    ([, value, type]) => `"${value}" cannot be read as ${typeName(type)}.`,
  ],
  [/^date field value out of range: "(.*?)"/, ([, value]) => `"${value}" is not a date.`],
  [
    /^invalid timestamp field format: "(.*?)", expected/,
    ([, value]) => `"${value}" is not a date and time; write YYYY-MM-DD HH:MM:SS.`,
  ],
  [/^(?:Overflow in|Type \S+ with value .* can't be cast)/, () => 'A number is too large for its type.'],
  [
    /^Cannot concatenate types \S+ and \S+ - /,
    () => 'A list and one element are joined by array_append(list, element) or list || ARRAY[element].',
  ],
  [
    /^Sample method/,
    () => 'Write what share of the rows is taken, such as TABLESAMPLE bernoulli(10 PERCENT).',
  ],
  [
    /^Collation with name (\S+) does not exist/,
    ([, name]) =>
      `There is no collation "${name}"; COLLATE en has the order of English, COLLATE fr that of French.`,
  ],
  [
    /^More than one row returned by a subquery/,
    () => 'A subquery that stands for one value returns several rows.',
  ],
  [
    /^Set operations can only apply/,
    () => 'Queries joined by UNION, INTERSECT or EXCEPT must have the same number of columns.',
  ],
];

/**
 * Says why a query failed: in a sentence of ours, or with the engine's reason named as such. What is ours already stays
 * as it is.
 */
export function failureSentence({ kind, message, details }: QueryError): string {
  const [line = ''] = message.replace(ENGINE_ERROR, '').split('\n');
  if (line.startsWith('Sample method'))
    return 'Write what share of the rows is taken, such as TABLESAMPLE bernoulli(10 PERCENT).';
  if (kind === 'syntax')
    return isSentence(line) ? line : `The query is not valid SQL: ${withoutMarks(line)}.`;
  if (!ENGINE_ERROR.test(message)) return message;
  for (const [pattern, sentence] of complaints) {
    const match = pattern.exec(line);
    if (match) return withCandidates(sentence(match), details.candidates);
  }
  return `The query cannot be run; the engine gives this reason: ${withoutMarks(line)}.`;
}

/** The engine's own words, without hints that are meant for who sets it up. */
export function engineReason({ message }: QueryError): string {
  return message.split('\n')[0] ?? message;
}

function withCandidates(sentence: string, candidates: readonly string[] | undefined): string {
  const names = (candidates ?? []).filter((name) => /^[^(\n]+$/.test(name)).slice(0, 3);
  return sentence.startsWith('There is no') && names.length > 0
    ? `${sentence} Did you mean ${names.map((name) => `"${name}"`).join(', ')}?`
    : sentence;
}

function mismatch(name = '', types = ''): string {
  const called = types.includes('STRUCT(')
    ? 'a structure'
    : types
        .split(', ')
        .filter(Boolean)
        .map((type) => typeName(type.replace(/_LITERAL$/, '')))
        .join(' and ');
  const what = /^\w+$/.test(name) ? `The function ${name}` : `The operator ${name}`;
  return called === ''
    ? `${what} needs a value.`
    : `${what} does not take ${called}. Convert values with CAST, such as CAST(x AS numeric).`;
}

/** What the types of the engine are called by people who write SQL. */
function typeName(type = ''): string {
  if (/^(?:VARCHAR|STRING)$/.test(type)) return 'text';
  if (/^U?(?:INT\d+|INTEGER|(?:BIG|SMALL|TINY|HUGE)INT)$/.test(type)) return 'a whole number';
  if (/^(?:DOUBLE|FLOAT|DECIMAL.*)$/.test(type)) return 'a number';
  if (/^BOOL(?:EAN)?$/.test(type)) return 'true or false';
  if (type === 'DATE') return 'a date';
  if (type.startsWith('TIMESTAMP')) return 'a date and time';
  if (type === 'INTERVAL') return 'an interval';
  return type.endsWith('[]') ? 'a list' : type.toLowerCase();
}

const isSentence = (text: string) => /^[A-Z].*[.)]$/s.test(text);
const withoutMarks = (text: string) => text.trim().replace(/(?<![.!])[.!]+$/, '');
