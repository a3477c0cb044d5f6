import type { TFunction } from 'i18next';
import type { Refusal } from './dataset-calls.server.ts';

/** What the catalogue refused, in its words where it has some. */
export function refusalText(t: TFunction, { detail, fields }: Refusal): string {
  return detail ?? (Object.values(fields).flat().join(' ') || t('parts.refused'));
}
