import type { RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { entryOutsideBin } from '../../../datasets/desk-entry.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { languagesOf } from '../../../translations/languages-of.server.ts';
import { exampleOf, progressOf } from '../../../translations/translated-texts.ts';
import { readTexts } from './read-texts.server.ts';
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
  const { language } = languages;
  const pages = Math.max(1, Math.ceil(texts.length / pageSize));
  const page = readPageNumber(asking.url.searchParams.get('page'), pages);
  const shown = texts.slice((page - 1) * pageSize, page * pageSize);
  const [call] = callsFor(exampleOf(shown, language), { ...read, language });
  return {
    dataset: entry.name,
    heading: entry.title || entry.name,
    standing: entry.standing,
    shown: { ...languages, texts: shown, call: call && describeAction(asking, call.name, call.input) },
    progress: progressOf(texts, language, pageSize),
    page,
    pages,
  };
}
