import { buttonClass, Checkbox, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import styles from './deletion.module.css';

/** The end of an account: nothing happens by one press alone. `isUnconfirmed` after a submit without the tick. */
export function Deletion({ isUnconfirmed }: { isUnconfirmed: boolean }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <details className={styles.deletion} open={isUnconfirmed || undefined}>
      <summary className={buttonClass('plain', styles.danger)}>{t('account.deletion.open')}</summary>
      <Form method="post" className={styles.form}>
        {isUnconfirmed ? <Notice kind="error" title={t('account.deletion.missing')} /> : null}
        <input type="hidden" name="intent" value="delete" />
        <label className={styles.tick}>
          <Checkbox name="confirmed" value="yes" required />
          <span>{t('account.deletion.confirm')}</span>
        </label>
        <button type="submit" className={buttonClass('plain', styles.danger)} disabled={isBusy}>
          {t('account.deletion.submit')}
        </button>
      </Form>
    </details>
  );
}
