import { invalidInput } from '@gazetteer/kernel';
import { quoteIdentifier } from '../engine/quote.ts';
import type { Filterable } from './filter-condition.ts';
import type { QueryParameters } from './query-parameters.ts';

/** What CKAN takes as `q`: words for any column, or words by column. */
export type TextQuery = string | Record<string, string>;

type Rank = { name: string; expression: string };

/** The condition rows must meet, and how their match is measured: columns for the answer, made when asked for. */
export type TextCondition = { condition: string; ranks(): Rank[] };

type Search = { columns: readonly Filterable[]; parameters: QueryParameters; plain: boolean };

// Every word reads every column: a bound on words is a bound on work.
const MAXIMUM_WORDS = 16;

/**
 * Rows in which every word is found, in whatever column, at the start of a word or inside one, without
 * regard to case. Not plain, a query may say `a | b`, `!a` and `a:*` as PostgreSQL's text search does.
 * @throws invalid_input on `q`
 */
export function textCondition(query: TextQuery, search: Search): TextCondition {
  const parts =
    typeof query === 'string'
      ? [textPart('rank', query, search)]
      : Object.entries(query).map(([name, text]) => columnPart(name, text, search));
  const conditions = parts.map((part) => part.condition).filter((condition) => condition !== 'true');
  return {
    condition: conditions.length === 0 ? 'true' : conditions.map((one) => `(${one})`).join(' and '),
    ranks: () => parts.map((part) => part.rank()),
  };
}

type Part = { condition: string; rank(): Rank };

function columnPart(name: string, text: unknown, search: Search): Part {
  const column = search.columns.find((candidate) => candidate.id === name);
  if (!column) throw invalidInput({ q: [`there is no column "${name}"`] });
  if (typeof text !== 'string') throw invalidInput({ q: [`the words for "${name}" must be text`] });
  return textPart(`rank ${name}`, text, { ...search, columns: [column] });
}

function textPart(name: string, text: string, { columns, parameters, plain }: Search): Part {
  const words = readWords(text, plain);
  return {
    condition: words.length === 0 ? 'true' : anyGroup(words, columns, parameters),
    rank: () => ({ name, expression: rank(words, columns, parameters) }),
  };
}

/** Words that all have to be found, in groups of which one has to hold. */
type Word = { text: string; negated: boolean };
type Words = Word[][];

function readWords(query: string, plain: boolean): Words {
  const groups = (plain ? [query] : query.split('|')).map((group) =>
    group
      .split(plain ? /\s+/ : /[\s&()]+/)
      .map((word) => (plain ? { text: word, negated: false } : readOperators(word)))
      .filter((word) => word.text !== ''),
  );
  const used = groups.filter((group) => group.length > 0);
  if (used.flat().length > MAXIMUM_WORDS) throw invalidInput({ q: [`has more than ${MAXIMUM_WORDS} words`] });
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
  const place = parameters.add(`%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const found = columns.map((column) => `${asText(column)} ilike ${place} escape '\\'`).join(' or ');
  return negated ? `not coalesce(${found || 'false'}, false)` : `(${found || 'false'})`;
}

/** Between 0 and 1: a value that is the word counts more than one that begins with it, than one that has it inside. */
function rank(words: Words, columns: readonly Filterable[], parameters: QueryParameters): string {
  const wanted = words.flat().filter((word) => !word.negated);
  const scores = wanted.map((word) => {
    const place = parameters.add(word.text.toLowerCase());
    const byColumn = columns.map((column) => {
      const value = `lower(${asText(column)})`;
      return `case when ${value} = ${place} then 1.0 when starts_with(${value}, ${place}) then 0.6 when contains(${value}, ${place}) then 0.3 else 0.0 end`;
    });
    return `greatest(0.0, ${byColumn.join(', ')})`;
  });
  return scores.length === 0
    ? 'cast(0 as double)'
    : `cast((${scores.join(' + ')}) / ${scores.length} as double)`;
}

function asText({ id, type }: Filterable): string {
  return type === 'text' ? quoteIdentifier(id) : `cast(${quoteIdentifier(id)} as varchar)`;
}
