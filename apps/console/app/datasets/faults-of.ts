import type { TFunction } from 'i18next';
import type { Refusal } from './dataset-calls.server.ts';

/** As the catalogue says it, which speaks as CKAN does. */
const taken = 'That URL is already in use.';

/** What is wrong with which field: in the words of the page where it has some, otherwise in those of the catalogue. */
export function faultsOf(t: TFunction, refusal: Refusal | undefined): Record<string, string[]> {
  const faults = refusal?.fields ?? {};
  const { name } = faults;
  return name?.includes(taken) ? { ...faults, name: [t('data.nameTaken')] } : faults;
}
