import { CopyButton } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import styles from './client.module.css';
import type { Sample } from './sampled-client.ts';

/** Ready code that gets tokens for the client. */
export function SamplesPart({ samples }: { samples: readonly Sample[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="samples">
      <h2 id="samples">{t('oauth2.samples.title')}</h2>
      <p className="console-note">
        {samples.length === 0 ? t('oauth2.samples.none') : t('oauth2.samples.about')}
      </p>
      {samples.map(({ kind, text, packages, missingOrigin }) => (
        <figure key={kind} className={styles.sample}>
          <figcaption>
            {t(`oauth2.samples.${kind}.title`)}
            <CopyButton text={text} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
          </figcaption>
          <p className="console-note">
            {t(`oauth2.samples.${kind}.about`)} {packages ? <code>npm install {packages}</code> : null}
          </p>
          {missingOrigin === undefined ? null : (
            <p className="console-note">{t('oauth2.samples.origin', { origin: missingOrigin })}</p>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <pre tabIndex={0}>{text}</pre>
        </figure>
      ))}
    </section>
  );
}
