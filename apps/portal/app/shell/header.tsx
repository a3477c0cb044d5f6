import { buttonClass, ButtonLink, useDisclosure } from '@gazetteer/ui';
import { IconMap2, IconMenu2, IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { ShellSite } from '../site/shell-site.ts';
import { useFeedback } from './feedback-context.tsx';
import styles from './header.module.css';
import { Menu } from './menu.tsx';
import { QuickSearch } from '../quick-search/quick-search.tsx';
import { useShell } from '../site/use-shell.ts';
import { neighbourAddress } from '../self-service/flow-address.ts';

// Fetched for people who are signed in only; their pages come with it from the server.
const AccountMenu = lazy(() => import('../session/account-menu.tsx'));

/** Pages that have a search field of their own. */
const withoutQuickSearch = ['/', '/search'];

export function Header() {
  const { site, project } = useShell();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (project) return <ProjectHeader />;
  return (
    <header className={styles.header}>
      <div className={`page ${styles.row}`}>
        <Brand site={site} />
        <nav className={styles.wide} aria-label={t('shell.mainMenu')}>
          <Menu items={site.menu} />
        </nav>
        <div className={styles.tools}>
          {withoutQuickSearch.includes(pathname) ? null : <QuickSearch />}
          <span className={styles.feedback}>
            <FeedbackButton />
          </span>
          <Account />
          <SmallMenu />
        </div>
      </div>
    </header>
  );
}

/** The head of the pages at a project's host, where there is nothing but accounts. */
function ProjectHeader() {
  return (
    <header className={styles.header}>
      <div className={`page ${styles.row}`}>
        <ProjectBrand />
        <div className={styles.tools}>
          <Account />
          <SmallMenu />
        </div>
      </div>
    </header>
  );
}

function ProjectBrand() {
  const { site, project } = useShell();
  const { t } = useTranslation();
  return (
    <Link
      to="/"
      className={`${styles.brand} ${styles.project}`}
      aria-label={t('shell.home', { site: site.name })}
    >
      {project?.logo ? <img src={project.logo} alt="" height={32} /> : null}
      <span>{site.name}</span>
    </Link>
  );
}

/** The ways in, or what a person finds who is in. `stacked` is for the menu of small screens. */
function Account({ stacked = false }: { stacked?: boolean }) {
  const { t } = useTranslation();
  const { visitor, loginAt } = useShell();
  // An application that waits for somebody to sign in is not lost on the way between the two.
  const [asked] = useSearchParams();
  const wayTo = (page: '/login' | '/registration') =>
    neighbourAddress(page, asked, asked.get('login_challenge'));
  if (visitor) {
    return (
      <Suspense>
        <AccountMenu name={visitor.name} hasConsole={visitor.hasConsole} stacked={stacked} />
      </Suspense>
    );
  }
  return (
    <>
      <ButtonLink
        to={loginAt === '/login' ? wayTo('/login') : loginAt}
        look={stacked ? 'plain' : 'quiet'}
        className={styles.way}
      >
        {t('shell.login')}
      </ButtonLink>
      <ButtonLink to={wayTo('/registration')} look="primary" className={styles.way}>
        {t('shell.signUp')}
      </ButtonLink>
    </>
  );
}

function Brand({ site }: { site: ShellSite }) {
  const { t } = useTranslation();
  const { header } = site.logos;
  return (
    <Link to="/" className={styles.brand} aria-label={t('shell.home', { site: site.name })}>
      {header ? (
        <img src={header.src} alt="" width={header.width} height={header.height} />
      ) : (
        <IconMap2 size={26} stroke={1.5} aria-hidden="true" />
      )}
      <span>{site.name}</span>
    </Link>
  );
}

/** The menu of small screens: a disclosure that needs no script. */
function SmallMenu() {
  const { site, project } = useShell();
  const { t } = useTranslation();
  const details = useDisclosure();
  return (
    <details ref={details} className={styles.small}>
      <summary>
        <IconMenu2 className={styles.closed} size={24} stroke={1.6} aria-hidden="true" />
        <IconX className={styles.opened} size={24} stroke={1.6} aria-hidden="true" />
        <span className="visually-hidden">{t('shell.menu')}</span>
      </summary>
      <div className={styles.sheet}>
        {project ? null : (
          <nav aria-label={t('shell.mainMenu')}>
            <Menu items={site.menu} stacked />
          </nav>
        )}
        <div className={styles.actions}>
          {project ? null : <FeedbackButton />}
          <Account stacked />
        </div>
      </div>
    </details>
  );
}

/** Opens the feedback form over the page; without script it leads to a page with the same form. */
function FeedbackButton() {
  const { t } = useTranslation();
  const open = useFeedback();
  return (
    <Link
      to="/feedback"
      className={buttonClass('plain')}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
    >
      {t('feedback.open')}
    </Link>
  );
}
