import type { ReactNode } from 'react';
import styles from './profile-section.module.css';

/** A part of the profile: a headline, a sentence about it, and what it holds. */
export function ProfileSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  );
}
