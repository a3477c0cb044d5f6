import type { InputHTMLAttributes } from 'react';
import styles from './checkbox.module.css';

/** A checkbox in the site's own lines; it stands in a label that names it. */
export function Checkbox(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return <input type="checkbox" className={styles.checkbox} {...props} />;
}
