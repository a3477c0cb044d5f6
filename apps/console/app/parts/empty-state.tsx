import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** What would stand here, and what it is good for. */
  text: string;
  /** What to do next. */
  children?: ReactNode;
}

/** What stands in the place of a list that has nothing in it yet. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children ? <div className="console-actions">{children}</div> : null}
    </div>
  );
}
