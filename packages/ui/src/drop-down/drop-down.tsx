import type { ReactNode } from 'react';
import styles from './drop-down.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface DropDownProps {
  /** What opens it. */
  summary: ReactNode;
  /** How that looks. */
  summaryClass?: string;
  /** What that says where a pointer rests. */
  title?: string;
  className?: string | undefined;
  /** On which edge of the button it hangs. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/**
 * Links and small forms that drop down from a button. It is a `<details>`, so it works without script; with it Escape,
 * a click elsewhere and going to another page close it. What are not pages but choices stands in `Menu`.
 */
export function DropDown(props: DropDownProps) {
  const { summary, summaryClass, title, className = '', align = 'start', children } = props;
  const details = useDisclosure();
  return (
    <details ref={details} className={`${styles.place} ${className}`.trim()}>
      <summary className={summaryClass} title={title}>
        {summary}
      </summary>
      <div className={styles.sheet} data-align={align}>
        {children}
      </div>
    </details>
  );
}
