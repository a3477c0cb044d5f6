import {
  adoptChart,
  type ChartField,
  type ChartSpec,
  suggestCharts,
  type Suggestion,
} from '@gazetteer/charts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allPlaced } from '../../charts/channel-places.ts';
import { markIcons } from '../model/mark-icons.ts';
import { useBuilder } from '../model/use-builder.ts';
import { useSuggestionWords } from './use-suggestion-words.ts';

/** A row of other charts of the same figures, one press away. */
export function Suggestions() {
  const { t } = useTranslation();
  const { spec, fields, status, dispatch } = useBuilder();
  const nameOf = useSuggestionWords();
  const suggested = useMemo(() => listSuggestions(spec, fields), [spec, fields]);
  if (status === 'empty' || suggested.length < 2) return null;
  return (
    <div className="suggestions" role="group" aria-label={t('visualise.builder.suggest.title')}>
      <span className="builder-label">{t('visualise.builder.suggest.title')}</span>
      <ul className="suggestions-list">
        {suggested.map((suggestion) => {
          const Icon = markIcons[suggestion.spec.mark];
          return (
            <li key={`${suggestion.reason} ${JSON.stringify(suggestion.spec.channels)}`}>
              <button
                type="button"
                className="suggestion"
                aria-pressed={isShown(suggestion, spec)}
                onClick={() =>
                  dispatch({ type: 'set-spec', spec: adoptChart(spec, suggestion.spec, fields) })
                }
              >
                <Icon size={18} stroke={1.6} aria-hidden="true" />
                {nameOf(suggestion, fields)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const MOST = 5;

/**
 * Other charts worth a look: of the fields that are on the chart, then of the whole source. Filters, computed fields
 * and words of the chart stay.
 */
function listSuggestions(spec: ChartSpec, fields: readonly ChartField[]): Suggestion[] {
  const chosen = allPlaced(spec).flatMap(({ channel }) => channel.field ?? []);
  const all = [
    ...(chosen.length > 0 ? suggestCharts(fields, [...new Set(chosen)], spec.source) : []),
    ...suggestCharts(fields, [], spec.source),
  ];
  const seen = new Set<string>();
  const different = all.filter(({ spec: { mark, channels } }) => {
    const key = JSON.stringify([mark, channels]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return different.slice(0, MOST);
}

/** Whether a suggestion is what is on the canvas already. */
function isShown({ spec: { mark, channels } }: Suggestion, spec: ChartSpec): boolean {
  return mark === spec.mark && JSON.stringify(channels) === JSON.stringify(spec.channels);
}
