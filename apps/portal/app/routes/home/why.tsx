import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SiteText } from '../../articles/content-calls.server.ts';
import styles from './why.module.css';

/** The four FAIR principles, each with what it means here. */
const principles = ['findable', 'accessible', 'interoperable', 'reusable'] as const;

/** Why there is a portal: in the words of its operator where they have some. */
export function Why({ edited }: { edited: SiteText | undefined }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="why" className={styles.section}>
      <div className={styles.head}>
        <h2 id="why">{edited?.title || t('home.why.title')}</h2>
        {edited ? null : <p>{t('home.why.lead')}</p>}
      </div>
      {edited ? (
        <div
          className={styles.words}
          lang={edited.language}
          dangerouslySetInnerHTML={{ __html: edited.html }}
        />
      ) : (
        <dl className={styles.list}>
          {principles.map((principle) => (
            <div key={principle}>
              <dt>{t(`home.why.${principle}.name`)}</dt>
              <dd>{t(`home.why.${principle}.text`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Link to="/initiative" className={styles.more}>
        {t('home.why.more')}
        <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
      </Link>
    </section>
  );
}
