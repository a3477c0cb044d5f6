import { useFigures, useMoments } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RunMark } from '../../../harvest/run-mark.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import type { ShownSource } from './load-source.server.ts';
import styles from './source.module.css';

const counts = ['created', 'updated', 'vanished', 'failed'] as const;

/** The runs of a source, the latest first; each leads to what it did. */
export function RunsTable({ runs, shown }: { runs: ShownSource['runs']; shown: string | undefined }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const figures = useFigures();
  return (
    <section aria-labelledby="runs">
      <h2 id="runs">{t('harvest.runs')}</h2>
      <PlainTable label={t('harvest.runs')}>
        <thead>
          <tr>
            <th scope="col">{t('harvest.column.time')}</th>
            <th scope="col">{t('harvest.column.state')}</th>
            {counts.map((count) => (
              <th key={count} scope="col" className={styles.number}>
                {t(`harvest.column.${count}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <td>
                <Link
                  to={`?run=${run.id}`}
                  className={styles.runLink}
                  aria-current={run.id === shown ? 'true' : undefined}
                >
                  {moment(run.started_at ?? run.created_at)}
                </Link>
              </td>
              <td>
                <RunMark run={run} />
              </td>
              {counts.map((count) => (
                <td key={count} className={styles.number}>
                  {figures.number(run[count])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  );
}
