import { useTranslation } from 'react-i18next';
import { textOf } from '../site/text-of.ts';

/** Says the catalogue's controlled terms in the reader's language; a publisher's own term stands as it is. */
export function useTerms(): { granularity: (term: string) => string; frequency: (term: string) => string } {
  const { t } = useTranslation();
  const granularities: Record<string, string> = t('dataset.terms.granularity', { returnObjects: true });
  const frequencies: Record<string, string> = t('dataset.terms.frequency', { returnObjects: true });
  return {
    granularity: (term) => textOf(granularities, term) ?? term,
    frequency: (term) => textOf(frequencies, term) ?? term,
  };
}
