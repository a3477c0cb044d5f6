import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ArticleEditor } from '../../../article-editor/editor/article-editor.tsx';
import { loadEditor, loadTags } from '../../../article-editor/load-editor.server.ts';
import { saveForm } from '../../../article-editor/save/save-form.server.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/edit-page';

export async function loader(loading: Route.LoaderArgs) {
  const [start, knownTags] = await Promise.all([loadEditor(loading, loading.params.id), loadTags(loading)]);
  const t = translator(siteContext(loading.context).locale);
  const { article, saved } = start;
  const title = article ? saved.title_en || saved.title_fr || t('content.untitled') : '';
  return { start, knownTags, title: title || t('content.new') };
}

export async function action(acting: Route.ActionArgs) {
  return saveForm(acting, await loadEditor(acting, acting.params.id));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** An article as it is written. Another article is another editor. */
export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, knownTags, title } = loaderData;
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ArticleEditor key={start.address} start={start} sentBack={actionData} knownTags={knownTags} />
    </>
  );
}
