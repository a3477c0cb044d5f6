import { DropDown } from '@gazetteer/ui';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { ShellMenuItem } from '../site/shell-site.ts';
import styles from './menu.module.css';

/** The top menu as a list; `stacked` opens everything, for the small screen. */
export function Menu({ items, stacked = false }: { items: readonly ShellMenuItem[]; stacked?: boolean }) {
  return (
    <ul className={stacked ? styles.stacked : styles.menu}>
      {items.map((item) => (
        <li key={item.href + item.label}>
          {item.children.length === 0 ? (
            <MenuLink item={item} />
          ) : stacked ? (
            <>
              <span className={styles.heading}>{item.label}</span>
              <Menu items={item.children} stacked />
            </>
          ) : (
            <Part item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ item }: { item: ShellMenuItem }) {
  const { t } = useTranslation();
  // Dataset pages belong to 'Datasets' although their addresses do not start with /search.
  const { pathname } = useLocation();
  const isHere = item.href === '/search' && pathname.startsWith('/p/');
  if (item.external) {
    // What stands at a path, such as the documentation of the calls, is no page of the portal but of the same site.
    const isElsewhere = !item.href.startsWith('/');
    return (
      <a className={styles.link} href={item.href} rel="noopener">
        {item.label}
        {isElsewhere ? (
          <>
            <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
            <span className="visually-hidden">{t('shell.external')}</span>
          </>
        ) : null}
      </a>
    );
  }
  return (
    <NavLink
      className={({ isActive }) => `${styles.link} ${isActive || isHere ? styles.active : ''}`}
      to={item.href}
      end={item.href === '/'}
      prefetch="intent"
    >
      {item.label}
    </NavLink>
  );
}

function Part({ item }: { item: ShellMenuItem }) {
  const { pathname } = useLocation();
  const isHere = item.children.some((child) => child.href === pathname);
  return (
    <DropDown
      className={styles.drop}
      summaryClass={`${styles.link} ${isHere ? styles.active : ''}`}
      summary={
        <>
          {item.label}
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
        </>
      }
    >
      <ul className={styles.list}>
        {item.children.map((child) => (
          <li key={child.href}>
            <MenuLink item={child} />
          </li>
        ))}
      </ul>
    </DropDown>
  );
}
