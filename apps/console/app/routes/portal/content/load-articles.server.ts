import { siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import type { ArticleRow } from '../../../article-editor/article-record.ts';
import { readContent } from '../../../content-calls/call-content.server.ts';
import { filtersOf, type ListQuery, pageSize, readListQuery } from './list-address.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** One page of the list. */
export interface ArticleList {
  query: ListQuery;
  articles: readonly ArticleRow[];
  /** How many fit. */
  count: number;
}

interface Answer {
  data: ArticleRow[];
  meta: { filter_count: number };
}

/** The articles that the address asks for. @throws Response for whoever may not see them */
export async function loadArticles(asking: Asking): Promise<ArticleList> {
  const query = readListQuery(asking.url.searchParams);
  const found = await ask(asking, query);
  const count = found.meta.filter_count;
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (query.page <= last) return { query, articles: found.data, count };
  // What stood on the last page has gone elsewhere meanwhile.
  const { data } = await ask(asking, { ...query, page: last });
  return { query: { ...query, page: last }, articles: data, count };
}

function ask(asking: Asking, query: ListQuery): Promise<Answer> {
  const filters = filtersOf(query);
  filters.set('limit', String(pageSize));
  filters.set('offset', String((query.page - 1) * pageSize));
  filters.set('lang', siteContext(asking.context).locale);
  return readContent<Answer>(asking, `/articles?${filters}`);
}
