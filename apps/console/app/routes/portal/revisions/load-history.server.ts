import { type Language, languages } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import type { Article } from '../../../article-editor/article-record.ts';
import { readContent } from '../../../content-calls/call-content.server.ts';
import {
  type ChangeName,
  compareVersions,
  listChanges,
  type VersionComparison,
} from './compare-versions.server.ts';
import { type HistoryQuery, pageSize, readHistoryQuery } from './history-address.ts';
import { loadPictures, type NamedPicture } from './load-pictures.server.ts';
import type { Revision, RevisionRow, Version } from './revision.ts';

type Asking = Parameters<typeof readContent>[0];

/** A save as the list shows it. */
export interface ListedRevision extends RevisionRow {
  /** What it changed; undefined for the first, which made everything. */
  changes: readonly ChangeName[] | undefined;
}

/** Two versions side by side. */
export interface ShownComparison extends VersionComparison {
  from: RevisionRow;
  to: RevisionRow;
  pictures: readonly NamedPicture[];
}

export interface History {
  query: HistoryQuery;
  /** The article's title, in the reader's language if it has one in it. */
  name: string;
  /** Where it is edited. */
  editor: string;
  /** The number of the newest version. */
  current: number;
  revisions: readonly ListedRevision[];
  comparison: ShownComparison | undefined;
}

/** What became of an article save by save. @throws Response 404 where there is none */
export async function loadHistory(asking: Asking, id: string): Promise<History> {
  const query = readHistoryQuery(asking.url.searchParams);
  const path = `/articles/${encodeURIComponent(id)}`;
  const offset = (query.page - 1) * pageSize;
  const [{ data: article }, { data: rows }] = await Promise.all([
    readContent<{ data: Article }>(asking, path),
    readContent<{ data: RevisionRow[] }>(asking, `${path}/revisions?limit=${pageSize}&offset=${offset}`),
  ]);
  const { from = (query.to ?? article.revision) - 1, to = article.revision } = query;
  const compared = [from, to].filter((number) => number >= 1 && number <= article.revision);
  const listed = rows.flatMap(({ number }) => [number, number - 1]).filter((number) => number >= 1);
  const versions = await readVersions(asking, path, new Set([...listed, ...compared]));
  const [older, newer] = compared.toSorted((one, other) => one - other).map((number) => versions.get(number));
  return {
    query,
    name: nameIn(siteContext(asking.context).locale, article),
    editor: editorOf(article),
    current: article.revision,
    revisions: rows.map((row) => ({ ...row, changes: changesOf(row, versions) })),
    comparison: older && newer ? await compare(asking, older, newer, query.isWhole) : undefined,
  };
}

function nameIn(language: Language, { texts }: Article): string {
  const titles = [language, ...languages].map((one) => texts[one]?.title ?? '');
  return titles.find((title) => title !== '') ?? '';
}

/** Texts of the site are edited under their names, articles under their ids. */
function editorOf({ kind, slug, id }: Article): string {
  return kind === 'page'
    ? `/console/pages/${encodeURIComponent(slug)}`
    : `/console/content/${encodeURIComponent(id)}`;
}

async function readVersions(
  asking: Asking,
  path: string,
  numbers: ReadonlySet<number>,
): Promise<ReadonlyMap<number, Revision>> {
  const read = async (number: number) => {
    const { data } = await readContent<{ data: Revision }>(asking, `${path}/revisions/${number}`);
    return [number, data] as const;
  };
  return new Map(await Promise.all([...numbers].map(read)));
}

function changesOf({ number }: RevisionRow, versions: ReadonlyMap<number, Revision>) {
  const [before, after] = [versions.get(number - 1), versions.get(number)];
  return before && after ? listChanges(before.article, after.article) : undefined;
}

async function compare(
  asking: Asking,
  from: Revision,
  to: Revision,
  isWhole: boolean,
): Promise<ShownComparison> {
  const pictures = await loadPictures(asking, [pictureOf(from.article), pictureOf(to.article)].flat());
  return {
    ...compareVersions(from.article, to.article, isWhole),
    from: withoutArticle(from),
    to: withoutArticle(to),
    pictures,
  };
}

function pictureOf({ featured_media }: Version): string[] {
  return featured_media === null ? [] : [featured_media];
}

function withoutArticle({ article: _, ...row }: Revision): RevisionRow {
  return row;
}
