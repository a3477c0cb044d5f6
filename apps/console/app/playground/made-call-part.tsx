import { useTranslation } from 'react-i18next';
import type { MadeCall } from './call-as-client.server.ts';
import styles from './playground.module.css';

/** A call as it was sent, and what came back. */
export function MadeCallPart({ call: { request, status, answer } }: { call: MadeCall }) {
  const { t } = useTranslation();
  return (
    <>
      <Written title={t('oauth2.play.request')} text={request} />
      <Written title={t('oauth2.play.answer', { status })} text={answer} />
    </>
  );
}

function Written({ title, text }: { title: string; text: string }) {
  return (
    <figure className={styles.written}>
      <figcaption className="console-note">{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
