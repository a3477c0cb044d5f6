import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A short fact in a frame: a format, a sector. */
export function Chip({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.chip}>
      {icon}
      {children}
    </span>
  );
}
