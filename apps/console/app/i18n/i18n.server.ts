import { createServerTexts } from '@gazetteer/site/server';
import english from '../locales/en/common.json' with { type: 'json' };
import french from '../locales/fr/common.json' with { type: 'json' };

/** The texts of every language, for the server; a key that French lacks fails the type check. */
export const { serverI18n, translator } = createServerTexts({ en: english, fr: french });
