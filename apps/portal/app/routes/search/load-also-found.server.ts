import { listedOnly } from '@gazetteer/site';
import type { ActionResult } from '@gazetteer/client';
import type { SiteContext } from '@gazetteer/site/server';
import { type FoundHelp, searchHelp } from '../../help/search-help.server.ts';
import { type FoundContent, searchContent } from '../../articles/search-content.server.ts';
import { countChosen, type SearchState } from './search-address.ts';
import { columnSearchInput } from './search-query.ts';

/** As many of a kind as stand beside the datasets. */
const few = 3;

interface Few<Item> {
  items: readonly Item[];
  /** Whether there are others; all of them stand on a page of their own. */
  hasMore: boolean;
}

/** What a text finds besides datasets, the best few of each kind. */
export interface AlsoFound {
  columns: Few<ActionResult<'column_search'>['results'][number]>;
  charts: Few<FoundContent['charts'][number]>;
  articles: Few<FoundContent['articles'][number]>;
  organizations: Few<ActionResult<'search_suggest'>['organizations'][number]>;
  help: Few<FoundHelp>;
}

type Portal = Pick<SiteContext, 'client' | 'site' | 'fetch' | 'publicUrl' | 'locale'>;

/** Columns, charts, articles, organisations and help for the first page of a search by words alone; undefined for others. */
export async function loadAlsoFound(portal: Portal, state: SearchState): Promise<AlsoFound | undefined> {
  if (state.text === '' || state.page > 1 || countChosen(state) > 0) return undefined;
  const { client, site } = portal;
  const [columns, suggested, content] = await Promise.all([
    orNothing(
      client.action('column_search', {
        ...columnSearchInput({ ...state, pageSize: few }, site.organizationFilter),
        'facet.field': [],
      }),
    ),
    orNothing(
      client.action('search_suggest', {
        q: state.text,
        fq_list: listedOnly(site.organizationFilter),
        limit: few + 1,
      }),
    ),
    searchContent(portal, state.text, few + 1),
  ]);
  return {
    columns: { items: columns?.results ?? [], hasMore: (columns?.count ?? 0) > few },
    charts: fewOf(content.charts),
    articles: fewOf(content.articles),
    organizations: fewOf(suggested?.organizations ?? []),
    help: fewOf(searchHelp(portal.locale, state.text)),
  };
}

function fewOf<Item>(items: readonly Item[]): Few<Item> {
  return { items: items.slice(0, few), hasMore: items.length > few };
}

/** Datasets are what the page is about: what stands beside them may be missing. */
async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch {
    return undefined;
  }
}
