import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, type SqlBool, sql as rawSql } from 'kysely';
import { chartInLanguage } from '../model/chart-texts.ts';
import type { VisualisationTables } from '../model/content-tables.ts';
import type { Language } from '../model/languages.ts';
import type { VisitorCharts } from '../model/ports.ts';
import type { Visualisation } from '../model/visualisation.ts';
import { holdsWord } from '../visualisations/comparison.store.ts';
import { inScope, isThereOrHidden } from '../visualisations/visualisation.store.ts';

type Store = Sql<VisualisationTables>;
type Condition = RawBuilder<SqlBool>;

/** Public charts of one dataset that are drawn alike: how many. */
export type ChartGroup = { packageId: string | null; mark: string; count: number };

/** Far more than a gallery has kinds of charts of datasets, few enough to be told at once. */
const MOST_GROUPS = 10_000;
const MOST_TABLES = 500;
const MOST_OWNERS = 2000;

/** Which charts may be shown, and which of them are wanted. */
export type GalleryQuery = {
  /** What the site says of charts of visitors. */
  visitorCharts: VisitorCharts;
  /** Datasets that visitors find; charts of own rows have none and are shown in any case. */
  packages: readonly string[];
  /** Second tables of merges that everybody may read. */
  otherTables: readonly string[];
  /** Each has to be in the title or the notes, or in the name of the dataset or the maker. */
  words: readonly { word: string; packages: readonly string[]; owners: readonly string[] }[];
  /** Only charts of these datasets. */
  of: readonly string[] | undefined;
  mark: string | undefined;
  /** Only charts of the team. */
  byTeam: boolean;
};

/** How many public charts there are of each dataset and mark. */
export async function countGroups(sql: Store, visitorCharts: VisitorCharts): Promise<ChartGroup[]> {
  const rows = await publicCharts(sql, visitorCharts)
    .select(({ fn }) => ['package_id', 'mark', fn.countAll<number | string>().as('count')])
    .groupBy(['package_id', 'mark'])
    .limit(MOST_GROUPS)
    .execute();
  return rows.map(({ package_id, mark, count }) => ({ packageId: package_id, mark, count: Number(count) }));
}

/** The second tables of the merges that public charts are drawn from. */
export async function listOtherTables(sql: Store, visitorCharts: VisitorCharts): Promise<string[]> {
  const rows = await publicCharts(sql, visitorCharts)
    .select('other_resource_id')
    .where('other_resource_id', 'is not', null)
    .distinct()
    .limit(MOST_TABLES)
    .execute();
  return rows.flatMap(({ other_resource_id }) => other_resource_id ?? []);
}

/** Whose public charts are. */
export async function listOwners(sql: Store, visitorCharts: VisitorCharts): Promise<string[]> {
  const rows = await publicCharts(sql, visitorCharts)
    .select('owner_id')
    .distinct()
    .limit(MOST_OWNERS)
    .execute();
  return rows.map(({ owner_id }) => owner_id);
}

/** The charts that are wanted, the newest first. */
export function listGallery(
  sql: Store,
  query: GalleryQuery,
  page: { limit: number; offset: number },
): Promise<Visualisation[]> {
  return wanted(sql, query)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many charts are wanted. */
export async function countGallery(sql: Store, query: GalleryQuery): Promise<number> {
  const row = await wanted(sql, query)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Those of the charts with these handles that are listed. */
export function listedByHandle(
  sql: Store,
  handles: readonly string[],
  visitorCharts: VisitorCharts,
): Promise<Visualisation[]> {
  return publicCharts(sql, visitorCharts).selectAll().where(isOneOf('vis_id', handles)).execute();
}

/** What the charts with these handles are called in a language, hidden ones too; private ones are nobody else's business. */
export async function titlesByHandle(
  sql: Store,
  handles: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query
    .selectFrom('content_visualisations')
    .select(['vis_id', 'title', 'notes', 'spec'])
    .where(isOneOf('vis_id', handles))
    .where('visibility', '<>', 'private')
    .where(isThereOrHidden)
    .execute();
  return new Map(rows.map((row) => [row.vis_id, chartInLanguage(row, language).title]));
}

function publicCharts(sql: Store, visitorCharts: VisitorCharts) {
  const all = { packages: undefined, resources: undefined, viewer: null };
  return inScope(sql, { kind: 'public', ...all, visitorCharts });
}

function wanted(sql: Store, { visitorCharts, packages, otherTables, words, of, mark, byTeam }: GalleryQuery) {
  let found = publicCharts(sql, visitorCharts)
    .where(either(isNull('package_id'), isOneOf('package_id', packages)))
    .where(either(isNull('other_resource_id'), isOneOf('other_resource_id', otherTables)));
  if (byTeam) found = found.where('by_team', '=', 1);
  if (mark !== undefined) found = found.where('mark', '=', mark);
  if (of) found = found.where(isOneOf('package_id', of));
  for (const { word, packages: named, owners } of words) {
    const isSaid = holdsWord(word, { dialect: sql.dialect, viewer: null });
    found = found.where(either(isSaid, isOneOf('package_id', named), isOneOf('owner_id', owners)));
  }
  return found;
}

function isNull(column: string): Condition {
  return rawSql`${rawSql.ref(column)} is null`;
}

/** PostgreSQL has no empty lists. */
function isOneOf(column: string, values: readonly string[]): Condition {
  return values.length === 0 ? rawSql`1 = 0` : rawSql`${rawSql.ref(column)} in (${rawSql.join(values)})`;
}

function either(...conditions: Condition[]): Condition {
  return rawSql`(${rawSql.join(conditions, rawSql` or `)})`;
}
