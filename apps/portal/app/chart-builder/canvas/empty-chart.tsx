import { adoptChart, suggestCharts } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { markIcons } from '../model/mark-icons.ts';
import { useBuilder } from '../model/use-builder.ts';
import { FieldsThatFit } from './fields-that-fit.tsx';
import { useSuggestionWords } from './use-suggestion-words.ts';

/** An empty chart: what to do next, with the person's own fields. */
export function EmptyChart() {
  const { t } = useTranslation();
  const { spec, fields, dispatch } = useBuilder();
  const nameOf = useSuggestionWords();
  const [first, second] = [
    fields.find(({ role }) => role === 'dimension'),
    fields.find(({ role }) => role === 'measure'),
  ];
  const suggested = suggestCharts(fields, [], spec.source).slice(0, 3);
  return (
    <div className="canvas-message">
      <h2>{t('visualise.builder.empty.title')}</h2>
      <p>
        {first && second
          ? t('visualise.builder.empty.text', { first: first.label, second: second.label })
          : t('visualise.builder.empty.plain')}
      </p>
      <FieldsThatFit />
      {suggested.length > 0 ? (
        <ul className="suggestions-list">
          {suggested.map((suggestion) => {
            const Icon = markIcons[suggestion.spec.mark];
            return (
              <li key={`${suggestion.reason} ${suggestion.spec.mark}`}>
                <button
                  type="button"
                  className="suggestion"
                  onClick={() => {
                    dispatch({ type: 'set-spec', spec: adoptChart(spec, suggestion.spec, fields) });
                  }}
                >
                  <Icon size={18} stroke={1.6} aria-hidden="true" />
                  {nameOf(suggestion, fields)}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
