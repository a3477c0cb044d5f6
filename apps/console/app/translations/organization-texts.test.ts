import { describe, expect, it } from 'vitest';
import { organizationCalls, textsOfOrganization } from './organization-texts.ts';
import { mergeTranslations } from './typed-translations.ts';

const texts = textsOfOrganization({
  title: 'Registrar',
  title_translated: { en: 'Registrar', de: 'Standesamt' },
  description: 'Counts births.',
});
const callsFor = (typed: Record<string, string>) =>
  organizationCalls(mergeTranslations({}, typed, { texts, language: 'fr' }).changes, {
    id: 'registrar',
    language: 'fr',
  });

describe('the texts of an organisation', () => {
  it('are its title and description, where they have words', () => {
    expect(texts).toMatchObject([
      { id: 'title', original: 'Registrar', translations: { de: 'Standesamt' } },
      { id: 'description', original: 'Counts births.', translations: {} },
    ]);
    expect(textsOfOrganization({ title: 'Registrar', description: ' ' }).map(({ id }) => id)).toEqual([
      'title',
    ]);
  });

  it('are saved by one call with what was changed, and keep their other languages', () => {
    expect(callsFor({ title: 'État civil', description: '' })).toEqual([
      {
        input: {
          id: 'registrar',
          title_translated: { en: 'Registrar', de: 'Standesamt', fr: 'État civil' },
        },
        texts: [texts[0]],
      },
    ]);
  });

  it('are left alone where nothing was changed', () => {
    expect(callsFor({ title: '', description: '' })).toEqual([]);
  });
});
