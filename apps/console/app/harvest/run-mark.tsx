import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconPlayerStop,
  IconProgress,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneMark } from '../parts/tone-mark.tsx';

/** A run of a source, as far as it is told in a word. */
export interface MarkedRun {
  state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  recovered: boolean;
  failed: number;
  tables_failed: number;
}

const looks: Record<ReturnType<typeof wordOf>, { icon: Icon; tone: Tone }> = {
  waiting: { icon: IconClock, tone: 'open' },
  running: { icon: IconProgress, tone: 'open' },
  done: { icon: IconCheck, tone: 'good' },
  recovered: { icon: IconCheck, tone: 'good' },
  partly: { icon: IconAlertCircle, tone: 'open' },
  failed: { icon: IconAlertTriangle, tone: 'careful' },
  stopped: { icon: IconPlayerStop, tone: 'plain' },
};

/** How a run ended, or that it has not, by an icon and its word. */
export function RunMark({ run }: { run: MarkedRun }) {
  const { t } = useTranslation();
  const word = wordOf(run);
  return <ToneMark {...looks[word]}>{t(`harvest.state.${word}`)}</ToneMark>;
}

/** A run that was read to its end may have recovered from a failure, or lack something. */
function wordOf({ state, recovered, failed, tables_failed }: MarkedRun) {
  if (state !== 'done') return state;
  if (failed + tables_failed > 0) return 'partly';
  return recovered ? 'recovered' : 'done';
}
