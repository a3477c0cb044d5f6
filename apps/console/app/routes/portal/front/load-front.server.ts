import { siteContext } from '@gazetteer/site/server';
import { readContent } from '../../../content-calls/call-content.server.ts';
import { describePortalCall } from '../../../portal-calls/portal-client.server.ts';
import { bodyOf, type ChosenItem, type FrontDraft, type ItemKind } from './front-draft.ts';

type Asking = Parameters<typeof readContent>[0];

/** What the content service tells editors of the choice. */
export interface EditedFrontPage {
  revision: number;
  saved_at: string | null;
  saved_by: string | null;
  hero: string | null;
  tiles: { kind: 'chart' | 'table'; id: string }[];
  datasets: string[];
  stories: string[];
  sections: FrontDraft['sections'];
  chosen: { kind: ItemKind; id: string; title: string | null; shown: boolean }[];
}

/** What holds now. @throws Response for whoever may not choose */
export async function loadFront(asking: Asking) {
  const { locale } = siteContext(asking.context);
  const path = `/front-page/choice?lang=${locale}`;
  const { data } = await readContent<{ data: EditedFrontPage }>(asking, path);
  const draft = await draftOf(asking, data);
  return {
    saved: { revision: data.revision, at: data.saved_at, by: data.saved_by },
    draft,
    calls: [
      describePortalCall(asking, 'getFrontPageChoice', {}),
      describePortalCall(asking, 'saveFrontPage', {
        saveFrontPageBody: bodyOf(draft, data.revision) as EditedFrontPage,
      }),
    ],
  };
}

/** The choice with what everything is called; tables are called by the catalogue. */
export async function draftOf(
  { context }: Pick<Asking, 'context'>,
  page: EditedFrontPage,
): Promise<FrontDraft> {
  const { client, locale } = siteContext(context);
  const items = new Map<string, ChosenItem>();
  for (const { kind, id, title, shown } of page.chosen) {
    const called = kind === 'table' ? await titleOfTable(client, id, locale) : title;
    items.set(`${kind} ${id}`, { kind, id, title: called ?? '', shown });
  }
  const item = (kind: ItemKind, id: string) =>
    items.get(`${kind} ${id}`) ?? { kind, id, title: '', shown: false };
  return {
    hero: page.hero === null ? [] : [item('chart', page.hero)],
    tiles: page.tiles.map(({ kind, id }) => item(kind, id)),
    datasets: page.datasets.map((id) => item('dataset', id)),
    stories: page.stories.map((id) => item('article', id)),
    sections: page.sections,
  };
}

async function titleOfTable(
  client: ReturnType<typeof siteContext>['client'],
  id: string,
  lang: string,
): Promise<string | null> {
  try {
    const { title, name } = await client.action('resource_show', { id, lang });
    return title ?? name;
  } catch {
    return null;
  }
}
