import { IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './console-menu.module.css';
import { type Right, sectionsOpenTo } from './sections.ts';

/** By which the button of small windows names the menu that it opens. */
export const menuId = 'console-menu';

/**
 * The sections of the console and their pages: beside the page in a wide window, over it in a small one. Being a popover,
 * it opens and closes without script.
 */
export function ConsoleMenu({ rights }: { rights: readonly Right[] }) {
  const { t } = useTranslation();
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  useClosedInWideWindow(menu);
  return (
    <nav ref={menu} id={menuId} popover="auto" className={styles.menu} aria-label={t('menu.label')}>
      <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide">
        <IconX size={22} stroke={1.6} aria-hidden="true" />
        <span className="visually-hidden">{t('menu.close')}</span>
      </button>
      {sectionsOpenTo(rights).map(({ title, pages }) => (
        <div key={title}>
          <p id={title} className={styles.title}>
            {t(title)}
          </p>
          <ul aria-labelledby={title}>
            {pages.map(({ path, text, icon: Icon }) => (
              <li key={path}>
                <NavLink to={path} className={styles.link} onClick={close}>
                  <Icon size={20} stroke={1.6} aria-hidden="true" />
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** In a window that becomes wide the menu has its place beside the page, and need not lie over it. */
function useClosedInWideWindow(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = () => menu.current?.hidePopover();
    const wide = window.matchMedia('(min-width: 900px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [menu]);
}
