import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import styles from './check.module.css';

const icons = { allowed: IconCircleCheck, denied: IconCircleX, unknown: IconHelpCircle };

/** The sign of a result, beside its words. */
export function Mark({ result }: { result: keyof typeof icons }) {
  const Icon = icons[result];
  return <Icon size={20} stroke={1.75} aria-hidden="true" className={styles.mark} data-result={result} />;
}
