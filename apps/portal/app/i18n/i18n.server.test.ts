import { expect, it } from 'vitest';
import { serverI18n } from './i18n.server.ts';

it('every language has one resource, which is called common', () => {
  for (const language of ['en', 'fr'] as const)
    expect(Object.keys(serverI18n(language).getDataByLanguage(language) ?? {})).toEqual(['common']);
});
