import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { CountedNote } from '../../../datasets/counted-note.tsx';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { useDayNames } from '../../../datasets/use-day-names.ts';
import { CountChart } from '../../../parts/count-chart.tsx';
import { CountTable } from '../../../parts/count-table.tsx';
import styles from './figures-part.module.css';
import type { EditedDataset } from './load-dataset.server.ts';

const kinds = ['view', 'download', 'api_call', 'chart'] as const;

/** How often a dataset was used in the last 30 days: in figures, by day as a chart, and as a table. */
export function FiguresPart({ dataset: { figures: known, calls } }: { dataset: EditedDataset }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { short } = useDayNames();
  const { since, totals, days } = known;
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <h2 id="figures">{t('data.figures.title')}</h2>
      <p className="console-note">{t('data.figures.span')}</p>
      <CountChart
        title={t('data.figures.view')}
        counts={days.map(({ day, view }) => ({ name: short(day), value: view }))}
        unknown={days.filter(({ day }) => since === null || day < since).length}
      />
      <dl>
        {(['download', 'api_call', 'chart'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`data.figures.${kind}`)}</dt>
            <dd>{figures.number(totals[kind])}</dd>
          </div>
        ))}
      </dl>
      <CountedNote since={since} />
      <details>
        <summary>{t('data.figures.table')}</summary>
        <DaysTable days={days} />
      </details>
      <ThisCall call={calls.figures} />
    </section>
  );
}

function DaysTable({ days }: Pick<EditedDataset['figures'], 'days'>) {
  const { t } = useTranslation();
  const { short } = useDayNames();
  return (
    <CountTable
      label={t('data.figures.table')}
      head={t('data.figures.day')}
      kinds={kinds.map((id) => ({ id, name: t(`data.figures.${id}`) }))}
      rows={days.toReversed().map(({ day, ...counts }) => ({ id: day, name: short(day), counts }))}
    />
  );
}
