import { type Refusal, tryChange } from '../datasets/dataset-calls.server.ts';
import type { Place, TranslatedText } from './translated-texts.ts';
import {
  type ChangedText,
  mergeTranslations,
  type Overlap,
  readBase,
  readTyped,
  type Typed,
} from './typed-translations.ts';

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

/** A call that saves some of the texts. */
interface SavingCall {
  texts: readonly TranslatedText[];
}

interface Saving<Read extends { texts: readonly TranslatedText[] }, Call extends SavingCall> {
  /** The language that is translated into. */
  language: string;
  /** Reads what is written now. */
  read: () => Promise<Read>;
  callsFor: (changes: readonly ChangedText[], read: Read) => readonly Call[];
  send: (call: Call) => Promise<unknown>;
}

/**
 * Saves the translations that were changed. What somebody else has changed beside them is kept. Where both have changed the
 * same, nothing is saved: the answer has what was typed on top of that.
 */
export async function saveTyped<Read extends { texts: readonly TranslatedText[] }, Call extends SavingCall>(
  form: URLSearchParams,
  { language, read: readNow, callsFor, send }: Saving<Read, Call>,
): Promise<TranslationsAnswer> {
  const typed = readTyped(form);
  let base = readBase(form.get('base'));
  const read = await tryChange(readNow);
  if (read.refusal) return { refusal: read.refusal, typed: { values: typed, base }, gone: 0 };
  const merged = mergeTranslations(base, typed, { texts: read.value.texts, language });
  const { overlaps, changes, values, theirs } = merged;
  const gone = merged.gone.length;
  if (overlaps.length > 0) return { overlaps, typed: { values, base: theirs }, gone };
  for (const call of callsFor(changes, read.value)) {
    // oxlint-disable-next-line no-await-in-loop -- calls change the same thing, and the next one stays undone where one is refused
    const { refusal } = await tryChange(() => send(call));
    if (refusal) return { refusal, faults: faultsOf(call, refusal), typed: { values: typed, base }, gone };
    // What is saved is no change any more, should one of the next calls be refused.
    base = { ...base, ...Object.fromEntries(call.texts.map((text) => [text.id, typed[text.id] ?? ''])) };
  }
  return { gone };
}

/** Under which name a call tells what is wrong with a whole list. */
const lists: Readonly<Partial<Record<Place['kind'], string>>> = { tag: 'tags', column: 'fields' };

/** What was refused stands beside the field; what is said of a whole list of tags or columns beside each that was changed. */
function faultsOf({ texts }: SavingCall, { fields }: Refusal): Record<string, string> {
  const faults = texts.flatMap((text) => {
    const words = fields[`${text.field}_translated`] ?? fields[lists[text.place.kind] ?? ''];
    return words ? [[text.id, words.join(' ')] as const] : [];
  });
  return Object.fromEntries(faults);
}
