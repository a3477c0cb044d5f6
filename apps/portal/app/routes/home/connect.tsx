import { IconChevronDown, IconMail } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LatePart } from '../../shell/late-part.tsx';
import { useShell } from '../../shell/use-shell.ts';
import styles from './connect.module.css';

// Few visitors write: what the form can do comes after all that the page shows.
const ContactForm = lazy(() => import('../feedback/contact-form.tsx'));

export function Connect() {
  const { t } = useTranslation();
  const { site } = useShell();
  return (
    <section aria-labelledby="connect" className={styles.section}>
      <div className={styles.head}>
        <h2 id="connect">{t('connect.title', { team: site.team.name })}</h2>
        <p>{t('connect.lead')}</p>
        <a href={`mailto:${site.team.email}`} className={styles.mail}>
          <IconMail size={20} stroke={1.6} aria-hidden="true" />
          {site.team.email}
        </a>
      </div>
      <details className={styles.box}>
        <summary>
          {t('connect.write')}
          <IconChevronDown size={20} stroke={1.6} aria-hidden="true" />
        </summary>
        <div className={styles.form}>
          <LatePart fallback={null}>
            <ContactForm />
          </LatePart>
        </div>
      </details>
    </section>
  );
}
