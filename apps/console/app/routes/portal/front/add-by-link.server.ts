import { siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import { chartOfLink } from '../../../article-editor/pickers/chart-dialog.tsx';
import { addItem, type ChosenItem, type FrontDraft, type ListName, lists } from './front-draft.ts';

interface Acting {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** The draft with what a link leads to: a page of this site; undefined where nothing of the list's kinds is there. */
export async function addByLink(
  acting: Acting,
  draft: FrontDraft,
  { list, link }: { list: ListName; link: string },
): Promise<FrontDraft | undefined> {
  const found = await findByLink(acting, link);
  const kinds: readonly ChosenItem['kind'][] = lists[list].kinds;
  return found && kinds.includes(found.kind) ? addItem(draft, list, found) : undefined;
}

async function findByLink({ context }: Acting, link: string): Promise<ChosenItem | undefined> {
  const { client, fetch, publicUrl, locale: lang } = siteContext(context);
  const visID = chartOfLink(link);
  if (visID) return { kind: 'chart', id: visID, title: visID, shown: true };
  const path = pathOf(link);
  const [, dataset, resource] = /^\/p\/([^/]+)(?:\/r\/([^/]+))?\/?$/.exec(path) ?? [];
  const [, slug] = /^\/news_blogs\/([\w-]+)\/?$/.exec(path) ?? [];
  try {
    if (dataset) {
      const { id, title, resources } = await client.action('package_show', { id: dataset, lang });
      if (!resource) return { kind: 'dataset', id, title, shown: true };
      const table = resources.find((one) => one.sku === resource || one.id === resource);
      return table && { kind: 'table', id: table.id, title: table.title ?? table.name ?? title, shown: true };
    }
    if (!slug) return undefined;
    const answer = await fetch(`${publicUrl}/api/content/published/${slug}?lang=${lang}`, {});
    if (!answer.ok) return undefined;
    const { data } = (await answer.json()) as { data: { id: string; title: string } };
    return { kind: 'article', id: data.id, title: data.title, shown: true };
  } catch {
    return undefined;
  }
}

function pathOf(link: string): string {
  try {
    return decodeURIComponent(new URL(link.trim(), 'https://site.invalid').pathname);
  } catch {
    return '';
  }
}
