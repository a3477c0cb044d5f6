import { HONEYPOT } from '@gazetteer/feedback';
import { useTranslation } from 'react-i18next';
import styles from './team-form.module.css';

/** A field out of sight, which only programs fill in. Who finds it nevertheless, in a page without style, is told. */
export function HoneypotField() {
  const { t } = useTranslation();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t('feedback.honeypot')}
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
