import { editAddress, useFigures, viewAddress, visibilities } from '@gazetteer/site';
import { Button, TextField } from '@gazetteer/ui';
import { IconDots, IconLink, IconLock, IconWorld } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { ChartTile } from '../../../charts/gallery/chart-tile.tsx';
import { useShell } from '../../../site/use-shell.ts';
import type { ListedChart } from './load-charts.server.ts';

const icons = { private: IconLock, link: IconLink, public: IconWorld } as const;

/** One of somebody's charts: its picture leads to it; what else can be done opens below. */
export function ChartCard({ chart }: { chart: ListedChart }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { visID, title, visibility, updated } = chart;
  const Icon = icons[visibility];
  return (
    <li className="charts-card">
      <Link className="charts-open" to={viewAddress(visID)}>
        <ChartTile visID={visID} />
        <span className="charts-title">{title}</span>
      </Link>
      <p className="charts-facts">
        {chart.hidden ? null : (
          <>
            <Icon size={16} stroke={1.6} aria-hidden="true" />
            {t(`visualise.profile.${visibility}`)}
            {' · '}
          </>
        )}
        <time dateTime={updated}>{figures.date(updated)}</time>
      </p>
      <Standing chart={chart} />
      {chart.hidden ? <Removal chart={chart} /> : <Changes chart={chart} />}
    </li>
  );
}

/** Whether editors have hidden a chart, and why, or have still to look at it. */
function Standing({ chart }: { chart: ListedChart }) {
  const { t } = useTranslation();
  const { site } = useShell();
  if (chart.hidden) {
    const reason = chart.hiddenReason ?? '';
    return (
      <p className="charts-facts">
        <strong>{t('visualise.profile.isHidden')}</strong>
        {reason === '' ? null : t('visualise.profile.because', { reason })}
      </p>
    );
  }
  const waits = chart.visibility === 'public' && !chart.listed && site.visitorCharts !== 'none';
  return waits ? <p className="charts-facts">{t('visualise.profile.waits')}</p> : null;
}

/** A hidden chart stays as it is until it is given back, but its maker may do without it. */
function Removal({ chart: { id, title } }: { chart: ListedChart }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset className="charts-acts">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="delete-chart"
        className="charts-delete"
        disabled={isBusy}
        aria-label={t('visualise.profile.deleteOf', { title })}
      >
        {t('visualise.profile.delete')}
      </button>
    </Form>
  );
}

/** Everything that changes a chart, as forms that work without script. */
function Changes({ chart }: { chart: ListedChart }) {
  const { t } = useTranslation();
  const { id, visID, title, visibility, updated } = chart;
  const isBusy = useNavigation().state !== 'idle';
  const details = useRef<HTMLDetailsElement>(null);
  const who = useId();
  // What was asked for is on its way; the list will show it.
  const close = () => {
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };
  const act = (intent: string) =>
    ({ type: 'submit', name: 'intent', value: intent, disabled: isBusy }) as const;
  return (
    <details ref={details} className="charts-changes" name="charts-changes">
      <summary>
        <IconDots size={20} stroke={1.6} aria-hidden="true" />
        <span className="visually-hidden">{t('visualise.profile.changeOf', { title })}</span>
      </summary>
      <Form method="post" preventScrollReset className="charts-form" key={updated} onSubmit={close}>
        <input type="hidden" name="id" value={id} />
        <TextField
          label={t('visualise.profile.newTitle')}
          name="title"
          defaultValue={title}
          required
          maxLength={300}
        />
        <label htmlFor={who}>{t('visualise.profile.who')}</label>
        <select id={who} name="visibility" defaultValue={visibility}>
          {visibilities.map((one) => (
            <option key={one} value={one}>
              {t(`visualise.save.${one}`)}
            </option>
          ))}
        </select>
        <Button look="primary" {...act('change-chart')}>
          {t('visualise.profile.keep')}
        </Button>
        <div className="charts-acts">
          <Link to={editAddress(visID)}>{t('visualise.profile.edit')}</Link>
          <button {...act('duplicate-chart')}>{t('visualise.profile.duplicate')}</button>
          <button {...act('delete-chart')} className="charts-delete">
            {t('visualise.profile.delete')}
          </button>
        </div>
      </Form>
    </details>
  );
}
