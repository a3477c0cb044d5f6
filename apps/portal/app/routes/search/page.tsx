import { useTranslation } from 'react-i18next';
import { data, useNavigation } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../load-context.ts';
import { localText } from '../../site.ts';
import type { Route } from './+types/page';
import { ChosenFacets } from './chosen-facets.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { NothingFound } from './nothing-found.tsx';
import style from './page.module.css';
import { Pager } from './pager.tsx';
import { ResultRow } from './result-row.tsx';
import { readSearch } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { searchInput } from './search-query.ts';
import { SummaryLine } from './summary-line.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { client, site, locale } = portal(context);
  const state = readSearch(url.searchParams);
  const t = translator(locale);
  const name = localText(site.name, locale);
  const title = state.text
    ? t('search.titleAbout', { text: state.text, site: name })
    : t('search.title', { site: name });
  const description = t('search.description');
  try {
    const input = searchInput(state, site.organizationFilter);
    const found = await client.action('package_search', input, { signal: request.signal });
    return data({ state, title, description, found });
  } catch {
    // The page says so, and the catalogue's own log says why.
    return data({ state, title, description, found: undefined }, { status: 503 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const filtered = loaderData && (loaderData.state.page > 1 || loaderData.state.text !== '');
  return [
    { title: loaderData?.title },
    { name: 'description', content: loaderData?.description },
    ...(filtered ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { state, found } = loaderData;
  const { t } = useTranslation();
  const busy = useNavigation().location?.pathname === '/search';
  return (
    <div className={`page ${style.page}`}>
      <div className={style.top}>
        <SearchField state={state} />
        <SummaryLine state={state} found={found} />
        <ChosenFacets state={state} found={found} />
      </div>
      <FacetPanel state={state} facets={found?.search_facets ?? {}} count={found?.count} />
      <section className={style.results} aria-label={t('search.results')} aria-busy={busy} data-busy={busy}>
        {found ? (
          <>
            {found.results.length > 0 ? (
              <ol className={style.list}>
                {found.results.map((dataset) => (
                  <ResultRow key={dataset.id} dataset={dataset} marks={found.highlighting?.[dataset.id]} />
                ))}
              </ol>
            ) : (
              <NothingFound state={state} />
            )}
            <Pager state={state} count={found.count} />
          </>
        ) : (
          <p className={style.failed} role="alert">
            <strong>{t('error.backend')}</strong> {t('search.failedHint')}
          </p>
        )}
      </section>
    </div>
  );
}
