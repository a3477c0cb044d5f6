import { useFigures } from '@gazetteer/site';
import { FactList, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../parts/plain-table.tsx';
import styles from './health.module.css';
import type { Health } from './load-health.server.ts';

/** A queue is counted to this many. */
const MOST = 1_000;

/** What waits to be done, and what was given up. */
export function Queues({ queues }: Pick<Health, 'queues'>) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (queues === null) return null;
  const { messages, imports, harvests } = queues;
  const count = (value: number) =>
    value < MOST ? figures.number(value) : t('health.atLeast', { figure: figures.number(value) });
  return (
    <section aria-labelledby="queues" className={styles.part}>
      <h2 id="queues">{t('health.queues')}</h2>
      {messages.delivery === 'log' ? <Notice>{t('health.noMail')}</Notice> : null}
      <FactList
        facts={[
          { name: t('health.messages.waiting'), value: count(messages.waiting) },
          { name: t('health.messages.late'), value: count(messages.late) },
          { name: t('health.messages.abandoned'), value: count(messages.abandoned) },
          { name: t('health.imports.queued'), value: count(imports.queued) },
          { name: t('health.imports.running'), value: count(imports.running) },
          { name: t('health.imports.failed'), value: count(imports.failed) },
        ]}
      />
      <h3>{t('health.harvests.title')}</h3>
      {harvests.length === 0 ? <p>{t('health.harvests.none')}</p> : <Harvests harvests={harvests} />}
    </section>
  );
}

function Harvests({ harvests }: Pick<NonNullable<Health['queues']>, 'harvests'>) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <PlainTable label={t('health.harvests.title')}>
      <thead>
        <tr>
          <th scope="col">{t('health.harvests.location')}</th>
          <th scope="col">{t('health.harvests.datasets')}</th>
          <th scope="col">{t('health.harvests.runs')}</th>
          <th scope="col">{t('health.state')}</th>
        </tr>
      </thead>
      <tbody>
        {harvests.map(({ location, datasets, runs, is_unfinished }) => (
          <tr key={location}>
            <td>{location}</td>
            <td>{figures.number(datasets)}</td>
            <td>{figures.number(runs)}</td>
            <td>{t(is_unfinished ? 'health.harvests.unfinished' : 'health.harvests.finished')}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
