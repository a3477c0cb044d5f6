import type { ActionInput, Organization } from '@gazetteer/client';
import { hasWords, textOf, type TranslatedText, translatedInto } from './translated-texts.ts';
import type { ChangedText } from './typed-translations.ts';

/** The texts of an organisation that have words, in the order in which readers meet them. */
export function textsOfOrganization(organization: Partial<Organization>): TranslatedText[] {
  const fields = ['title', 'description'] as const;
  return fields.map((field) => textOf(organization, field, { kind: 'organization' }, field)).filter(hasWords);
}

/** What saves these texts of an organisation and nothing else; nothing where none was changed. */
export function organizationCalls(changes: readonly ChangedText[], of: { id: string; language: string }) {
  if (changes.length === 0) return [];
  const said = changes.map(({ text, typed }) => [
    `${text.field}_translated`,
    translatedInto(text, of.language, typed),
  ]);
  const input: ActionInput<'organization_patch'> & object = { id: of.id, ...Object.fromEntries(said) };
  return [{ input, texts: changes.map(({ text }) => text) }];
}
