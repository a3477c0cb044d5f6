import { LocalTime, pictureAddress, useSiteFrame, viewAddress } from '@gazetteer/site';
import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import type { ChartChange } from './change-chart.server.ts';
import styles from './charts.module.css';
import type { WatchedChart } from './load-charts.server.ts';

interface ChartItemProps {
  chart: WatchedChart;
  isHidden: boolean;
  answer: ChartChange | undefined;
}

/** A chart with its picture, who made it, and what can be done about it. */
export function ChartItem({ chart, isHidden, answer }: ChartItemProps) {
  const { t } = useTranslation();
  const { locale } = useSiteFrame();
  const { id, visID, title, notes, maker, isOfPortal, reason, created } = chart;
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
        {isHidden ? (
          <p>{reason === '' ? t('moderation.noReason') : t('moderation.because', { reason })}</p>
        ) : null}
        <p>
          <Link to={`/console/feedback?${messages.toString()}`}>
            {t('moderation.messages')}
            <span className="visually-hidden"> {title}</span>
          </Link>
        </p>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="title" value={title} />
          {isHidden ? null : (
            <TextField
              label={t('moderation.reason')}
              name="reason"
              maxLength={500}
              autoComplete="off"
              defaultValue={answer?.id === id && !answer.result.ok ? answer.reason : ''}
            />
          )}
          <Button type="submit" name="act" value={isHidden ? 'restore' : 'hide'}>
            {t(isHidden ? 'moderation.restore' : 'moderation.hide')}
            <span className="visually-hidden"> {title}</span>
          </Button>
        </Form>
      </div>
    </li>
  );
}
