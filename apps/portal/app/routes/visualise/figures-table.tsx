import type { TableText } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { TextTable } from '../../charts/text-table.tsx';

interface FiguresTableProps {
  title: string;
  text: TableText;
  /** How many rows there are; some may be in the download only. */
  rowCount: number;
}

/** The figures behind a chart, for those who do not see it and those who want them exactly. */
export function FiguresTable({ title, text, rowCount }: FiguresTableProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <details className="saved-table">
      <summary>{t('visualise.saved.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="saved-scroll" role="region" aria-label={title} tabIndex={0}>
        <TextTable text={text} />
      </div>
      {text.rows.length < rowCount ? (
        <p>
          {t('visualise.saved.tableCut', {
            shown: figures.number(text.rows.length),
            all: figures.number(rowCount),
          })}
        </p>
      ) : null}
    </details>
  );
}
