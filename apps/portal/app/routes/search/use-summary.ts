import type { SearchResult } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../../datasets/use-terms.ts';
import { useSectors } from '../../site/use-sectors.ts';
import { type SearchState, sortOf } from './search-address.ts';

/** `34 datasets about rainfall, by district, newest first` */
export function useSummary(state: SearchState, found: SearchResult | undefined): string {
  const { t } = useTranslation();
  const figures = useFigures();
  const terms = useTerms();
  const sectorOf = useSectors();
  if (!found) return t('search.failedTitle');
  const { count } = found;
  const text = found.corrected_q ?? state.text;
  const values = { count, figure: figures.number(count), text };
  const [sector, ...otherSectors] = state.chosen.sectors;
  const [granularity, ...otherGranularities] = state.chosen.granularity;
  const subject = text ? t('search.summary.about', values) : t('search.summary.all', values);
  const place =
    sector && otherSectors.length === 0
      ? ` ${t('search.summary.sector', { sector: sectorOf(sector).label })}`
      : '';
  return [
    subject + place,
    ...(granularity && otherGranularities.length === 0
      ? [t('search.summary.by', { granularity: terms.granularity(granularity).toLowerCase() })]
      : []),
    ...(count > 1 ? [t(`search.summary.${sortOf(state)}`)] : []),
  ].join(', ');
}
