import type { Language } from '@gazetteer/site';
import { createServerTexts } from '@gazetteer/site/server';
import english from '../locales/en/common.json' with { type: 'json' };
import french from '../locales/fr/common.json' with { type: 'json' };

type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };
/** Every key of English, and `_many` forms, which French has for whole millions and English lacks. */
type Translation = Shape<typeof english>;

const checked: Translation = french;

/** The texts of every language, for the server; a browser fetches its own only. */
export const resources: Record<Language, { common: Translation }> = {
  en: { common: english },
  fr: { common: checked },
};

export const { serverI18n, translator } = createServerTexts(resources);
