import { buttonClass, ButtonLink, DropDown } from '@gazetteer/ui';
import { IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './account-menu.module.css';

interface AccountMenuProps {
  /** What the person is called. */
  name: string;
  /** Whether the console is open to them. */
  hasConsole: boolean;
  /** In the menu of small screens, where everything stands open. */
  stacked?: boolean;
}

/** What a signed-in person finds in the header. Its own file, because most visitors have no need of it. */
export default function AccountMenu({ name, hasConsole, stacked = false }: AccountMenuProps) {
  const { t } = useTranslation();
  if (stacked) {
    return (
      <>
        <p className={`${styles.name} ${styles.whole}`}>{t('session.signedInAs', { name })}</p>
        <ButtonLink to="/profile">{t('session.profile')}</ButtonLink>
        <ButtonLink to="/settings">{t('session.edit')}</ButtonLink>
        {hasConsole ? (
          <ButtonLink to="/console" reloadDocument>
            {t('session.console')}
          </ButtonLink>
        ) : null}
        <LogoutForm className={buttonClass('plain', styles.whole)} />
      </>
    );
  }
  return (
    <DropDown
      className={styles.account}
      align="end"
      title={name}
      summaryClass={styles.button}
      summary={
        <>
          <IconUserCircle size={28} stroke={1.4} aria-hidden="true" />
          <span className="visually-hidden">{t('session.menu')}</span>
        </>
      }
    >
      <p className={`${styles.name} ${styles.head}`}>{t('session.signedInAs', { name })}</p>
      <ul>
        <li>
          <Link className={styles.item} to="/profile">
            {t('session.profile')}
          </Link>
        </li>
        <li>
          <Link className={styles.item} to="/settings">
            {t('session.edit')}
          </Link>
        </li>
        {hasConsole ? (
          <li>
            <Link className={styles.item} to="/console" reloadDocument>
              {t('session.console')}
            </Link>
          </li>
        ) : null}
        <li>
          <LogoutForm className={styles.item} />
        </li>
      </ul>
    </DropDown>
  );
}

/** A plain form: the way out leads through the service, which takes the cookie away, to a freshly loaded page. */
function LogoutForm({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <form method="post" action="/logout" className={styles.logout}>
      <button type="submit" className={className}>
        {t('session.logout')}
      </button>
    </form>
  );
}
