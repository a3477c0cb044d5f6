import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useState } from 'react';
import { Floating } from '../floating/floating.tsx';
import styles from './menu.module.css';
import { menuTarget } from './menu-target.ts';

/** Closes the menu that an item stands in. */
const CloseMenu = createContext<() => void>(() => undefined);

interface MenuProps {
  /** What opened it: it stands beside, and the focus goes back there. */
  anchor: HTMLElement;
  /** What it is called. */
  label: string;
  onClose: () => void;
  /** {@link MenuItem}s, and what stands between them. */
  children: ReactNode;
}

/** Choices beside what opened them: arrows, Home, End and first letters go through them, a choice closes them. */
export function Menu({ anchor, label, onClose, children }: MenuProps) {
  const close = () => {
    onClose();
    anchor.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      close();
      return;
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    const target = menuTarget(event.key, items);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <Floating anchor={anchor} label={label} role="menu" onClose={onClose} onKeyDown={onKeyDown}>
      <CloseMenu value={close}>{children}</CloseMenu>
    </Floating>
  );
}

interface MenuButtonProps {
  label: ReactNode;
  /** What the menu is called. */
  menuLabel: string;
  className?: string;
  children: ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({ label, menuLabel, className, children }: MenuButtonProps) {
  /** The button, while its menu is open. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {label}
      </button>
      {anchor ? (
        <Menu anchor={anchor} label={menuLabel} onClose={() => setAnchor(undefined)}>
          {children}
        </Menu>
      ) : null}
    </>
  );
}

/** The class of a choice, for lists of buttons that are no menu. */
export const menuItemClass = styles.item;

interface MenuItemProps {
  icon?: ReactNode;
  /** A short fact at the end of the line. */
  note?: string | undefined;
  /** One of several of which one holds. */
  isChosen?: boolean;
  /** It says why it cannot be chosen, so it can be reached all the same. */
  isDisabled?: boolean;
  /** It shows more of the menu. */
  staysOpen?: boolean;
  /** Called when the menu is closed and the focus is back. */
  onChoose: () => void;
  children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { icon, note, isChosen, isDisabled, staysOpen, onChoose, children } = props;
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChosen}
      aria-disabled={isDisabled || undefined}
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        if (isDisabled) return;
        if (!staysOpen) close();
        onChoose();
      }}
    >
      {icon}
      {children}
      {note ? <small>{note}</small> : null}
    </button>
  );
}

/** A choice that leads to another page. */
export function MenuLink({ href, children, ...link }: ComponentProps<'a'>) {
  const close = use(CloseMenu);
  return (
    <a href={href} {...link} role="menuitem" tabIndex={-1} className={styles.item} onClick={close}>
      {children}
    </a>
  );
}
