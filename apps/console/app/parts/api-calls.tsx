import type { WrittenCall } from '@gazetteer/client/ory';
import { CopyButton } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import styles from './api-calls.module.css';

/** The calls by which a program does what a page does, to copy: in a shell, and with the client. */
export function ApiCalls({ calls, keyNote }: { calls: readonly WrittenCall[]; keyNote?: string }) {
  const { t } = useTranslation();
  return (
    <details className={styles.calls}>
      <summary>{t('parts.calls.title')}</summary>
      <p className="console-note">{keyNote ?? t('parts.calls.key')}</p>
      {calls.map(({ operation, curl, code }) => (
        <section key={operation} aria-label={operation}>
          <h3>{operation}</h3>
          <Written label={t('parts.calls.curl')} text={curl} />
          <Written label={t('parts.calls.code')} text={code} />
        </section>
      ))}
    </details>
  );
}

function Written({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  return (
    <figure className={styles.written}>
      <figcaption>
        {label}
        <CopyButton text={text} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
