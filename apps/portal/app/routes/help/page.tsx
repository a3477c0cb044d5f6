import { pageMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { articleTextStyle } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data, isRouteErrorResponse } from 'react-router';
import { helpTopics } from '../../help/help-topics.ts';
import { loadHelp } from '../../help/load-help.server.ts';
import { NotFound } from '../../shell/not-found.tsx';
import { PageTitle } from '../../site/page-title.tsx';
import type { Route } from './+types/page';
import style from './help.css?url';
import { HelpOverview } from './help-overview.tsx';
import { HelpTopicPage } from './help-topic.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  const topic = helpTopics.find((name) => name === params.topic);
  if (params.topic && !topic) throw data(null, { status: 404 });
  return loadHelp(siteContext(context).locale, topic);
}

export function links() {
  return [articleTextStyle, style].map((href) => ({ rel: 'stylesheet', href }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  return loaderData.topic ? <HelpTopicPage page={loaderData} /> : <HelpOverview page={loaderData} />;
}

/** In the place of a topic that there is not. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <PageTitle title={t('notFound.title')} />
      <NotFound />
    </>
  );
}
