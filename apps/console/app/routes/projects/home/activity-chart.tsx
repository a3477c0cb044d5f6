import { useTranslation } from 'react-i18next';
import { CountChart } from '../../../parts/count-chart.tsx';
import type { Activity, ActivityKind } from './activity-kinds.ts';
import { useStepNames } from './use-step-names.ts';

interface ActivityChartProps {
  kind: ActivityKind;
  activity: Activity;
}

/** How often one thing happened in a project. */
export function ActivityChart({ kind, activity: { counts, since, step } }: ActivityChartProps) {
  const { t } = useTranslation();
  const nameOf = useStepNames(step);
  return (
    <CountChart
      title={t(`project.home.kinds.${kind}`)}
      counts={counts.map((one) => ({ name: nameOf(one.at), value: one[kind] }))}
      unknown={counts.filter(({ at }) => isBefore(at, since, step)).length}
    />
  );
}

/** Whether an hour or a day was over before anything was counted. */
function isBefore(at: string, since: string | null, step: Activity['step']): boolean {
  if (since === null) return true;
  const length = step === 'hour' ? '2026-11-20T10'.length : '2026-11-20'.length;
  return at.slice(0, length) < since.slice(0, length);
}
