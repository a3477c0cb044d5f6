import { LocalTime, useFigures } from '@gazetteer/site';
import { FactList } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import styles from './health.module.css';
import type { Health } from './load-health.server.ts';

/** What is stored where, and how much room there is. */
export function Storage({ storage: { database, objects, room } }: Pick<Health, 'storage'>) {
  const { t } = useTranslation();
  const figures = useFigures();
  const bytes = (value: number | null) => (value === null ? t('health.unknown') : figures.bytes(value));
  const files = (count: number | null, size: number | null) =>
    count === null ? t('health.unknown') : `${figures.number(count)} (${bytes(size)})`;
  return (
    <section aria-labelledby="storage" className={styles.part}>
      <h2 id="storage">{t('health.storage')}</h2>
      <FactList
        facts={[
          { name: t(`health.database.${database.kind}`), value: bytes(database.bytes) },
          { name: t('health.versions'), value: files(objects.versions, objects.version_bytes) },
          { name: t('health.uploads'), value: files(objects.uploads, objects.upload_bytes) },
          { name: t('health.objects.title'), value: t(`health.objects.${objects.kind}`) },
          ...room.map(({ place, free_bytes, total_bytes }) => ({
            name: t(`health.room.${place}`),
            value: t('health.room.of', { free: bytes(free_bytes), total: bytes(total_bytes) }),
          })),
        ]}
      />
      <p className="console-note">{t('health.storageNote')}</p>
    </section>
  );
}

/** Which version runs, in how many processes. */
export function Processes({ health: { version, runtime, processes } }: { health: Health }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { web, query, answering } = processes;
  return (
    <section aria-labelledby="processes" className={styles.part}>
      <h2 id="processes">{t('health.processes')}</h2>
      <FactList
        facts={[
          { name: t('health.version'), value: version },
          { name: t('health.runtime'), value: runtime },
          { name: t('health.web'), value: figures.number(web) },
          { name: t('health.query'), value: figures.number(query) },
          {
            name: t('health.answering', { id: answering.id }),
            value: (
              <>
                {t('health.since')} <LocalTime iso={answering.started_at} />,{' '}
                {figures.bytes(answering.memory_bytes)}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
