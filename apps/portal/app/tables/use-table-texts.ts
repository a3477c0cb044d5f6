import { useFigures } from '@gazetteer/site';
import type { CellTexts } from '@gazetteer/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** How missing and yes-or-no values read. */
export function useCellTexts(): CellTexts {
  const { t } = useTranslation();
  return useMemo(
    () => ({ noValue: t('resource.noValue'), yes: t('resource.yes'), no: t('resource.no') }),
    [t],
  );
}

/** All words of the table itself, the same object as long as the language is. */
export function useTableTexts() {
  const { t } = useTranslation();
  const figures = useFigures();
  const cells = useCellTexts();
  return useMemo(
    () => ({
      ...cells,
      marks: {
        geo: t('resource.mark.geo'),
        time: t('resource.mark.time'),
        number: t('resource.mark.number'),
        text: t('resource.mark.text'),
      },
      filterBy: (label: string) => t('resource.filterBy', { label }),
      values: (count: number) => t('resource.values', { count, figure: figures.number(count) }),
    }),
    [t, cells, figures],
  );
}
