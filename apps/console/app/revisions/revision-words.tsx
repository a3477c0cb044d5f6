import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import styles from './revisions.module.css';

interface RevisionWordsProps {
  revision: { number: number; saved_at: string; saved_by: string | null; restored_from: number | null };
  isCurrent: boolean;
  /** Who could see it from then on, where that differs. */
  state?: ReactNode;
  /** What it changed. */
  children: ReactNode;
}

/** A save: when it was, what it changed, and who it was. */
export function RevisionWords({ revision, isCurrent, state, children }: RevisionWordsProps) {
  const { t } = useTranslation();
  const { number, saved_at, saved_by, restored_from } = revision;
  return (
    <div className={styles.words}>
      <p>
        <span className={styles.number}>{number}</span> <LocalTime iso={saved_at} /> {state}
        {isCurrent ? <strong> {t('revisions.current')}</strong> : null}
      </p>
      <p>{children}</p>
      <p className="console-note">
        <bdi>{saved_by ?? t('revisions.nobody')}</bdi>
        {restored_from === null ? null : ` · ${t('revisions.restoredFrom', { number: restored_from })}`}
      </p>
    </div>
  );
}

/** Takes a save back. @param known the newest one that the page shows */
export function RestoreButton({ number, known }: { number: number; known: number }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" preventScrollReset className={styles.restore}>
      <input type="hidden" name="known" value={known} />
      <Button type="submit" look="quiet" name="number" value={number} disabled={isBusy}>
        {t('revisions.restore')}
        <span className="visually-hidden"> {t('revisions.version', { number })}</span>
      </Button>
    </Form>
  );
}
