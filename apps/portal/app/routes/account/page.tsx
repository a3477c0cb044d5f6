import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../load-context.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/page';
import styles from './page.module.css';

const pages = ['login', 'registration', 'recovery', 'verification', 'settings', 'profile'] as const;

/** The pages around an account, until accounts open: each says so, and what can be done without one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.slice(1);
  const page = pages.find((name) => name === path) ?? 'login';
  return { page, title: translator(portal(context).locale)(`account.${page}.title`) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [...pageMeta(matches, loaderData), { name: 'robots', content: 'noindex' }];
}

export default function AccountPage({ loaderData: { page, title } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.column}>
        <h1>{title}</h1>
        <p>{t(`account.${page}.text`)}</p>
        <h2 className={styles.now}>{t('account.meanwhile')}</h2>
        <ButtonLink look="primary" to="/search">
          {t('account.browse')}
        </ButtonLink>
        <a className={styles.more} href="/api/docs">
          {t('account.api')}
        </a>
        {page === 'registration' ? (
          <Link className={styles.more} to="/login">
            {t('account.registration.already')}
          </Link>
        ) : (
          <Link className={styles.more} to="/">
            {t('account.back')}
          </Link>
        )}
      </div>
    </div>
  );
}
