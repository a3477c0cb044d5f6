import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import type { ImportAnswer, Outcome, Refusal } from './import-identities.server.ts';
import styles from './import-identities.module.css';

/** What was found in a text of accounts: who would be made and which lines not, or what has become of them. */
export function LookedAt({ answer }: { answer: ImportAnswer }) {
  const { t } = useTranslation();
  if ('problem' in answer) {
    return <Notice kind="error" title={t(`identities.import.problems.${answer.problem}`)} />;
  }
  if ('unreadable' in answer) {
    return (
      <Notice kind="error" title={t('identities.import.problems.unreadable')}>
        <p>{answer.unreadable}</p>
      </Notice>
    );
  }
  if (!answer.result.ok) {
    return (
      <Notice kind="error" title={t('identities.import.refused')}>
        <p>{answer.result.message ?? t('parts.refused')}</p>
      </Notice>
    );
  }
  const { value } = answer.result;
  return (
    <div className={styles.notices}>
      <Made outcome={value} isDone={answer.isDone} />
      {value.refusedCount > 0 ? <Refused outcome={value} /> : null}
    </div>
  );
}

function Made({ outcome: { made, first }, isDone }: { outcome: Outcome; isDone: boolean }) {
  const { t } = useTranslation();
  const { address } = useProject();
  const title = isDone
    ? t('identities.import.done', { count: made })
    : t('identities.import.would', { count: made });
  return (
    <Notice title={title}>
      <ul className={styles.list}>
        {first.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have one name, and the list never changes
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {made > first.length ? <p>{t('identities.import.more', { count: made - first.length })}</p> : null}
      {isDone ? (
        <p>
          <Link to={`${address}/identities`}>{t('identities.import.back')}</Link>
        </p>
      ) : null}
    </Notice>
  );
}

function Refused({ outcome: { refused, refusedCount } }: { outcome: Outcome }) {
  const { t } = useTranslation();
  const words = (refusal: Refusal) =>
    'fault' in refusal ? t(`identities.import.faults.${refusal.fault}`) : refusal.message;
  return (
    <Notice kind="error" title={t('identities.import.wrong', { count: refusedCount })}>
      <ul className={styles.list}>
        {refused.map((refusal) => (
          <li key={refusal.line}>
            <strong>{t('identities.import.line', { line: refusal.line })}</strong> {words(refusal)}
          </li>
        ))}
      </ul>
      {refusedCount > refused.length ? (
        <p>{t('identities.import.more', { count: refusedCount - refused.length })}</p>
      ) : null}
    </Notice>
  );
}
