import { useSiteFrame } from '@gazetteer/site';
import { DropDown, LanguageSwitch, ThemeSwitch } from '@gazetteer/ui';
import { IconExternalLink, IconMap2, IconMenu2, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { menuId } from '../menu/console-menu.tsx';
import { useMaybeProject } from '../project/use-project.ts';
import { SearchLink } from '../search/search-link.tsx';
import type { Person } from '../session/use-person.ts';

interface ConsoleHeaderProps {
  person: Person | undefined;
  /** Whether there is a menu, which small windows open by a button. */
  hasMenu: boolean;
  /** Whether a page is loading. */
  isBusy: boolean;
}

/** The bar over every page of the console: whose it is, the way to the site, and who works here. */
export function ConsoleHeader({ person, hasMenu, isBusy }: ConsoleHeaderProps) {
  const { t } = useTranslation();
  const { site } = useSiteFrame();
  const project = useMaybeProject();
  return (
    <header className="console-bar">
      {hasMenu ? (
        <button type="button" className="console-open" popoverTarget={menuId}>
          <IconMenu2 size={22} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{t('menu.open')}</span>
        </button>
      ) : null}
      <Link to="/console" className="console-brand">
        <IconMap2 size={22} stroke={1.5} aria-hidden="true" />
        <span className="console-brand-name">{site.name}</span>
        <span className="console-brand-part">{t('title')}</span>
      </Link>
      <div className="console-tools">
        {hasMenu ? <SearchLink project={project?.slug} /> : null}
        <a href="/" className="console-tool">
          <IconExternalLink size={20} stroke={1.6} aria-hidden="true" />
          <span className="console-tool-name">{t('menu.site')}</span>
        </a>
        {person ? <PersonMenu name={person.name} /> : null}
      </div>
      <div className="console-progress" data-busy={isBusy ? '' : undefined} />
    </header>
  );
}

/** The account, language and theme, and the way out; they are needed rarely. */
function PersonMenu({ name }: { name: string }) {
  const { t } = useTranslation();
  const { site, locale } = useSiteFrame();
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
        <LanguageSwitch label={t('frame.language')} languages={site.languages} current={locale} />
        <ThemeSwitch texts={t('frame.theme', { returnObjects: true })} />
        <a href="/profile">{t('session.profile')}</a>
        <form method="post" action="/logout">
          <button type="submit">{t('session.logout')}</button>
        </form>
      </div>
    </DropDown>
  );
}
