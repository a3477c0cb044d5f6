import type { ReactNode } from 'react';
import styles from './side-columns.module.css';

/** A page with what can be done beside what it is about; where there is no room, it stands above. */
export function SideColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      {children ? <div className={styles.main}>{children}</div> : null}
    </div>
  );
}
