import type { Language } from '@gazetteer/site';
import english from '../locales/en/common.json?url&no-inline';
import french from '../locales/fr/common.json?url&no-inline';

/** Where a browser fetches the texts of its language. */
export const textAddress: Record<Language, string> = { en: english, fr: french };
