import { inLanguage, TRANSLATED } from '@gazetteer/kernel';

/** What the index keeps as JSON, with its texts in a language; unchanged without one, and where there are no translations. */
export function bodyInLanguage(body: string, language: string | undefined): string {
  if (language === undefined || !body.includes(`${TRANSLATED}":`)) return body;
  return JSON.stringify(inLanguage(JSON.parse(body) as unknown, language));
}
