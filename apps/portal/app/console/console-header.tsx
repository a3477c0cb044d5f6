import { DropDown, LanguageSwitch, ThemeSwitch } from '@gazetteer/ui';
import { IconExternalLink, IconMap2, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useShell } from '../site/use-shell.ts';

/** The parts of the console by their path. */
const parts = ['content', 'pages', 'media', 'feedback'] as const;

/** The bar over every page of the console: its parts, the way to the site, and who works here. */
export function ConsoleHeader({ name }: { name: string }) {
  const { t } = useTranslation();
  const { site } = useShell();
  return (
    <header className="console-bar">
      <Link to="/console/content" className="console-brand">
        <IconMap2 size={22} stroke={1.5} aria-hidden="true" />
        <span className="console-brand-name">{site.name}</span>
        <span className="console-brand-part">{t('console.title')}</span>
      </Link>
      <nav aria-label={t('console.menu.label')} className="console-menu">
        <ul>
          {parts.map((part) => (
            <li key={part}>
              <NavLink to={`/console/${part}`}>{t(`console.menu.${part}`)}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="console-tools">
        <Link to="/" reloadDocument className="console-tool">
          <IconExternalLink size={20} stroke={1.6} aria-hidden="true" />
          <span>{t('console.menu.site')}</span>
        </Link>
        <PersonMenu name={name} />
      </div>
    </header>
  );
}

/** Language, ground and the way out; they are needed rarely. */
function PersonMenu({ name }: { name: string }) {
  const { t } = useTranslation();
  const { site, locale } = useShell();
  return (
    <DropDown
      align="end"
      title={name}
      summaryClass="console-tool"
      summary={
        <>
          <IconUserCircle size={22} stroke={1.5} aria-hidden="true" />
          <span className="visually-hidden">{t('session.menu')}</span>
        </>
      }
    >
      <div className="console-person">
        <p>{t('session.signedInAs', { name })}</p>
        <LanguageSwitch label={t('shell.footer.language')} languages={site.languages} current={locale} />
        <ThemeSwitch texts={t('shell.footer.theme', { returnObjects: true })} />
        <Link to="/profile" reloadDocument>
          {t('session.profile')}
        </Link>
        <form method="post" action="/logout">
          <button type="submit">{t('session.logout')}</button>
        </form>
      </div>
    </DropDown>
  );
}
