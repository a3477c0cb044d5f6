import type { WrittenCall } from '@gazetteer/client/ory';
import { CopyButton } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import styles from './this-call.module.css';

/** The call by which a program does the same as the form that this stands in, to copy. */
export function ThisCall({ call: { operation, curl } }: { call: WrittenCall }) {
  const { t } = useTranslation();
  return (
    <details className={styles.call}>
      <summary>
        {t('data.call.title')}
        <span className="visually-hidden"> {operation}</span>
      </summary>
      <figure>
        <figcaption>
          <code>{operation}</code>
          <CopyButton text={curl} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
        </figcaption>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre tabIndex={0}>{curl}</pre>
      </figure>
      <p className="console-note">{t('data.call.key')}</p>
    </details>
  );
}
