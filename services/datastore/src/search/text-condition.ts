import { invalidInput } from '@gazetteer/kernel';
import { quoteIdentifier } from '../engine/quote.ts';
import { storedType } from '../tables/column.ts';
import { storedText } from '../tables/record-values.ts';
import { type Filterable, namedCondition } from './filter-condition.ts';
import type { QueryParameters } from './query-parameters.ts';
import type { TextQuery } from './search-request.ts';
import { MOST_WORD_COLUMNS, MOST_WORDS } from './search-bounds.ts';

/** How well a row fits the words, between 0 and 1, as a column of this name, which the table has none of. */
export type Rank = { name: string; expression(): string };

/** The condition rows must meet, and how their match is measured; an expression takes parameters once it is asked for. */
export type TextCondition = { condition: string; ranks: Rank[] };

type Search = {
  columns: readonly Filterable[];
  parameters: QueryParameters;
  plain: boolean;
  /** The parameter that the words came in, for refusals: `q` unless given. */
  parameter?: 'q' | 'full_text';
};

/**
 * Rows in which every word is found: inside a text without regard to case, or as a whole number or date. Not plain, a query may say `a | b`, `!a` and `a:*` as PostgreSQL's text search does.
 * @throws invalid_input on the parameter
 */
export function textCondition(query: TextQuery, search: Search): TextCondition {
  const parts =
    typeof query === 'string'
      ? [textPart(freeName('rank', search.columns), query, search)]
      : Object.entries(query).map(([name, text]) => columnPart(name, text, search));
  const conditions = parts.map((part) => part.condition).filter((condition) => condition !== 'true');
  return {
    condition: conditions.length === 0 ? 'true' : conditions.map((one) => `(${one})`).join(' and '),
    ranks: parts.map((part) => part.rank),
  };
}

type Part = { condition: string; rank: Rank };

function columnPart(name: string, text: unknown, search: Search): Part {
  const { parameter = 'q' } = search;
  const column = search.columns.find((candidate) => candidate.id === name);
  if (!column) throw invalidInput({ [parameter]: [`there is no column "${name}"`] });
  if (typeof text !== 'string' && typeof text !== 'number')
    throw invalidInput({ [parameter]: [`the words for "${name}" must be text`] });
  const rankName = freeName(`rank ${name}`, search.columns);
  return textPart(rankName, String(text), { ...search, columns: [column] });
}

/** The name, with as many underscores before it as set it apart from the columns; the engine does not tell case apart. */
function freeName(name: string, columns: readonly Filterable[]): string {
  const taken = new Set(columns.map(({ id }) => id.toLowerCase()));
  let free = name;
  while (taken.has(free.toLowerCase())) free = `_${free}`;
  return free;
}

function textPart(name: string, text: string, search: Search): Part {
  const { columns, parameters } = search;
  const words = readWords(text, search);
  return {
    condition: words.length === 0 ? 'true' : anyGroup(words, columns, parameters),
    rank: { name, expression: () => rank(words, columns, parameters) },
  };
}

/** Words that all have to be found, in groups of which one has to hold. */
type Word = { text: string; negated: boolean };
type Words = Word[][];

function readWords(query: string, { plain, columns: { length: columns }, parameter = 'q' }: Search): Words {
  const groups = (plain ? [query] : query.split('|')).map((group) =>
    group
      .split(plain ? /\s+/ : /[\s&()]+/)
      .map((word) => (plain ? { text: word, negated: false } : readOperators(word)))
      .filter((word) => word.text !== ''),
  );
  const used = groups.filter((group) => group.length > 0);
  const most = Math.max(1, Math.min(MOST_WORDS, Math.floor(MOST_WORD_COLUMNS / columns)));
  if (used.flat().length > most) {
    const wide = most < MOST_WORDS ? ` in a table of ${columns.toLocaleString('en')} columns` : '';
    throw invalidInput({ [parameter]: [`has more than ${most} words${wide}`] });
  }
  return used;
}

function readOperators(word: string): Word {
  return {
    text: word
      .replace(/^!/, '')
      .replace(/:[*a-d]*$/i, '')
      .replaceAll("'", ''),
    negated: word.startsWith('!'),
  };
}

function anyGroup(words: Words, columns: readonly Filterable[], parameters: QueryParameters): string {
  return words
    .map((group) => group.map((word) => wordCondition(word, columns, parameters)).join(' and '))
    .map((group) => `(${group})`)
    .join(' or ');
}

function wordCondition(
  { text, negated }: Word,
  columns: readonly Filterable[],
  parameters: QueryParameters,
): string {
  const inColumn = columns.flatMap((column) => {
    const named = namedCondition(column, text, parameters);
    if (!isText(column)) return [equality(column, text, parameters), named];
    // A third of the work of ILIKE, which folds the case of value and pattern anew in each row.
    return [`contains(lower(${asText(column)}), lower(${parameters.add(text)}))`, named];
  });
  const found = inColumn.filter((condition) => condition !== undefined).join(' or ') || 'false';
  return negated ? `not coalesce(${found}, false)` : `(${found})`;
}

/** Between 0 and 1: a value that is the word counts more than one that begins with it, than one that has it inside. */
function rank(words: Words, columns: readonly Filterable[], parameters: QueryParameters): string {
  const wanted = words.flat().filter((word) => !word.negated);
  const scores = wanted.map(({ text }) => {
    const inColumn = columns.flatMap((column) => {
      const named = namedCondition(column, text, parameters);
      const likeness = rankInColumn(column, text, parameters);
      return named === undefined ? [likeness] : [likeness, `case when ${named} then 0.3 else 0.0 end`];
    });
    return `greatest(0.0, ${inColumn.join(', ')})`;
  });
  return scores.length === 0
    ? 'cast(0 as double)'
    : `cast((${scores.join(' + ')}) / ${scores.length} as double)`;
}

function rankInColumn(column: Filterable, text: string, parameters: QueryParameters): string {
  if (!isText(column)) {
    const equal = equality(column, text, parameters);
    return equal ? `case when ${equal} then 1.0 else 0.0 end` : '0.0';
  }
  const value = `lower(${asText(column)})`;
  const place = parameters.add(text.toLowerCase());
  return `case when ${value} = ${place} then 1.0 when starts_with(${value}, ${place}) then 0.6 when contains(${value}, ${place}) then 0.3 else 0.0 end`;
}

/** A number, a date or a truth value is found by its whole value, a date by year or month too. */
function equality({ id, type }: Filterable, text: string, parameters: QueryParameters): string | undefined {
  const name = quoteIdentifier(id);
  if (type === 'date' || type === 'timestamp') {
    if (!/^\d{4}(-\d{2}){0,2}$/.test(text)) return undefined;
    return `starts_with(cast(${name} as varchar), ${parameters.add(text)})`;
  }
  const value = storedText(text, type);
  return value ? `${name} = cast(${parameters.add(value)} as ${storedType(type)})` : undefined;
}

function isText({ type }: Filterable): boolean {
  return type === 'text' || type === 'json' || type.startsWith('_');
}

function asText({ id, type }: Filterable): string {
  return type === 'text' ? quoteIdentifier(id) : `cast(${quoteIdentifier(id)} as varchar)`;
}
