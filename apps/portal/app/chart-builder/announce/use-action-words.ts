import type { ChartField } from '@gazetteer/charts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { channelAt } from '../../charts/channel-places.ts';
import type { BuilderAction } from '../model/builder-action.ts';
import type { BuilderState } from '../model/builder-state.ts';
import { useChannelWords } from '../model/channel-words.ts';

type WordsOf = (action: BuilderAction, before: BuilderState, fields: readonly ChartField[]) => string;

/** Says what an action did: 'Population put on Y axis'. Empty where the chart itself says it best. */
export function useActionWords(): WordsOf {
  const { t } = useTranslation();
  const words = useChannelWords();
  return useCallback<WordsOf>(
    (action, { spec, past, future }, fields) => {
      if (!spec) return '';
      const nameOf = (id: string | undefined) => words.field(id === undefined ? {} : { field: id }, fields);
      const channels = spec.channels;
      switch (action.type) {
        case 'put-field': {
          const shelf = words.shelf(action.to.shelf, spec.mark);
          return t('visualise.builder.spoken.put', { field: nameOf(action.field), shelf });
        }
        case 'remove-channel': {
          const field = nameOf(channelAt(channels, action.at)?.field);
          return t('visualise.builder.spoken.removed', {
            field,
            shelf: words.shelf(action.at.shelf, spec.mark),
          });
        }
        case 'move-channel': {
          const field = nameOf(channelAt(channels, action.from)?.field);
          return t('visualise.builder.spoken.moved', {
            field,
            shelf: words.shelf(action.to.shelf, spec.mark),
          });
        }
        case 'undo':
          return past.length > 0
            ? t('visualise.builder.spoken.undone')
            : t('visualise.builder.spoken.noUndo');
        case 'redo':
          return future.length > 0
            ? t('visualise.builder.spoken.redone')
            : t('visualise.builder.spoken.noRedo');
        case 'reset':
          return t('visualise.builder.spoken.reset');
        case 'add-filter':
          return t('visualise.builder.spoken.filtered', { field: nameOf(action.filter.field) });
        case 'treat-as-number':
          return t('visualise.builder.spoken.measured', { field: nameOf(action.field) });
        case 'add-annotation':
          return t('visualise.builder.spoken.annotated', { text: action.annotation.text });
        case 'move-annotation': {
          const text = spec.annotations?.[action.index]?.text ?? '';
          if (!action.to) return t('visualise.builder.spoken.placed', { text });
          const { dx, dy } = action.to;
          const across = t(`visualise.builder.spoken.${dx < 0 ? 'left' : 'right'}`, { count: Math.abs(dx) });
          const down = t(`visualise.builder.spoken.${dy < 0 ? 'above' : 'below'}`, { count: Math.abs(dy) });
          return t('visualise.builder.spoken.textMoved', { text, across, down });
        }
        case 'toggle-highlight': {
          const channel = channelAt(channels, action.at);
          const isOn = channel && 'highlight' in channel && channel.highlight?.includes(action.value);
          const name = String(action.value ?? '') || t('visualise.filters.empty');
          return t(`visualise.builder.spoken.${isOn ? 'plain' : 'highlighted'}`, { name });
        }
        default:
          return '';
      }
    },
    [t, words],
  );
}
