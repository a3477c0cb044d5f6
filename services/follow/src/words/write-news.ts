import type {
  ColumnCondition,
  DatasetNews,
  NamedColumn,
  News,
  OrganizationNews,
  Row,
  SearchNews,
  TableNews,
  ValueNews,
} from '../model/news.ts';
import type { NewsSection } from '../model/ports.ts';
import type { Count } from './words.ts';
import { type Writer, writerOf, type WritingStyle } from './write-figures.ts';

/** What a message and a feed say of one change: the page is a path of the site. */
export type WrittenNews = Omit<NewsSection, 'end'>;

type ListNews = OrganizationNews | SearchNews;

/** Writes news in a language. */
export function writeNews(news: News, style: WritingStyle): WrittenNews {
  const writer = writerOf(style);
  switch (news.kind) {
    case 'dataset':
      return writeDataset(news, writer);
    case 'value':
      return writeValue(news, writer);
    case 'organization': {
      const { organization } = news;
      return {
        headline: writer.words.organization(organization.title, countAll(news, writer)),
        page: `/organization/${encodeURIComponent(organization.name)}`,
        ...writeList(news, writer.words.changedDatasets, writer),
      };
    }
    case 'search': {
      const { title, page } = news;
      const { words } = writer;
      return {
        headline: asSentence(words.search(title || words.anySearch, countAll(news, writer))),
        page,
        ...writeList(news, words.newDatasets, writer),
      };
    }
  }
}

function writeDataset(
  { dataset, description, tables, questions = [] }: DatasetNews,
  writer: Writer,
): WrittenNews {
  const { words, count } = writer;
  const said = description
    ? [
        ...(description.formerTitle === null ? [] : [words.dataset.renamed(description.formerTitle)]),
        ...some(
          description.fields.map((name) => words.dataset.field[name] ?? name),
          words.dataset.fields,
        ),
        ...some(description.filesAdded, words.dataset.filesAdded),
        ...some(description.filesRemoved, words.dataset.filesRemoved),
        ...some(description.filesChanged, words.dataset.filesChanged),
      ]
    : [];
  const written = tables.map((table) => writeTable(table, writer));
  const page = `/p/${encodeURIComponent(dataset.name)}`;
  const [newest] = description || tables.length > 0 ? [] : questions;
  return {
    headline: newest
      ? words.dataset.answered(dataset.title, count(questions.length))
      : words.dataset.changed(dataset.title),
    // The page of the dataset is found by its name, a question on it by the address of its own.
    page: newest ? `${page}?question=${newest.id}#question-${newest.id}` : page,
    lines: [...said, ...written.flatMap(({ lines }) => lines)],
    lists: [
      ...written.flatMap(({ lists }) => lists),
      ...questions.map(({ question, answer }) => ({
        caption: words.dataset.question(question),
        items: [answer],
      })),
    ],
  };
}

function writeValue(
  { dataset, column, where, before, after, newest, table }: ValueNews,
  writer: Writer,
): WrittenNews {
  const { words, value, cell } = writer;
  const [old, now] = [value(column, before), value(column, after)];
  const which = where.map((condition) => writeCondition(condition, writer));
  const byColumn: NamedColumn = { id: '', label: newest?.label ?? '', unit: null, isMeasure: false };
  const rows = writeTable(table, writer);
  const place = where.flatMap(({ values }) => values).join(', ');
  return {
    headline: words.value.headline(place === '' ? column.label : `${column.label}, ${place}`, old, now),
    page: table.page,
    lines: [
      words.value.of(dataset.title, table.name),
      ...which,
      ...(newest
        ? [words.value.newest(newest.label, cell(byColumn, newest.before), cell(byColumn, newest.after))]
        : []),
      words.value.before(old),
      words.value.after(now),
      ...rows.lines,
    ],
    lists: rows.lists,
  };
}

function writeCondition({ label, values, min, max, contains }: ColumnCondition, { words }: Writer): string {
  if (values.length > 0) return words.value.oneOf(label, values);
  if (contains !== null) return words.value.contains(label, contains);
  if (min !== null && max !== null) return words.value.between(label, min, max);
  return min === null ? words.value.upTo(label, max ?? '') : words.value.from(label, min);
}

/** How many rows changed, and the first of each kind; of a changed row what it says otherwise. */
function writeTable(table: TableNews, writer: Writer): Pick<WrittenNews, 'lines' | 'lists'> {
  const { words, count } = writer;
  const { name, rows, columns, key } = table;
  if (!rows) return { lines: [words.table.incomparable(name, count(table.rowCount))], lists: [] };
  const { samples } = rows;
  const counts = {
    added: count(rows.added),
    removed: count(rows.removed),
    changed: count(rows.changed ?? 0),
  };
  const items = {
    changed: samples.changed.map(({ before, after }) =>
      writeChangedRow({ before, after, columns, key }, writer),
    ),
    added: samples.added.map((row) => writeRow(row, columns, writer)),
    removed: samples.removed.map((row) => writeRow(row, columns, writer)),
  };
  const kinds = (['changed', 'added', 'removed'] as const).filter((kind) => items[kind].length > 0);
  return {
    lines: [
      words.table.counts(name, counts),
      ...some(table.columnsAdded, words.table.columnsAdded),
      ...some(table.columnsRemoved, words.table.columnsRemoved),
      ...(table.moreColumns > 0 && kinds.length > 0
        ? [words.table.moreColumns(count(table.moreColumns))]
        : []),
    ],
    lists: kinds.map((kind) => {
      const shown = items[kind];
      const left = count(counts[kind].count - shown.length);
      return { caption: words.table.captions[kind](count(shown.length), left), items: shown };
    }),
  };
}

function writeRow(row: Row, columns: readonly NamedColumn[], { words, cell }: Writer): string {
  return columns
    .map((column) => `${column.label}${words.colon}${cell(column, row[column.id])}`)
    .join(words.semicolon);
}

function writeChangedRow(
  {
    before,
    after,
    columns,
    key,
  }: { before: Row; after: Row; columns: readonly NamedColumn[]; key: string[] },
  writer: Writer,
): string {
  const { words, cell } = writer;
  const told = columns.filter(
    ({ id }) => key.includes(id) || JSON.stringify(before[id]) !== JSON.stringify(after[id]),
  );
  return told
    .map((column) => {
      const [old, now] = [cell(column, before[column.id]), cell(column, after[column.id])];
      return `${column.label}${words.colon}${key.includes(column.id) ? now : `${old} → ${now}`}`;
    })
    .join(words.semicolon);
}

function countAll({ datasets, more, areMore = false }: ListNews, writer: Writer): Count {
  return atLeast(datasets.length + more, areMore, writer);
}

function atLeast(count: number, areMore: boolean, writer: Writer): Count {
  const known = writer.count(count);
  return areMore ? { ...known, figure: writer.words.atLeast(known.figure) } : known;
}

/** Figures begin sentences as they are, words by a capital. */
function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function writeList(
  { datasets, more, areMore = false, kind }: ListNews,
  caption: string,
  writer: Writer,
): Pick<WrittenNews, 'lines' | 'lists'> {
  const { words } = writer;
  const items = datasets.map(({ title, isNew }) =>
    kind === 'search' ? title : isNew ? words.newDataset(title) : words.changedDataset(title),
  );
  const left = more > 0 ? [asSentence(words.more(atLeast(more, areMore, writer)))] : [];
  return { lines: left, lists: [{ caption, items }] };
}

function some(names: readonly string[], write: (names: string[]) => string): string[] {
  return names.length > 0 ? [write([...names])] : [];
}
