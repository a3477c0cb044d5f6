import { adoptChart, type ChartSpec, type Suggestion } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { markIcons } from '../model/mark-icons.ts';
import { useBuilder } from '../model/use-builder.ts';
import { listSuggestions } from './list-suggestions.ts';
import { useSuggestionWords } from './use-suggestion-words.ts';

/** A row of other charts of the same figures, one press away. */
export function Suggestions() {
  const { t } = useTranslation();
  const { spec, fields, status, dispatch } = useBuilder();
  const nameOf = useSuggestionWords();
  const suggested = listSuggestions(spec, fields, nameOf);
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

/** Whether a suggestion is what is on the canvas already. */
function isShown({ spec: { mark, channels } }: Suggestion, spec: ChartSpec): boolean {
  return mark === spec.mark && JSON.stringify(channels) === JSON.stringify(spec.channels);
}
