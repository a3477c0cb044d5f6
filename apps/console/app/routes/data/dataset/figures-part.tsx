import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { CountedNote } from '../../../datasets/counted-note.tsx';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { useDayNames } from '../../../datasets/use-day-names.ts';
import { CountChart } from '../../../parts/count-chart.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import styles from './figures-part.module.css';
import type { EditedDataset } from './load-dataset.server.ts';

const kinds = ['view', 'download', 'api_call'] as const;

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
        {(['download', 'api_call'] as const).map((kind) => (
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
  const figures = useFigures();
  const { short } = useDayNames();
  return (
    <PlainTable label={t('data.figures.table')}>
      <thead>
        <tr>
          <th scope="col">{t('data.figures.day')}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {t(`data.figures.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((one) => (
          <tr key={one.day}>
            <th scope="row">{short(one.day)}</th>
            {kinds.map((kind) => (
              <td key={kind} className={styles.figure}>
                {figures.number(one[kind])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
