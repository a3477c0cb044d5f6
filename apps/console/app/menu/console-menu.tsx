import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './console-menu.module.css';
import { sectionsOfProject } from './project-sections.ts';
import { type Right, sectionsOpenTo } from './sections.ts';

/** By which the button of small windows names the menu that it opens. */
export const menuId = 'console-menu';

interface ConsoleMenuProps {
  rights: readonly Right[];
  /** The project whose pages are shown, if they are those of one. */
  project: ProjectOfMenu | undefined;
}

type ProjectOfMenu = Parameters<typeof sectionsOfProject>[0] & { name: string; address: string };

/**
 * The sections of the console and their pages: beside the page in a wide window, over it in a small one. Being a popover,
 * it opens and closes without script.
 */
export function ConsoleMenu({ rights, project }: ConsoleMenuProps) {
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
      {project ? <ProjectMenu project={project} onChoose={close} /> : null}
      {sectionsOpenTo(rights).map(({ title, pages }) => (
        <MenuSection key={title} id={title} title={t(title)}>
          {pages.map(({ path, text, icon: Icon }) => (
            <li key={path}>
              {/* A list of projects is not the page of one of them. */}
              <NavLink to={path} end={path === '/console/projects'} className={styles.link} onClick={close}>
                <Icon size={20} stroke={1.6} aria-hidden="true" />
                {t(text)}
              </NavLink>
            </li>
          ))}
        </MenuSection>
      ))}
    </nav>
  );
}

/** The pages of one project, under its name. */
function ProjectMenu(props: { project: ProjectOfMenu; onChoose: () => void }) {
  const { project, onChoose } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.project}>
      <p className={styles.name}>{project.name}</p>
      {sectionsOfProject(project).map(({ title, pages }) => (
        <MenuSection key={title} id={title} title={t(title)}>
          {pages.map(({ path, text, icon: Icon }) => (
            <li key={path}>
              <NavLink
                to={path === '' ? project.address : `${project.address}/${path}`}
                end={path === ''}
                className={styles.link}
                onClick={onChoose}
              >
                <Icon size={20} stroke={1.6} aria-hidden="true" />
                {t(text)}
              </NavLink>
            </li>
          ))}
        </MenuSection>
      ))}
    </div>
  );
}

function MenuSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
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
