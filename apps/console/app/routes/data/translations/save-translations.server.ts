import type { Client } from '@gazetteer/client';
import type { RouterContextProvider } from 'react-router';
import { datasetClient } from '../../../datasets/dataset-calls.server.ts';
import { entryOutsideBin } from '../../../datasets/desk-entry.server.ts';
import { languagesOf } from '../../../translations/languages-of.server.ts';
import { saveTyped, type TranslationsAnswer } from '../../../translations/save-typed.server.ts';
import { readTexts } from './read-texts.server.ts';
import { callsFor, type TranslationCall } from './translation-calls.ts';

/** Saves the translations of a dataset's texts that were changed. @throws Response as `loadTranslations` */
export async function saveTranslations(
  acting: {
    context: Readonly<RouterContextProvider>;
    request: Request;
    url: URL;
    params: { dataset: string };
  },
  form: URLSearchParams,
): Promise<TranslationsAnswer> {
  const { language } = languagesOf(acting);
  const { id } = await entryOutsideBin(acting);
  const client = datasetClient(acting);
  return saveTyped(form, {
    language,
    read: () => readTexts(client, id),
    callsFor: (changes, read) => callsFor(changes, { ...read, language }),
    send: (call) => send(client, call),
  });
}

async function send(client: Client, call: TranslationCall): Promise<void> {
  if (call.name === 'package_patch') await client.action(call.name, call.input);
  else if (call.name === 'resource_patch') await client.action(call.name, call.input);
  else await client.action(call.name, call.input);
}
