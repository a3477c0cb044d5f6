import type { ChartField } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../site/use-shell.ts';

/** A field in words. */
export interface FieldWords {
  /** 'Number, in %, 30 different values, 2 % empty' */
  summary: (field: ChartField) => string;
  count: (count: number) => string;
}

export function useFieldWords(): FieldWords {
  const { t } = useTranslation();
  const figures = useFigures();
  return {
    count: (count) => figures.number(count),
    summary: ({ kind, unit, distinct, empty_share: empty }) =>
      [
        t(`visualise.builder.kind.${kind}`),
        unit ? t('visualise.builder.fields.unit', { unit }) : '',
        distinct === null
          ? ''
          : t('visualise.builder.fields.distinct', { count: distinct, figure: figures.number(distinct) }),
        empty ? t('visualise.builder.fields.emptyShare', { share: figures.percent(empty) }) : '',
      ]
        .filter(Boolean)
        .join(', '),
  };
}
