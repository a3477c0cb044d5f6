import type { ActionResult } from '@gazetteer/client';
import { viewAddress } from '@gazetteer/site';
import { articlePath } from '../../articles/article.ts';
import type { FoundHelp } from '../../help/search-help.server.ts';
import type { QuickHit } from '../../quick-search/find-names.ts';
import type { FoundContent } from '../../articles/search-content.server.ts';

/** The catalogue's suggestions as hits: each leads to what it names, or to the search that it narrows down to. */
export function suggestedHits(suggested: ActionResult<'search_suggest'>): QuickHit[] {
  const { datasets, columns, organizations, sectors } = suggested;
  return [
    ...datasets.map(({ name, title }): QuickHit => ({ text: title, path: `/p/${name}` })),
    ...columns.map(
      ({ name, label, resource, dataset }): QuickHit => ({
        group: 'columns',
        text: label ?? name,
        of: dataset.title,
        // Two columns of one table lead to the same page.
        path: `/p/${dataset.name}/r/${resource.sku || resource.id}#${encodeURIComponent(name)}`,
      }),
    ),
    ...organizations.map(
      ({ name, title }): QuickHit => ({
        group: 'organizations',
        text: title,
        path: `/search?${new URLSearchParams({ organization: name })}`,
      }),
    ),
    ...sectors.map(
      ({ name, title }): QuickHit => ({
        group: 'sectors',
        text: title,
        path: `/search?${new URLSearchParams({ sectors: name })}`,
      }),
    ),
  ];
}

/** Charts and articles as hits: each leads to its page. */
export function contentHits({ charts, articles }: FoundContent): QuickHit[] {
  return [
    ...charts.map(
      ({ visID, title, dataset }): QuickHit => ({
        group: 'charts',
        text: title,
        ...(dataset && { of: dataset.title }),
        path: viewAddress(visID),
      }),
    ),
    ...articles.map(
      (article): QuickHit => ({ group: 'articles', text: article.title, path: articlePath(article) }),
    ),
  ];
}

/** Pages and sections of the help as hits. */
export function helpHits(found: readonly FoundHelp[]): QuickHit[] {
  return found.map(({ title, of, path }) => ({ group: 'help', text: title, ...(of && { of }), path }));
}
