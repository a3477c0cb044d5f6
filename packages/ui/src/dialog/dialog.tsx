import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { keepFocusInside } from '../focus/reachable.ts';
import { closeFromOutside } from './close-from-outside.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** What the closing button is called. */
  closeLabel: string;
  /** What is in a dialog that is not open stays as it is until it opens again. */
  isOpen?: boolean;
  /**
   * As HTML's attribute of this name: `any` closes by a click beside it too; `closerequest` only by Escape and the
   * button, for what would be lost by a slip of the hand.
   */
  closedBy?: 'any' | 'closerequest';
  /** For what stands side by side in it. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A window over the page with one thing to do. The page behind it is out of reach, the tab key goes round inside,
 * Escape closes it, and the focus goes back to where it was.
 */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, isOpen = true, closedBy = 'any', isWide, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const told = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    if (!element.open) element.showModal();
    // The news comes late: by then it may be open again.
    const tell = () => {
      if (!element.open) told();
    };
    element.addEventListener('close', tell);
    return () => {
      // Nobody has closed it: it is hidden while something else is fetched, or taken out of the page.
      element.removeEventListener('close', tell);
      // A browser gives the focus back when a dialog is closed, not when it goes away.
      element.close();
    };
  }, [isOpen]);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.addEventListener('keydown', keepFocusInside);
    return () => element?.removeEventListener('keydown', keepFocusInside);
  }, []);
  useLayoutEffect(
    () => (closedBy === 'any' && dialog.current ? closeFromOutside(dialog.current) : undefined),
    [closedBy],
  );
  return (
    <dialog ref={dialog} className={styles.dialog} data-wide={isWide} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <IconX size={24} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{closeLabel}</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
