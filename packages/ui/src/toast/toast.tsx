import { IconX } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './toast.module.css';

/** `error` and `warning` are spoken at once, `plain` when the reader pauses. */
export type ToastKind = 'plain' | 'warning' | 'error';

interface ToastProps {
  kind?: ToastKind;
  /** What the closing button is called. */
  closeLabel: string;
  onClose: () => void;
  /**
   * Milliseconds until it goes by itself, not counted while it is pointed at or holds the focus. The style sheet
   * counts, so that it goes without script as well. It stays until closed unless given.
   */
  lifetime?: number;
  children: ReactNode;
}

/** A short message over the page, which moves nothing on it. It stands in {@link ToastStack}. */
export function Toast({ kind = 'plain', closeLabel, onClose, lifetime, children }: ToastProps) {
  const style: CSSProperties & { '--lifetime'?: string } = lifetime ? { '--lifetime': `${lifetime}ms` } : {};
  const look = `${styles.toast} ${styles[kind]} ${lifetime ? styles.passing : ''}`.trim();
  return (
    <div className={look} style={style} onAnimationEnd={onClose}>
      <div className={styles.text}>{children}</div>
      <button type="button" className={`${styles.close} needs-script`} onClick={onClose}>
        <IconX size={18} stroke={1.6} aria-hidden="true" />
        <span className="visually-hidden">{closeLabel}</span>
      </button>
    </div>
  );
}

/** The place at the lower edge of the window where toasts stand above one another. */
export function ToastStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
