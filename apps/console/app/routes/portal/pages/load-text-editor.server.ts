import { data } from 'react-router';
import type { Article } from '../../../article-editor/article-record.ts';
import { doneAt } from '../../../article-editor/load-editor.server.ts';
import type { EditorStart } from '../../../article-editor/save/send-article.ts';
import { emptyValues, valuesOf } from '../../../article-editor/values/article-values.ts';
import { readContent } from '../../../content-calls/call-content.server.ts';
import { loadSitePages } from './load-site-texts.server.ts';
import { readerPathOf } from './site-text.ts';

type Asking = Parameters<typeof readContent>[0];

/**
 * What the editor is opened with for a text of the site: the site file's words, until somebody saves others.
 * @throws Response 404 where the site has no such text
 */
export async function loadTextEditor(asking: Asking, slug: string): Promise<EditorStart> {
  const page = (await loadSitePages(asking)).find((one) => one.slug === slug);
  if (!page) throw data(null, { status: 404 });
  const readerPath = readerPathOf(slug);
  if (page.article) {
    const path = `/articles/${encodeURIComponent(page.article.id)}`;
    const { data: article } = await readContent<{ data: Article }>(asking, path);
    const done = doneAt(asking.url);
    return { article, saved: valuesOf(article), address: article.id, readerPath, done };
  }
  const { en, fr } = page.texts;
  const saved = {
    ...emptyValues('page'),
    slug,
    title_en: en.title,
    body_en: en.body,
    title_fr: fr.title,
    body_fr: fr.body,
  };
  return { article: null, saved, address: `page-${slug}`, readerPath };
}
