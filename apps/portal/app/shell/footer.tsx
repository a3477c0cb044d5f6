import { LanguageSwitch, ThemeSwitch } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ShellLogo } from '../site/shell-site.ts';
import styles from './footer.module.css';
import { useShell } from '../site/use-shell.ts';

export function Footer() {
  const { t } = useTranslation();
  const { site, project, locale, year } = useShell();
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.row}`}>
        {site.logos.footer.length > 0 && !project ? (
          <div className={styles.logos}>
            {site.logos.footer.map((logo) => (
              <FooterLogo key={logo.src} logo={logo} />
            ))}
          </div>
        ) : null}
        {project ? (
          <p className={styles.words}>
            <KeptBy />
          </p>
        ) : (
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
        )}
        <div className={styles.switches}>
          <LanguageSwitch label={t('shell.footer.language')} languages={site.languages} current={locale} />
          <ThemeSwitch texts={t('shell.footer.theme', { returnObjects: true })} />
        </div>
      </div>
    </footer>
  );
}

/** Says who keeps the accounts of a project. */
function KeptBy() {
  const { t } = useTranslation();
  const { site, project } = useShell();
  if (!project) return null;
  return (
    <>
      {t('shell.footer.keptBy', { project: site.name })} <a href={project.portal}>{project.keptBy}</a>
    </>
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
