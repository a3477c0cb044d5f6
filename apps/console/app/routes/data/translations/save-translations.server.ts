import type { Client } from '@gazetteer/client';
import type { RouterContextProvider } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { entryOutsideBin } from '../../../datasets/desk-entry.server.ts';
import { languagesOf, readTexts } from './read-texts.server.ts';
import { callsFor, type TranslationCall } from './translation-calls.ts';
import { mergeTranslations, type Overlap, readBase, readTyped, type Typed } from './typed-translations.ts';

/** What became of the form; where it was not saved, all that was typed. */
export interface TranslationsAnswer {
  refusal?: Refusal;
  /** What is wrong with which text, by its id. */
  faults?: Readonly<Record<string, string>>;
  /** What somebody else has changed meanwhile that one was changing, too. */
  overlaps?: Overlap[];
  typed?: { values: Typed; base: Typed };
  /** How many texts were typed for that are there no more. */
  gone: number;
}

/**
 * Saves the translations that were changed. What somebody else has changed beside them is kept. Where both have changed the
 * same, nothing is saved: the answer has what was typed on top of that.
 * @throws Response as `loadTranslations`
 */
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
  const typed = readTyped(form);
  let base = readBase(form.get('base'));
  const read = await tryChange(() => readTexts(client, id));
  if (read.refusal) return { refusal: read.refusal, typed: { values: typed, base }, gone: 0 };
  const merged = mergeTranslations(base, typed, { texts: read.value.texts, language });
  const { overlaps, changes, values, theirs } = merged;
  const gone = merged.gone.length;
  if (overlaps.length > 0) return { overlaps, typed: { values, base: theirs }, gone };
  for (const call of callsFor(changes, { ...read.value, language })) {
    // oxlint-disable-next-line no-await-in-loop -- each changes the dataset, and the next one stays undone where one is refused
    const { refusal } = await tryChange(() => send(client, call));
    if (refusal) return { refusal, faults: faultsOf(call, refusal), typed: { values: typed, base }, gone };
    // What is saved is no change any more, should one of the next calls be refused.
    base = { ...base, ...Object.fromEntries(call.texts.map((text) => [text.id, typed[text.id] ?? ''])) };
  }
  return { gone };
}

async function send(client: Client, call: TranslationCall): Promise<void> {
  if (call.name === 'package_patch') await client.action(call.name, call.input);
  else if (call.name === 'resource_patch') await client.action(call.name, call.input);
  else await client.action(call.name, call.input);
}

/** What was refused stands beside the field; what is said of a whole list of tags or columns beside each that was changed. */
function faultsOf({ texts }: TranslationCall, { fields }: Refusal): Record<string, string> {
  const faults = texts.flatMap((text) => {
    const lists = { tag: 'tags', column: 'fields', dataset: '', resource: '' };
    const words = fields[`${text.field}_translated`] ?? fields[lists[text.place.kind]];
    return words ? [[text.id, words.join(' ')] as const] : [];
  });
  return Object.fromEntries(faults);
}
