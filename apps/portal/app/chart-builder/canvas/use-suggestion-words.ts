import type { ChartField, Suggestion } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { allPlaced } from '../../charts/channel-places.ts';

/** Names a suggestion by what it shows: 'Rate on a map', 'Births over time'. */
export function useSuggestionWords(): (suggestion: Suggestion, fields: readonly ChartField[]) => string {
  const { t } = useTranslation();
  return ({ reason, spec }, fields) => {
    const known = allPlaced(spec).flatMap(
      ({ channel }) => fields.find(({ id }) => id === channel.field) ?? [],
    );
    const figures = known.filter(({ role }) => role === 'measure').map(({ label }) => label);
    const others = known.filter(({ role }) => role === 'dimension').map(({ label }) => label);
    return t(`visualise.builder.suggest.${reason}`, {
      figure: figures[0] ?? t('visualise.builder.rows'),
      other: figures[1] ?? others[1] ?? '',
      by: others[0] ?? '',
    });
  };
}
