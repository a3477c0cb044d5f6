import type { WrittenCall } from '@gazetteer/client/ory';
import type { ReactNode } from 'react';
import styles from './save-bar.module.css';
import { ThisCall } from './this-call.tsx';

/** Stays at the foot of a long form: its button, and the call that does the same. */
export function SaveBar({ call, children }: { call: WrittenCall; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      <ThisCall call={call} />
    </div>
  );
}
