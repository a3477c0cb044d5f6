import { unlistedMeta } from '@gazetteer/site';
import { ArticleEditor } from '../../../article-editor/editor/article-editor.tsx';
import { saveForm } from '../../../article-editor/save/save-form.server.ts';
import type { Route } from './+types/edit-page';
import { loadTextEditor } from './load-text-editor.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const start = await loadTextEditor(loading, loading.params.slug);
  return { start, title: start.saved.title_en || start.saved.title_fr || loading.params.slug };
}

export async function action(acting: Route.ActionArgs) {
  return saveForm(acting, await loadTextEditor(acting, acting.params.slug));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** A text of the site as it is written, in the editor that articles have. */
export default function SiteTextPage({ loaderData: { start, title }, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ArticleEditor key={start.address} start={start} sentBack={actionData} />
    </>
  );
}
