import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values in two columns; facts without a value are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
