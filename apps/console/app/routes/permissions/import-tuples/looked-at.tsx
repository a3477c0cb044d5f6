import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import type { ImportAnswer } from './import-tuples.server.ts';
import styles from './import-tuples.module.css';

/** What was found in a text of tuples: which lines are wrong, what would be added, or that it was. */
export function LookedAt({ answer: { look, imported } }: { answer: ImportAnswer }) {
  const { t } = useTranslation();
  const { address } = useProject();
  const failed = !look.ok ? look : imported && !imported.ok ? imported : undefined;
  if (failed || !look.ok) {
    return (
      <Notice kind="error" title={t('permissions.import.refused')}>
        <p>{failed?.message ?? t('parts.refused')}</p>
      </Notice>
    );
  }
  const { count, faultCount, stored = 0, repeated, first } = look.value;
  if (faultCount > 0) return <Faults {...look.value} />;
  if (imported) {
    return (
      <Notice title={t('permissions.import.done', { count })}>
        <p>
          <Link to={`${address}/tuples`}>{t('permissions.import.back')}</Link>
        </p>
      </Notice>
    );
  }
  if (count === 0) return <Notice kind="error" title={t('permissions.import.empty')} />;
  return (
    <Notice title={t('permissions.import.would', { count: count - stored })}>
      {look.value.stored === undefined ? <p>{t('permissions.import.uncounted')}</p> : null}
      {stored > 0 ? <p>{t('permissions.import.stored', { count: stored })}</p> : null}
      {repeated > 0 ? <p>{t('permissions.import.repeated', { count: repeated })}</p> : null}
      <ul className={styles.list}>
        {first.map((tuple) => (
          <li key={tuple}>
            <code>{tuple}</code>
          </li>
        ))}
      </ul>
      {count > first.length ? <p>{t('permissions.import.more', { count: count - first.length })}</p> : null}
    </Notice>
  );
}

type Look = Extract<ImportAnswer['look'], { ok: true }>['value'];

function Faults({ faults, faultCount }: Look) {
  const { t } = useTranslation();
  return (
    <Notice kind="error" title={t('permissions.import.wrong', { count: faultCount })}>
      <ul className={styles.list}>
        {faults.map(({ line, kind, about }) => (
          <li key={`${line} ${kind} ${about}`}>
            <strong>{t('permissions.import.line', { line })}</strong>{' '}
            {t(`permissions.import.faults.${kind}`, { about })}
          </li>
        ))}
      </ul>
      {faultCount > faults.length ? (
        <p>{t('permissions.import.moreFaults', { count: faultCount - faults.length })}</p>
      ) : null}
    </Notice>
  );
}
