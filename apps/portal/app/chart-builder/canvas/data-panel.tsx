import { type ChartData, columnHeadings, describeChart, tableOf } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { buttonClass, CopyButton } from '@gazetteer/ui';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextTable } from '../../charts/text-table.tsx';
import { useShell } from '../../site/use-shell.ts';
import { useBuilder } from '../model/use-builder.ts';
import { figuresCsv, figuresForClipboard, fileNameOf } from './figures-csv.ts';
import { SourceRows } from './source-rows.tsx';
import { useCanvas } from './use-canvas.ts';

const ROWS_AT_ONCE = 200;

/** The figures behind the chart as a table, to read, copy and take along. */
export default function DataPanel() {
  const { t } = useTranslation();
  const { data, status } = useBuilder();
  return (
    <section className="data" aria-labelledby="data-title">
      <h2 id="data-title" className="data-title">
        {t('visualise.data.title')}
      </h2>
      {data ? (
        <Figures data={data} />
      ) : (
        <p className="data-note">
          {t(status === 'waiting' ? 'visualise.data.waiting' : 'visualise.data.none')}
        </p>
      )}
    </section>
  );
}

function Figures({ data }: { data: ChartData }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { spec } = useBuilder();
  const { drawing, ground } = useCanvas().query.drawn ?? {};
  const { locale, site } = useShell();
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const style = useMemo(
    () => ({ locale, digitGrouping: site.digitGrouping, drawing, ground }),
    [locale, site.digitGrouping, drawing, ground],
  );
  const table = useMemo(() => tableOf(spec, data, style), [spec, data, style]);
  const rest = table.rows.length - shown;
  const more = Math.min(rest, ROWS_AT_ONCE);
  const headings = useMemo(() => columnHeadings(spec, data, style), [spec, data, style]);
  const download = () =>
    saveText(figuresCsv(data, headings), `${fileNameOf(describeChart(spec, data, style).title)}.csv`);
  return (
    <>
      <div className="data-ways">
        <p className="data-note">
          {t('visualise.data.count', { count: data.rows.length, figure: figures.number(data.rows.length) })}
        </p>
        <CopyButton
          text={figuresForClipboard(data, headings)}
          label={t('visualise.data.copy')}
          copied={t('visualise.data.copied')}
        />
        <button type="button" className={buttonClass('plain', 'data-csv')} onClick={download}>
          <IconDownload size={16} stroke={1.75} aria-hidden />
          {t('visualise.data.csv')}
        </button>
        <SourceRows />
      </div>
      {data.truncated && (
        <p className="data-note">{t('visualise.data.cut', { figure: figures.number(data.rows.length) })}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="data-scroller" role="group" aria-labelledby="data-title" tabIndex={0}>
        <TextTable
          className="data-table"
          text={{ columns: table.columns, rows: table.rows.slice(0, shown) }}
        />
      </div>
      {rest > 0 && (
        <button type="button" className={buttonClass('plain')} onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {t('visualise.data.more', { count: more, figure: figures.number(more) })}
        </button>
      )}
    </>
  );
}

/** Gives a text to the browser as a file to keep; programs for tables know by its first character that it is UTF-8. */
function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
