import { listedOnly } from '@gazetteer/site';
import type { SiteContext } from '@gazetteer/site/server';
import { findNames, type QuickHit } from '../../quick-search/find-names.ts';
import { loadNames } from './load-names.server.ts';
import { searchContent } from '../../articles/search-content.server.ts';
import { searchHelp } from '../../help/search-help.server.ts';
import { contentHits, helpHits, suggestedHits } from './suggested-hits.ts';

/** Shorter texts are the beginning of too much. */
const shortest = 2;
const ofEachKind = 5;
const ofEachKindOfContent = 3;
const ofHelp = 3;
const mostNames = 12;

/**
 * What may be meant by a text: datasets and tables by their names, what the catalogue suggests, which knows of all
 * datasets and forgives typing errors, then charts, articles and the help. Nothing typed lists the datasets there are.
 */
export async function findHits(
  portal: Pick<SiteContext, 'client' | 'site' | 'fetch' | 'publicUrl' | 'locale' | 'pagesVersion'>,
  text: string,
): Promise<QuickHit[]> {
  if (text.length < shortest) return findNames(await loadNames(portal), text);
  const [names, suggested, content] = await Promise.all([
    loadNames(portal),
    portal.client.action('search_suggest', {
      q: text,
      fq_list: listedOnly(portal.site.organizationFilter),
      limit: ofEachKind,
    }),
    searchContent(portal, text, ofEachKindOfContent),
  ]);
  const hits = [
    ...findNames(names, text, mostNames),
    ...suggestedHits(suggested),
    ...contentHits(content),
    ...helpHits(searchHelp(portal.locale, text).slice(0, ofHelp)),
  ];
  const paths = hits.map(({ path }) => path);
  return hits.filter(({ path }, place) => paths.indexOf(path) === place);
}
