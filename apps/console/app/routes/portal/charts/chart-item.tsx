import { LocalTime, pictureAddress, useSiteFrame, viewAddress } from '@gazetteer/site';
import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import type { ChartChange } from './change-chart.server.ts';
import styles from './charts.module.css';
import type { WatchedChart } from './load-charts.server.ts';

interface ChartItemProps {
  chart: WatchedChart;
  answer: ChartChange | undefined;
}

/** A chart with its picture, who made it, and what can be done about it. */
export function ChartItem({ chart, answer }: ChartItemProps) {
  const { t } = useTranslation();
  const { locale } = useSiteFrame();
  const { visID, title, notes, maker, isOfPortal, isHidden, reason, created, dataset } = chart;
  const picture = pictureAddress(visID, 'svg', { lang: locale, width: 320, bare: true });
  const messages = new URLSearchParams({ state: 'all', search: visID });
  return (
    <li className={styles.item}>
      <img src={picture} alt="" width={320} height={200} loading="lazy" className={styles.picture} />
      <div className={styles.about}>
        <h2>
          <a href={viewAddress(visID)}>{title}</a>
        </h2>
        {notes === '' ? null : <p>{notes}</p>}
        <p className="console-note">
          {isOfPortal
            ? t('moderation.ofPortal')
            : t('moderation.by', { who: maker || t('moderation.nameless') })}{' '}
          <LocalTime iso={created} />
        </p>
        {isHidden ? <p>{t('moderation.because', { reason })}</p> : null}
        <Reports chart={chart} />
        <p>
          <Link to={`/console/feedback?${messages.toString()}`}>
            {t('moderation.messages')}
            <span className="visually-hidden"> {title}</span>
          </Link>
          {dataset === undefined ? null : (
            <>
              {' · '}
              <a href={`/dataset/${encodeURIComponent(dataset)}`}>
                {t('moderation.dataset')}
                <span className="visually-hidden"> {title}</span>
              </a>
            </>
          )}
        </p>
        <Decision chart={chart} answer={answer} />
      </div>
    </li>
  );
}

/** What visitors wrote about a chart that nobody has dealt with yet; one that nobody has looked at says so. */
function Reports({ chart: { reportCount, reports, isWaiting, isHidden } }: Pick<ChartItemProps, 'chart'>) {
  const { t } = useTranslation();
  if (isHidden) return null;
  return (
    <>
      <p className={styles.marks}>
        {isWaiting ? <strong>{t('moderation.isNew')}</strong> : null}
        {reportCount === 0 ? null : <strong>{t('moderation.reports', { count: reportCount })}</strong>}
      </p>
      {reports.map(({ id, message, created }) => (
        <blockquote key={id} className={styles.report}>
          <p>{message}</p>
          <p className="console-note">
            <Link to={`/console/feedback/${id}`}>
              <LocalTime iso={created} />
            </Link>
          </p>
        </blockquote>
      ))}
    </>
  );
}

/** What can be done about a chart; one that needs nothing more can still be hidden. */
function Decision({ chart, answer }: ChartItemProps) {
  const { t } = useTranslation();
  const { id, title, updated, isHidden, isWaiting, reportCount } = chart;
  const isRefused = answer?.id === id && !answer.result.ok;
  const name = <span className="visually-hidden"> {title}</span>;
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="updated" value={updated} />
      <TextField
        label={t(isHidden ? 'moderation.reasonBack' : 'moderation.reason')}
        name="reason"
        maxLength={500}
        autoComplete="off"
        defaultValue={isRefused ? answer.reason : ''}
        error={
          isRefused && answer.act === 'hide' && answer.reason === '' ? t('moderation.needsReason') : undefined
        }
      />
      <Button type="submit" name="act" value={isHidden ? 'restore' : 'hide'}>
        {t(isHidden ? 'moderation.restore' : 'moderation.hide')}
        {name}
      </Button>
      {isHidden || (!isWaiting && reportCount === 0) ? null : (
        <Button type="submit" name="act" value="approve" look="primary">
          {t(reportCount > 0 ? 'moderation.keep' : 'moderation.approve')}
          {name}
        </Button>
      )}
    </Form>
  );
}
