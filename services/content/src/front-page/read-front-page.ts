import type { Caller } from '@gazetteer/kernel';
import { nameSavers } from '../articles/render-article.ts';
import { articlesOf } from '../model/article-rows.store.ts';
import { shownLanguage } from '../model/article.ts';
import type { ContentContext } from '../model/content-context.ts';
import type { FrontPagesTable } from '../model/content-tables.ts';
import type { Language } from '../model/languages.ts';
import { requireEditor } from '../model/require-rights.ts';
import { composeItems } from '../published/compose-items.ts';
import { titlesByHandle } from '../gallery/gallery.store.ts';
import { findShown, type Shown } from './find-shown.ts';
import {
  type Chosen,
  type EditedFrontPage,
  type FrontPageChoice,
  sectionNames,
  type ShownFrontPage,
} from './front-page.contract.ts';
import { findFrontPage, listFrontPages } from './front-page.store.ts';

/** How many revisions editors are told of. */
const MOST_REVISIONS = 50;

/** What holds where nobody has chosen anything: all is automatic. */
const nothingChosen: FrontPageChoice = {
  hero: null,
  tiles: [],
  datasets: [],
  stories: [],
  sections: sectionNames.map((name) => ({ name, shown: true })),
};

/** What everybody sees of what editors have chosen. */
export async function readShownFrontPage(
  context: ContentContext,
  language: Language,
): Promise<ShownFrontPage> {
  return showChoice(context, choiceOf(await findFrontPage(context.sql)), language);
}

/** What everybody would see of a choice that nobody has saved. @throws INVALID_CREDENTIALS, FORBIDDEN */
export async function previewFrontPage(
  context: ContentContext,
  caller: Caller,
  { choice, language }: { choice: FrontPageChoice; language: Language },
): Promise<ShownFrontPage> {
  await requireEditor(context, caller);
  return showChoice(context, { ...choice, sections: allSections(choice.sections) }, language);
}

async function showChoice(
  context: ContentContext,
  choice: FrontPageChoice,
  language: Language,
): Promise<ShownFrontPage> {
  const shown = await findShown(context, choice, language);
  const chart = (id: string) => shown.charts.get(id);
  return {
    hero: (choice.hero === null ? undefined : chart(choice.hero)) ?? null,
    tiles: choice.tiles.flatMap(({ kind, id }): ShownFrontPage['tiles'] => {
      if (kind === 'table') return shown.tables.has(id) ? [{ kind, resource_id: id }] : [];
      const found = chart(id);
      return found ? [{ kind, chart: found }] : [];
    }),
    datasets: choice.datasets.flatMap((id) => {
      const dataset = shown.datasets.get(id);
      return dataset ? [{ id, name: dataset.name, title: dataset.title }] : [];
    }),
    stories: await composeItems(
      context,
      choice.stories.flatMap((id) => shown.articles.get(id) ?? []),
      language,
    ),
    sections: choice.sections.filter((section) => section.shown).map(({ name }) => name),
  };
}

/** The choice for editors, with what of it readers see. @throws INVALID_CREDENTIALS, FORBIDDEN */
export async function readFrontPage(
  context: ContentContext,
  caller: Caller,
  language: Language,
): Promise<EditedFrontPage> {
  await requireEditor(context, caller);
  const row = await findFrontPage(context.sql);
  return renderFrontPage(context, row, language);
}

/** The choice of a revision, with what of it readers see now. */
export async function renderFrontPage(
  context: ContentContext,
  row: FrontPagesTable | undefined,
  language: Language,
): Promise<EditedFrontPage> {
  const choice = choiceOf(row);
  const saverOf = await nameSavers(context, row ? [row] : []);
  return {
    revision: row?.revision ?? 0,
    saved_at: row?.saved_at ?? null,
    saved_by: row ? saverOf(row) : null,
    ...choice,
    chosen: await describeChosen(context, choice, language),
  };
}

/** What was saved, the newest first. @throws INVALID_CREDENTIALS, FORBIDDEN */
export async function listFrontPageRevisions(context: ContentContext, caller: Caller) {
  await requireEditor(context, caller);
  const rows = await listFrontPages(context.sql, MOST_REVISIONS);
  const saverOf = await nameSavers(context, rows);
  return rows.map((row) => ({
    revision: row.revision,
    saved_at: row.saved_at,
    saved_by: saverOf(row),
    restored_from: row.restored_from,
    ...choiceOf(row),
  }));
}

/** A stored choice with every section there is: one that was added since stands at the end, and is shown. */
export function choiceOf(row: FrontPagesTable | undefined): FrontPageChoice {
  if (!row) return nothingChosen;
  const choice = JSON.parse(row.document) as FrontPageChoice;
  return { ...choice, sections: allSections(choice.sections) };
}

/** Every section once: those that are named in their order, then the others. */
export function allSections(named: FrontPageChoice['sections']): FrontPageChoice['sections'] {
  const others = sectionNames.filter((name) => named.every((section) => section.name !== name));
  return [...named, ...others.map((name) => ({ name, shown: true }))];
}

async function describeChosen(
  context: ContentContext,
  choice: FrontPageChoice,
  language: Language,
): Promise<Chosen[]> {
  const shown = await findShown(context, choice, language);
  const charts = choice.hero === null ? [] : [choice.hero];
  for (const { kind, id } of choice.tiles) if (kind === 'chart' && !charts.includes(id)) charts.push(id);
  const titles = await titlesByHandle(context.sql, charts, language);
  const tables = choice.tiles.filter(({ kind }) => kind === 'table');
  return [
    ...charts.map(
      (id): Chosen => ({ kind: 'chart', id, title: titles.get(id) ?? null, shown: shown.charts.has(id) }),
    ),
    ...tables.map(({ id }): Chosen => ({ kind: 'table', id, title: null, shown: shown.tables.has(id) })),
    ...choice.datasets.map((id): Chosen => {
      const dataset = shown.datasets.get(id);
      return { kind: 'dataset', id, title: dataset?.title ?? null, shown: dataset !== undefined };
    }),
    ...(await describeStories(context, choice.stories, { shown, language })),
  ];
}

async function describeStories(
  { sql }: ContentContext,
  ids: readonly string[],
  { shown, language }: { shown: Shown; language: Language },
): Promise<Chosen[]> {
  const items = new Map((await articlesOf(sql, ids, { withBody: false })).map((item) => [item.id, item]));
  return ids.map((id) => {
    const texts = items.get(id)?.texts ?? [];
    const titled = texts.filter((text) => text.title !== '');
    const read = shownLanguage(
      titled.map((text) => text.language),
      language,
    );
    const title = titled.find((text) => text.language === read)?.title ?? null;
    return { kind: 'article', id, title, shown: shown.articles.has(id) };
  });
}
