import { useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../charts/own-rows.ts';
import { useBuilder } from '../model/use-builder.ts';
import { MOST_SAVED_ROWS } from './read/own-table.ts';
import { isTooLargeToSave } from './saved-source.ts';

/** What saving does with the person's own rows: they go with the chart, or its figures alone where they are too many. */
export function OwnDataNotice() {
  const { t } = useTranslation();
  const figures = useFigures();
  const { spec, data } = useBuilder();
  const { source } = spec;
  if (source.kind !== 'own') return null;
  if (!isTooLargeToSave(spec)) return <Notice>{t('visualise.save.ownData', { name: source.name })}</Notice>;
  return (
    <Notice title={t('visualise.own.figuresOnly.title')}>
      {t('visualise.own.figuresOnly.text', {
        rows: figures.number(rowsOf(source).length),
        most: figures.number(MOST_SAVED_ROWS),
        figures: figures.number(data?.rows.length ?? 0),
      })}
    </Notice>
  );
}
