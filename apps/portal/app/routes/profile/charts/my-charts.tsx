import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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
      <Pages found={found} />
    </>
  );
}

function Pages({ found: { page, last } }: { found: ChartPage }) {
  const { t } = useTranslation();
  if (last === 1) return null;
  const to = (number: number) => `?charts=${number}#charts`;
  return (
    <nav className="charts-pages" aria-label={t('visualise.profile.pages')}>
      {page > 1 ? (
        <Link rel="prev" to={to(page - 1)}>
          ← {t('visualise.profile.previous')}
        </Link>
      ) : null}
      <span>{t('visualise.profile.page', { page, last })}</span>
      {page < last ? (
        <Link rel="next" to={to(page + 1)}>
          {t('visualise.profile.next')} →
        </Link>
      ) : null}
    </nav>
  );
}
