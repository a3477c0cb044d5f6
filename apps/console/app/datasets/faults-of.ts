import type { TFunction } from 'i18next';
import type { Refusal } from './dataset-calls.server.ts';

/** As the catalogue says it, which speaks as CKAN does. */
const taken = 'That URL is already in use.';
const takenByOrganization = 'Group name already exists in database';
const noDate = 'Write a date as 2024, 2024-03 or 2024-03-15';

/** What is wrong with which field: in the words of the page where it has some, otherwise in those of the catalogue. */
export function faultsOf(t: TFunction, refusal: Refusal | undefined): Record<string, string[]> {
  const faults = refusal?.fields ?? {};
  const said = (texts: string[]) =>
    texts.map((text) => {
      if (text === noDate) return t('data.notADate');
      if (text === taken) return t('data.nameTaken');
      return text === takenByOrganization ? t('organizations.nameTaken') : text;
    });
  return Object.fromEntries(Object.entries(faults).map(([field, texts]) => [field, said(texts)]));
}
