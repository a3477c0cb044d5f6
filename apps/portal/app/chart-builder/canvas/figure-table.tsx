import { tableOf } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextTable } from '../../charts/text-table.tsx';
import type { DrawnChart } from '../../charts/use-chart-query.ts';
import { useShell } from '../../site/use-shell.ts';

/** Rows that a browser shows without effort. */
const MOST_ROWS = 500;

/** A chart of the kind 'table', and any chart for those who would rather read it. */
export function FigureTable({ drawn, title }: { drawn: DrawnChart; title: string }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { locale, site } = useShell();
  const { spec, data, drawing, ground } = drawn;
  const { columns, rows } = useMemo(
    () => tableOf(spec, data, { locale, digitGrouping: site.digitGrouping, drawing, ground }),
    [spec, data, drawing, ground, locale, site.digitGrouping],
  );
  return (
    // What scrolls is reached by the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="figure-table" tabIndex={0} role="region" aria-label={title}>
      <TextTable
        text={{ columns, rows: rows.slice(0, MOST_ROWS) }}
        caption={<caption className="visually-hidden">{title}</caption>}
      />
      {rows.length > MOST_ROWS ? (
        <p className="floating-note">
          {t('visualise.builder.canvas.moreRows', {
            shown: figures.number(MOST_ROWS),
            all: figures.number(rows.length),
          })}
        </p>
      ) : null}
    </div>
  );
}
