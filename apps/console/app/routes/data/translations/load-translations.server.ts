import type { RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { entryOutsideBin } from '../../../datasets/desk-entry.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { languagesOf, readTexts } from './read-texts.server.ts';
import { callsFor } from './translation-calls.ts';

const pageSize = 60;

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string };
}

/**
 * The texts of a dataset beside their translations, a page of them; and how many of all are translated.
 * @throws Response as `entryOutsideBin`; 404 where the site has one language
 */
export async function loadTranslations(asking: Asking) {
  const languages = languagesOf(asking);
  const entry = await entryOutsideBin(asking);
  const read = await readForPage(asking, readTexts(datasetClient(asking), entry.id));
  const { texts } = read;
  const isMissing = ({ translations }: (typeof texts)[number]) => !translations[languages.language];
  const pages = Math.max(1, Math.ceil(texts.length / pageSize));
  const page = readPageNumber(asking.url.searchParams.get('page'), pages);
  const first = texts.findIndex(isMissing);
  const shown = texts.slice((page - 1) * pageSize, page * pageSize);
  const examples = [...shown.filter(isMissing), ...shown].slice(0, 1);
  const changes = examples.map((text) => ({ text, typed: '…' }));
  const [call] = callsFor(changes, { ...read, language: languages.language });
  return {
    dataset: entry.name,
    heading: entry.title || entry.name,
    standing: entry.standing,
    ...languages,
    texts: shown,
    count: texts.length,
    translated: texts.filter((text) => !isMissing(text)).length,
    firstMissing:
      first < 0 ? undefined : { page: Math.floor(first / pageSize) + 1, id: texts[first]?.id ?? '' },
    page,
    pages,
    call: call && describeAction(asking, call.name, call.input),
  };
}

export type Translations = Awaited<ReturnType<typeof loadTranslations>>;
