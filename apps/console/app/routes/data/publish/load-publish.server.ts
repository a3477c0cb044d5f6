import type { Language } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { redirect, type RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { entryOutsideBin } from '../../../datasets/desk-entry.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { loadAppearance } from './load-appearance.server.ts';
import { searchWords, titleIn } from './search-words.ts';
import { whatLacks } from './what-lacks.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string };
}

const LONGEST_WORDS = 200;

/**
 * How a dataset will be found once it is published: its places in the search, its card, chart and picture, and what it lacks.
 * @throws Response as `entryOutsideBin`; one that leads to the page of a dataset that is public
 */
export async function loadPublish(asking: Asking) {
  const { name, standing } = await entryOutsideBin(asking);
  if (standing === 'public') throw redirect(`/console/data/${name}`);
  const client = datasetClient(asking);
  const { site } = siteContext(asking.context);
  const dataset = await readForPage(asking, client.action('package_show', { id: name }));
  const isWrittenIn = site.defaultLanguage;
  const tried = (asking.url.searchParams.get('words') ?? '').trim().slice(0, LONGEST_WORDS);
  const wordsIn = new Map(
    site.languages.map((language) => [language, searchWords(dataset, language, isWrittenIn)]),
  );
  const asked = [...new Set([...(tried ? [tried] : []), ...[...wordsIn.values()].flat()])];
  const words = asked.length > 0 ? asked : [name];
  const [found, ...appearances] = await readForPage(
    asking,
    Promise.all([
      client.action('dataset_search_places', { id: name, words }),
      ...site.languages.map((language) => loadAppearance(asking, name, language)),
    ]),
  );
  const placeOf = new Map(found.places.map((place) => [place.words, place]));
  const placesOf = (some: readonly string[]) => some.flatMap((one) => placeOf.get(one) ?? []);
  return {
    name,
    heading: dataset.title || name,
    standing,
    revision: dataset.metadata_modified,
    notListed: found.not_listed_because,
    leftOut: found.resources,
    tried: { words: tried, place: placeOf.get(tried) },
    languages: site.languages.map((language: Language, index) => ({
      language,
      hasTitle: titleIn(dataset, language, isWrittenIn) !== undefined,
      places: placesOf(wordsIn.get(language) ?? []),
      appearance: appearances[index],
    })),
    hasTable: dataset.resources.some(({ datastore_active }) => datastore_active),
    lacks: whatLacks(dataset, { languages: site.languages, isWrittenIn }),
    call: describeAction(asking, 'dataset_publish', { id: name, if_revision: dataset.metadata_modified }),
    searchCall: describeAction(asking, 'dataset_search_places', { id: name, words: words.slice(0, 3) }),
  };
}

export type Publication = Awaited<ReturnType<typeof loadPublish>>;
export type SearchPlace = Publication['languages'][number]['places'][number];
