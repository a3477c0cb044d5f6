import { DropDown } from '@gazetteer/ui';
import { IconSelector, IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import styles from './console-menu.module.css';
import { sectionsOfProject } from './project-sections.ts';
import { type Right, sectionsOpenTo } from './sections.ts';

/** By which the button of small windows names the menu that it opens. */
export const menuId = 'console-menu';

interface ConsoleMenuProps {
  rights: readonly Right[];
  /** The project whose pages are shown, if they are those of one. */
  project: ProjectOfMenu | undefined;
  /** The projects that one can go over to. */
  switchable: readonly { name: string; slug: string }[];
}

type ProjectOfMenu = Parameters<typeof sectionsOfProject>[0] & { name: string; address: string };

/**
 * The sections of the console and their pages: beside the page in a wide window, over it in a small one. Being a popover,
 * it opens and closes without script.
 */
export function ConsoleMenu({ rights, project, switchable }: ConsoleMenuProps) {
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
      {project ? <ProjectMenu project={project} switchable={switchable} onChoose={close} /> : null}
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
function ProjectMenu(props: {
  project: ProjectOfMenu;
  switchable: ConsoleMenuProps['switchable'];
  onChoose: () => void;
}) {
  const { project, switchable, onChoose } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.project}>
      <ProjectSwitch
        name={project.name}
        address={project.address}
        projects={switchable}
        onChoose={onChoose}
      />
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

interface ProjectSwitchProps {
  name: string;
  address: string;
  onChoose: () => void;
  projects: readonly { name: string; slug: string }[];
}

/** The name of the project, which opens the list of others. */
function ProjectSwitch({ name, address, onChoose, projects }: ProjectSwitchProps) {
  const { t } = useTranslation();
  return (
    <DropDown
      className={styles.switch}
      summaryClass={styles.name ?? ''}
      summary={
        <>
          <span>{name}</span>
          <IconSelector size={18} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{t('menu.switch')}</span>
        </>
      }
    >
      <ul className={styles.projects} aria-label={t('menu.switch')}>
        {projects.map(({ name: other, slug }) => {
          const to = `/console/projects/${slug}`;
          return (
            <li key={slug}>
              <Link to={to} aria-current={to === address ? 'true' : undefined} onClick={onChoose}>
                {other} <small>{slug}</small>
              </Link>
            </li>
          );
        })}
        <li>
          <Link to="/console/projects" onClick={onChoose}>
            {t('menu.allProjects')}
          </Link>
        </li>
      </ul>
    </DropDown>
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
