import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconPlayerStop,
  IconProgress,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './run-mark.module.css';

/** A run of a source, as far as it is told in a word. */
export interface MarkedRun {
  state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  recovered: boolean;
  failed: number;
  tables_failed: number;
}

const icons = {
  waiting: IconClock,
  running: IconProgress,
  done: IconCheck,
  recovered: IconCheck,
  partly: IconAlertCircle,
  failed: IconAlertTriangle,
  stopped: IconPlayerStop,
} satisfies Record<ReturnType<typeof wordOf>, typeof IconCheck>;

/** How a run ended, or that it has not, by an icon and its word. */
export function RunMark({ run }: { run: MarkedRun }) {
  const { t } = useTranslation();
  const word = wordOf(run);
  const Icon = icons[word];
  return (
    <span className={styles.mark} data-state={word}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {t(`harvest.state.${word}`)}
    </span>
  );
}

/** A run that was read to its end may have recovered from a failure, or lack something. */
function wordOf({ state, recovered, failed, tables_failed }: MarkedRun) {
  if (state !== 'done') return state;
  if (failed + tables_failed > 0) return 'partly';
  return recovered ? 'recovered' : 'done';
}
