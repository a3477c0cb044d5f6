import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './tone-mark.module.css';

/** How a state is meant: as it should be, not at its end, or something to be careful about. */
export type Tone = 'good' | 'open' | 'careful' | 'plain';

/** A state by an icon and its word. */
export function ToneMark({ icon: Shown, tone, children }: { icon: Icon; tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <Shown size={18} stroke={1.6} aria-hidden="true" />
      {children}
    </span>
  );
}
