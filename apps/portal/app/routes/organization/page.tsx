import type { SearchResult } from '@gazetteer/client';
import { renderMarkdown } from '@gazetteer/markdown';
import { plainText } from '@gazetteer/markdown/plain-text';
import { homepageOf, listedOnly, frameOf, pageMeta, useFigures } from '@gazetteer/site';
import { reportError, type SiteContext, siteContext } from '@gazetteer/site/server';
import { ButtonLink, PageToast, Prose } from '@gazetteer/ui';
import { IconExternalLink, IconRss, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { data, Link, type MetaDescriptor, redirect } from 'react-router';
import { organizationPath } from '../../datasets/dataset-facts.ts';
import { ResultRow } from '../../datasets/result-row.tsx';
import { rowMarks } from '../../datasets/row-marks.server.ts';
import { withRowNotes } from '../../datasets/row-notes.server.ts';
import { FollowLink } from '../../follow/follow-link.tsx';
import { translator } from '../../i18n/i18n.server.ts';
import { marksOf } from '../../i18n/written-in.server.ts';
import type { Route } from './+types/page';
import { findListedOrganization } from './find-organization.server.ts';
import { findStanding } from './find-standing.server.ts';
import { MissingOrganization } from './missing-organization.tsx';
import { pictureOf, titleOf } from './organization-facts.ts';
import style from './page.module.css';

export { MissingOrganization as ErrorBoundary };

/** How many of its newest datasets the page shows. */
const newest = 5;

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const organization = await findListedOrganization(services, params.organization);
  const path = organizationPath(organization);
  // Words to search for come from bookmarks of other catalogues, whose pages of organisations have a search.
  const words = url.searchParams.get('q');
  if (words) throw redirect(searchPath(organization, words));
  if (organization.name !== params.organization) throw redirect(path + url.search, 301);
  const [found, standing] = await Promise.all([
    newestDatasets(services, organization),
    findStanding({ context, request }, organization),
  ]);
  const title = titleOf(organization);
  const text = organization.description;
  const page = {
    name: organization.name,
    title,
    description: plainText(text, 160) || translator(services.locale)('organization.description', { title }),
    path,
    search: searchPath(organization),
    feed: `/feeds/organization/${encodeURIComponent(organization.name)}.atom?lang=${services.locale}`,
    text: text ? renderMarkdown(text, { highest: 2 }) : undefined,
    homepage: homepageOf(organization),
    picture: pictureOf(organization, services.publicUrl),
    found: found && { ...found, results: withRowNotes(found.results) },
    written: marksOf(organization, ['title', 'description'], services),
    rows: rowMarks(found?.results ?? [], services),
    standing,
    hasLeft: url.searchParams.has('left') && standing === 'none',
    keywords: [title],
  };
  // The page is whole and says what is missing; that something is missing is for programs and caches to know.
  return data(page, { status: found ? 200 : 503 });
}

function searchPath({ name }: { name: string }, words = ''): string {
  return `/search?${new URLSearchParams({ ...(words ? { sq: words } : {}), organization: name })}`;
}

/** The datasets that the search lists of it, those changed last first; undefined where the catalogue does not answer. */
async function newestDatasets(
  { client, site }: Pick<SiteContext, 'client' | 'site'>,
  { name }: { name: string },
): Promise<Pick<SearchResult, 'count' | 'results'> | undefined> {
  try {
    const { count, results } = await client.action('package_search', {
      fq_list: [...listedOnly(site.organizationFilter), `organization:"${name}"`],
      sort: 'metadata_modified desc',
      rows: newest,
      facet: false,
    });
    return { count, results };
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const shell = frameOf(matches);
  if (!loaderData || !shell) return [];
  const feed = {
    tagName: 'link' as const,
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${loaderData.title} · ${shell.site.name}`,
    href: shell.publicUrl + loaderData.feed,
  };
  return [...pageMeta(matches, loaderData), feed];
}

export default function OrganizationPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { title, text, picture, hasLeft, written } = loaderData;
  const left = { text: t('organization.left', { title }), kind: 'plain' } as const;
  return (
    <article className={`page ${style.page}`}>
      <PageToast message={hasLeft ? left : undefined} occasion={hasLeft} closeLabel={t('session.close')} />
      <header className={style.head}>
        {picture && <img className={style.picture} src={picture} alt="" />}
        <div className={style.words}>
          <nav className={style.trail} aria-label={t('dataset.breadcrumb')}>
            <Link to="/organization">{t('organization.list.title')}</Link>
          </nav>
          <h1 lang={written.title?.lang}>{title}</h1>
          {written.title && <small>{written.title.mark}</small>}
          <WaysOn {...loaderData} />
        </div>
      </header>
      {text && (
        <div lang={written.description?.lang}>
          <Prose html={text} />
        </div>
      )}
      {written.description && !written.title && <small>{written.description.mark}</small>}
      <Datasets {...loaderData} />
    </article>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function WaysOn({ name, path, homepage, feed, standing }: Loaded) {
  const { t } = useTranslation();
  return (
    <ul className={style.ways}>
      {homepage && (
        <li>
          <a href={homepage} rel="external noopener">
            <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
            {new URL(homepage).host}
          </a>
        </li>
      )}
      <li>
        <a href={feed} type="application/atom+xml">
          <IconRss size={18} stroke={1.6} aria-hidden="true" />
          {t('organization.feed')}
        </a>
      </li>
      <li>
        <FollowLink target={{ organization: name }} />
      </li>
      {standing !== 'none' && (
        <li>
          <Link to={`${path}/people`}>
            <IconUsers size={18} stroke={1.6} aria-hidden="true" />
            {t(standing === 'admin' ? 'organization.manage' : 'organization.people.short')}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Datasets({ found, rows, search }: Loaded) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (!found)
    return (
      <p className={style.failed} role="alert">
        <strong>{t('error.backend')}</strong> {t('organization.failed')}
      </p>
    );
  const { count, results } = found;
  return (
    <section className={style.datasets} aria-labelledby="datasets">
      <h2 id="datasets">{t('organization.datasets', { count, figure: figures.number(count) })}</h2>
      {count === 0 && <p className={style.none}>{t('organization.none')}</p>}
      <ol className={style.list}>
        {results.map((dataset) => (
          <ResultRow key={dataset.id} dataset={dataset} written={rows[dataset.id]} heading="h3" />
        ))}
      </ol>
      {count > 0 && (
        <p>
          <ButtonLink to={search}>
            {t('organization.all', { count, figure: figures.number(count) })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
