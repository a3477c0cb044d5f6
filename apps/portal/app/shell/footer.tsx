import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ShellLogo } from '../site/site.ts';
import styles from './footer.module.css';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { useShell } from '../site/use-shell.ts';

const languageNames = { en: 'English', fr: 'Français' } as const;

export function Footer() {
  const { t } = useTranslation();
  const { site, year } = useShell();
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.row}`}>
        {site.logos.footer.length > 0 ? (
          <div className={styles.logos}>
            {site.logos.footer.map((logo) => (
              <FooterLogo key={logo.src} logo={logo} />
            ))}
          </div>
        ) : null}
        <div className={styles.words}>
          <ul className={styles.links}>
            <li>
              <Link to="/datausage?view=data_privacy_policy">{t('dataUsage.data_privacy_policy')}</Link>
            </li>
            <li>
              <Link to="/datausage?view=copyright_policy">{t('dataUsage.copyright_policy')}</Link>
            </li>
          </ul>
          <p>{t('shell.footer.copyright', { year, owner: site.owner })}</p>
        </div>
        <div className={styles.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function FooterLogo({ logo }: { logo: ShellLogo }) {
  const picture = (
    <picture>
      {logo.darkSrc ? (
        <source
          srcSet={logo.darkSrc}
          media="(prefers-color-scheme: dark)"
          data-theme="dark"
          suppressHydrationWarning
        />
      ) : null}
      <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} />
    </picture>
  );
  return logo.href ? <a href={logo.href}>{picture}</a> : picture;
}

/** Plain links: the server remembers the choice, and a browser holds the texts of one language only. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { site, locale } = useShell();
  const { pathname, search } = useLocation();
  const address = (language: string) => {
    const query = new URLSearchParams(search);
    query.set('lng', language);
    return `${pathname}?${query}`;
  };
  return (
    <nav aria-label={t('shell.footer.language')}>
      <ul className={styles.languages}>
        {site.languages.map((language) => (
          <li key={language}>
            <a
              href={address(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? 'true' : undefined}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
