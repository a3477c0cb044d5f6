import { Pager } from '@gazetteer/site';
import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { ChartCard } from './chart-card.tsx';
import type { ChartPage } from './load-charts.server.ts';

/** The charts somebody has saved, as pictures. @param found absent where they cannot be had */
export function MyCharts({ found }: { found: ChartPage | undefined }) {
  const { t } = useTranslation();
  if (!found) return <Notice kind="error" title={t('visualise.profile.failed')} />;
  if (found.count === 0)
    return (
      <>
        <p>{t('visualise.profile.empty')}</p>
        <p>{t('visualise.profile.emptyText')}</p>
        <ButtonLink look="primary" to="/visualise">
          {t('visualise.profile.start')}
        </ButtonLink>
      </>
    );
  return (
    <>
      <ul className="charts-list">
        {found.charts.map((chart) => (
          <ChartCard key={chart.id} chart={chart} />
        ))}
      </ul>
      <Pager
        label={t('visualise.profile.pages')}
        isByTime
        page={found.page}
        last={found.last}
        pathOf={(page) => `?charts=${page}#charts`}
      />
    </>
  );
}
