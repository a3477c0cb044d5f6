import { LocalTime } from '@gazetteer/site';
import { TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { CountTable } from '../../../parts/count-table.tsx';
import { ActivityChart } from './activity-chart.tsx';
import styles from './activity.module.css';
import { type Activity, activityKinds } from './activity-kinds.ts';
import { useStepNames } from './use-step-names.ts';

/** What happens in a project over time: as charts, and as a table of the same figures. */
export function ActivitySection({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  const { step, since } = activity;
  const tabs = (['day', 'hour'] as const).map((one) => ({
    text: t(`project.home.spans.${one}`),
    to: one === 'day' ? '?' : '?step=hour',
    isCurrent: one === step,
  }));
  return (
    <section aria-labelledby="home-activity">
      <h2 id="home-activity">{t('project.home.activity')}</h2>
      <TabLinks label={t('project.home.span')} tabs={tabs} className={styles.spans} />
      <div className={styles.charts}>
        {activityKinds.map((kind) => (
          <ActivityChart key={kind} kind={kind} activity={activity} />
        ))}
      </div>
      <p className="console-note">
        {t('project.home.utc')} {since === null ? t('project.home.noneYet') : null}
        {since === null ? null : (
          <>
            {t('project.home.since')} <LocalTime iso={since} />.
          </>
        )}
      </p>
      <details className={styles.table}>
        <summary>{t('project.home.table')}</summary>
        <ActivityTable activity={activity} />
      </details>
    </section>
  );
}

function ActivityTable({ activity: { counts, step } }: { activity: Activity }) {
  const { t } = useTranslation();
  const nameOf = useStepNames(step);
  return (
    <CountTable
      label={t('project.home.activity')}
      head={t(`project.home.steps.${step}`)}
      kinds={activityKinds.map((id) => ({ id, name: t(`project.home.kinds.${id}`) }))}
      rows={counts.toReversed().map(({ at, ...kinds }) => ({ id: at, name: nameOf(at), counts: kinds }))}
    />
  );
}
