import type { ComponentProps, ReactNode } from 'react';
import styles from './drop-down.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface DropDownProps extends ComponentProps<'details'> {
  /** What opens it. */
  summary: ReactNode;
  /** How that looks. */
  summaryClass?: string;
  /** On which edge of the button it hangs. */
  align?: 'start' | 'end';
}

/**
 * Links and small forms that drop down from a button. It is a `<details>`, so it works without script; with it Escape,
 * a click elsewhere and going to another page close it. What are not pages but choices stands in `Menu`.
 */
export function DropDown({
  summary,
  summaryClass,
  align = 'start',
  className,
  children,
  ...rest
}: DropDownProps) {
  const details = useDisclosure();
  return (
    <details ref={details} className={`${styles.place} ${className ?? ''}`.trim()} {...rest}>
      <summary className={summaryClass}>{summary}</summary>
      <div className={styles.sheet} data-align={align}>
        {children}
      </div>
    </details>
  );
}
