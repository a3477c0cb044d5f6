import { loadFormulas, readChoice } from '@gazetteer/charts';
import { LatePart, pageMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { lazy } from 'react';
import { data } from 'react-router';
import type { BuilderStart } from '../../chart-builder/model/builder-start.ts';
import { translator } from '../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { changeSaved } from './change-saved.server.ts';
import { loadBuilder } from './load-builder.server.ts';
import { loadSavedPage } from './load-saved-page.server.ts';
import { MissingChart } from './missing-chart.tsx';
import builderStyle from './page.css?url';
import { savedMeta } from './saved-meta.ts';
import { WithoutScript } from './without-script.tsx';

export { MissingChart as ErrorBoundary };

/** Who opens a saved chart needs no builder, and who builds one no saved chart. */
const SavedChart = lazy(() => import('./saved-chart.tsx'));
const Builder = lazy(() => import('../../chart-builder/builder.tsx'));

/** A link to a saved chart shows it to everybody; `edit=1`, and every other way in, opens the builder. */
export async function loader(loading: Route.LoaderArgs) {
  const { context, url } = loading;
  const visID = url.searchParams.get('vis_id');
  if (visID && url.searchParams.get('edit') !== '1') return answerSaved(loading, visID);
  const t = translator(siteContext(context).locale);
  const [title, description] = [t('visualise.title'), t('shell.descriptions.visualise')];
  return data({ view: 'builder', start: await loadBuilder(loading), title, description } as const);
}

/** What one reader chose is kept nowhere: there are more choices than pages that can be kept for everybody. */
async function answerSaved(loading: Route.LoaderArgs, visID: string) {
  const page = await loadSavedPage(loading, visID);
  const isAsked = readChoice(loading.url.searchParams) !== undefined;
  const headers = isAsked ? { 'cache-control': 'private, no-cache' } : undefined;
  return data({ view: 'saved', page } as const, headers ? { headers } : {});
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function action(acting: Route.ActionArgs) {
  return changeSaved(acting);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  // A chart that is not there has a title of its own.
  if (!loaderData) return [];
  return loaderData.view === 'saved' ? savedMeta(matches, loaderData.page) : pageMeta(matches, loaderData);
}

export function links() {
  return [{ rel: 'stylesheet', href: builderStyle }];
}

export default function VisualisePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === 'saved')
    return (
      <LatePart fallback={null}>
        <SavedChart page={loaderData.page} />
      </LatePart>
    );
  const { start } = loaderData;
  // What reads formulas comes beside the builder, not behind it; that it did not come is told by what needs it.
  if (start.edited?.spec.computed?.length) loadFormulas()?.catch(() => undefined);
  return (
    <>
      <WithoutScript start={start} />
      <LatePart fallback={<div className="builder-opening" />}>
        <Builder key={keyOf(start)} start={start} />
      </LatePart>
    </>
  );
}

/** Another table is another builder. */
function keyOf({ opened, edited }: BuilderStart): string {
  return edited?.visID ?? JSON.stringify(opened?.source ?? null);
}
