import { type ReactNode, useState } from 'react';
import { Floating } from './floating.tsx';

interface MenuButtonProps {
  label: ReactNode;
  /** What the menu is called. */
  menuLabel: string;
  className?: string;
  title?: string;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu of choices. */
export function MenuButton({ label, menuLabel, className, title, children }: MenuButtonProps) {
  /** The button, while its menu is open. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => {
    setAnchor(undefined);
    anchor?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        title={title}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {label}
      </button>
      {anchor ? (
        <Floating anchor={anchor} label={menuLabel} role="menu" onClose={() => setAnchor(undefined)}>
          {children(close)}
        </Floating>
      ) : null}
    </>
  );
}
