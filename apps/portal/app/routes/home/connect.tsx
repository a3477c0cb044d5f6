import { IconChevronDown, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import { ContactForm } from '../../team-form/contact-form.tsx';
import styles from './connect.module.css';

/** How to reach the team, and the form for it, which unfolds. */
export default function Connect() {
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
          <ContactForm />
        </div>
      </details>
    </section>
  );
}
