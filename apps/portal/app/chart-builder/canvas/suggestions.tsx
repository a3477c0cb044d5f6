import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { markIcons } from '../model/mark-icons.ts';
import { useBuilder } from '../model/use-builder.ts';
import { isShown, listSuggestions } from './list-suggestions.ts';
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
          const { mark, channels } = suggestion.spec;
          return (
            <li key={`${suggestion.reason} ${JSON.stringify(channels)}`}>
              <button
                type="button"
                className="suggestion"
                aria-pressed={isShown(suggestion, spec)}
                onClick={() => dispatch({ type: 'set-spec', spec: { ...spec, mark, channels } })}
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
