import { useTranslation } from 'react-i18next';
import type { SiteFrame } from '../frame/site-frame.ts';
import styles from './maintenance.module.css';

/** The closed site: alone on the page, because everything it could lead to is closed too. */
export function Maintenance({ frame: { site, locale, maintenance } }: { frame: SiteFrame }) {
  const { t } = useTranslation();
  const until = maintenance?.until;
  const notice = noticeIn(maintenance?.notice, locale);
  const time =
    until &&
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(new Date(until));
  return (
    <main id="content" className={`page ${styles.page}`}>
      <p className={styles.name}>{site.name}</p>
      <h1>{t('maintenance.title')}</h1>
      {notice ? <p className={styles.notice}>{notice}</p> : null}
      {time ? <p className={styles.until}>{t('maintenance.until', { time: `${time} UTC` })}</p> : null}
      <p>
        <a href={`mailto:${site.team.email}`}>{site.team.email}</a>
      </p>
    </main>
  );
}

/** What the operator says of it: in this language, else in the one there is. */
function noticeIn(
  notice: NonNullable<SiteFrame['maintenance']>['notice'],
  locale: SiteFrame['locale'],
): string | undefined {
  if (notice === undefined || typeof notice === 'string') return notice;
  return notice[locale] ?? Object.values(notice)[0];
}
