import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './documentation-banner.module.css';
import { useShell } from '../site/use-shell.ts';

/** A line on the home page and on dataset pages; who puts it away does not see it again on this machine. */
export function DocumentationBanner() {
  const { t } = useTranslation();
  const { site } = useShell();
  const { pathname } = useLocation();
  if (pathname !== '/' && !pathname.startsWith('/p/')) return null;
  return (
    <aside className={styles.banner} aria-label="Documentation">
      <div className={`page ${styles.row}`}>
        <p>
          {t('shell.banner.text')}{' '}
          <a href={site.documentationUrl} rel="noopener">
            {t('shell.banner.link')}
          </a>
        </p>
        <button type="button" className={`${styles.close} needs-script`} onClick={putAway}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{t('shell.banner.close')}</span>
        </button>
      </div>
    </aside>
  );
}

/** The attribute hides the line; the start script of the next page reads what is stored here. */
function putAway(): void {
  document.documentElement.dataset.banner = 'off';
  try {
    localStorage.setItem('banner', 'off');
  } catch {
    // Storage may be refused; the line is gone for this page at least.
  }
}
