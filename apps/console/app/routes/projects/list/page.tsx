import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { oryClient, readOry } from '../../../ory-calls/ory-client.server.ts';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { nextPageToken } from '../../../project/next-page.server.ts';
import type { Route } from './+types/page';

export async function loader(loading: Route.LoaderArgs) {
  const token = loading.url.searchParams.get('page_token');
  const listing = oryClient(loading).listProjects(token ? { pageToken: token } : {});
  const { data: found, headers } = await readOry(loading, listing);
  return {
    title: translator(siteContext(loading.context).locale)('projects.title'),
    projects: found.map(({ id, slug, name, state }) => ({ id, slug, name, state })),
    next: nextPageToken(headers),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The projects of the identity platform in which the visitor has a role. */
export default function ProjectsPage({ loaderData: { projects, next } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="console-head">
        <h1>{t('projects.title')}</h1>
      </div>
      {projects.length === 0 ? <EmptyState title={t('projects.title')} text={t('projects.none')} /> : null}
      <ul>
        {projects.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={`/console/projects/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
      <TokenPager next={next} />
    </>
  );
}
