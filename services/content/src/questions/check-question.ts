import { checkMessage, problemText, tidyFields, type WrittenFields } from '@gazetteer/feedback';
import type { FieldErrors } from '@gazetteer/kernel';
import type { Language } from '../model/languages.ts';

/** The most characters of a question, as it comes and as it is published. */
export const LONGEST_QUESTION = 2000;

/** What mail programs take for more than one address, or for a name. */
const NOT_IN_ADDRESS = /[<>()[\]\\,;:"\p{Cf}]/u;

const texts = {
  required: { en: 'Write your question', fr: 'Écrivez votre question' },
  tooLong: {
    en: 'The question is too long: at most 2,000 characters',
    fr: 'La question est trop longue\u00a0: 2\u202f000 caractères au plus',
  },
} satisfies Record<string, Record<Language, string>>;

/** What somebody has written, trimmed and without control characters; the question keeps its lines. */
export function tidyQuestion(written: Record<'name' | 'email' | 'question', string>): WrittenFields {
  const { name, email, question } = written;
  return tidyFields('contact', { name, email, message: question });
}

/** What is wrong with a question, by field, in words for who asks. */
export function checkQuestion(fields: WrittenFields, language: Language): FieldErrors {
  const faults: FieldErrors = {};
  for (const [field, problem] of checkMessage('contact', fields)) {
    if (field === 'name' || field === 'email') faults[field] = [problemText(problem, language)];
  }
  if (!faults['email'] && NOT_IN_ADDRESS.test(fields.email))
    faults['email'] = [problemText('emailInvalid', language)];
  if (fields.message === '') faults['question'] = [texts.required[language]];
  if (fields.message.length > LONGEST_QUESTION) faults['question'] = [texts.tooLong[language]];
  return faults;
}
