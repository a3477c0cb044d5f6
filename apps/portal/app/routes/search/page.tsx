import type { SearchResult } from '@gazetteer/client';
import { localText, Pager } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { data, useNavigation } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { AlsoFoundAside, AlsoFoundLinks, kindsFound } from './also-found.tsx';
import alsoFoundStyle from './also-found.css?url';
import { BeyondEnd } from './beyond-end.tsx';
import { ChosenFacets } from './chosen-facets.tsx';
import { ColumnList, ColumnSummary } from './column-list.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { sortFacets } from './facet-values.ts';
import { type AlsoFound, loadAlsoFound } from './load-also-found.server.ts';
import { NothingFound } from './nothing-found.tsx';
import style from './page.module.css';
import { ResultRow } from '../../datasets/result-row.tsx';
import { markColumns } from './mark-columns.server.ts';
import { type RowMarks, rowMarks } from '../../datasets/row-marks.server.ts';
import { withRowNotes } from '../../datasets/row-notes.server.ts';
import { readSearch, searchPath, type SearchState } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { columnSearchInput, isBeyondEnd, isInVain, lastPage, searchInput } from './search-query.ts';
import { SummaryLine } from './summary-line.tsx';
import { SearchTabs } from './search-tabs.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const { client, site, locale } = services;
  const none = { found: undefined, columns: undefined, also: undefined, written: {} };
  const state = readSearch(url.searchParams);
  const t = translator(locale);
  const name = localText(site.name, locale);
  const title = state.text
    ? t('search.titleAbout', { text: state.text, site: name })
    : t('search.title', { site: name });
  const description = t('search.description');
  const ask = { signal: request.signal };
  try {
    if (state.tab === 'columns') {
      const input = columnSearchInput(state, site.organizationFilter);
      const listed = await client.action('column_search', input, ask);
      const search_facets = sortFacets(listed.search_facets, locale);
      const columns = markColumns({ ...listed, search_facets }, services);
      const status = isBeyondEnd(state, columns.count) ? 404 : 200;
      return data({ state, title, description, ...none, columns }, { status });
    }
    const [found, also] = await Promise.all([
      client.action('package_search', searchInput(state, site.organizationFilter), ask),
      loadAlsoFound(services, state),
    ]);
    const status = isBeyondEnd(state, found.count) ? 404 : 200;
    const results = withRowNotes(found.results);
    const written = rowMarks(found.results, services);
    return data(
      {
        state,
        title,
        description,
        ...none,
        found: { ...found, results, search_facets: sortFacets(found.search_facets, locale) },
        also,
        written,
      },
      { status, headers: isInVain(state, found.count) ? { 'x-found': '0' } : {} },
    );
  } catch {
    // The page says so, and the catalogue's own log says why.
    return data({ state, title, description, ...none }, { status: 503 });
  }
}

/** By what the loader says, the server counts searches that found nothing. */
export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export function links() {
  return [{ rel: 'stylesheet', href: alsoFoundStyle }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'description', content: loaderData?.description }];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { state, found, columns, also, written } = loaderData;
  const { t } = useTranslation();
  const busy = useNavigation().location?.pathname === '/search';
  const listed = found ?? columns;
  const isColumns = state.tab === 'columns';
  return (
    <div className={`page ${style.page}`}>
      <div className={style.top}>
        <SearchField state={state} />
        <SearchTabs state={state} />
        {isColumns ? (
          <ColumnSummary state={state} found={columns} />
        ) : (
          <SummaryLine state={state} found={found} />
        )}
        <ChosenFacets state={state} facets={listed?.search_facets ?? {}} />
        {found?.count ? <AlsoFoundLinks also={also} lead={t('search.also.lead')} /> : null}
      </div>
      <FacetPanel state={state} facets={listed?.search_facets ?? {}} count={listed?.count} />
      <section
        className={style.results}
        aria-label={t(isColumns ? 'search.columns.results' : 'search.results')}
        aria-busy={busy}
        data-busy={busy}
      >
        {listed && isBeyondEnd(state, listed.count) ? (
          <BeyondEnd state={state} />
        ) : (
          <>
            {columns && <ColumnList state={state} found={columns} />}
            {found && <DatasetList {...{ state, found, also, written }} />}
          </>
        )}
        {listed ? (
          <Pager
            label={t('search.pages')}
            page={state.page}
            last={lastPage(state, listed.count)}
            pathOf={(page) => searchPath({ ...state, page })}
          />
        ) : (
          <p className={style.failed} role="alert">
            <strong>{t('error.backend')}</strong> {t('search.failedHint')}
          </p>
        )}
      </section>
    </div>
  );
}

interface DatasetListProps {
  state: SearchState;
  found: SearchResult;
  also: AlsoFound | undefined;
  written: Record<string, RowMarks>;
}

/** The datasets, with what else was found beside or below them. */
function DatasetList({ state, found, also, written }: DatasetListProps) {
  const datasets =
    found.results.length === 0 ? (
      <NothingFound state={state} also={also} />
    ) : (
      <ol className={style.list}>
        {found.results.map((dataset) => (
          <ResultRow
            key={dataset.id}
            dataset={dataset}
            marks={found.highlighting?.[dataset.id]}
            written={written[dataset.id]}
          />
        ))}
      </ol>
    );
  if (!also || kindsFound(also).length === 0) return datasets;
  return (
    <div className="also-beside">
      {datasets}
      <AlsoFoundAside also={also} state={state} />
    </div>
  );
}
