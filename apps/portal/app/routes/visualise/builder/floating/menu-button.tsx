import { type ReactNode, useRef, useState } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        title={title}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        {label}
      </button>
      {isOpen && button.current ? (
        <Floating anchor={button.current} label={menuLabel} role="menu" onClose={() => setOpen(false)}>
          {children(close)}
        </Floating>
      ) : null}
    </>
  );
}
