import { viewAddress } from '@gazetteer/site';
import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import { useShell } from '../../site/use-shell.ts';
import type { SavedAnswer } from './change-saved.server.ts';
import type { SavedPage } from './load-saved-page.server.ts';

/** What is to be known before one reads the chart: that there are newer figures, or why there is nothing to see. */
export function SavedNotices({ page }: { page: SavedPage }) {
  const { t } = useTranslation();
  const answer = useActionData<SavedAnswer>();
  const { chart, problem, isToday, isNewer } = page;
  const saved = viewAddress(chart.visID);
  const today = `${saved}&figures=today`;
  return (
    <>
      {chart.isHidden ? (
        <Hidden chart={chart} />
      ) : chart.isOwn && chart.visibility === 'public' && !chart.isListed ? (
        <Unlisted />
      ) : null}
      {answer?.done === 'failed' ? (
        <Notice kind="error" title={t('visualise.saved.takeOverFailed')} />
      ) : answer?.done === 'not-moderated' ? (
        <Notice kind="error" title={t('visualise.saved.hideFailed')} />
      ) : answer?.done === 'taken-over' ? (
        <Notice title={t('visualise.saved.takenOver')} />
      ) : null}
      {problem ? <Problem problem={problem} links={{ saved, today }} /> : null}
      {isNewer ? (
        <Notice title={t('visualise.saved.newer')}>
          <p>{t('visualise.saved.newerText')}</p>
          <Link to={today}>{t('visualise.saved.newerSee')}</Link>
        </Notice>
      ) : null}
      {isToday && !problem ? (
        <Notice title={t('visualise.saved.today')}>
          <p>{t('visualise.saved.todayText')}</p>
          <div className="saved-choices">
            {chart.isOwn ? <TakeOver action={saved} id={chart.id} /> : null}
            <Link to={saved}>{t('visualise.saved.todayBack')}</Link>
          </div>
        </Notice>
      ) : null}
    </>
  );
}

/** Who hid the chart, and why, for its maker and for editors. */
function Hidden({ chart: { isOwn, hiddenReason } }: Pick<SavedPage, 'chart'>) {
  const { t } = useTranslation();
  return (
    <Notice title={t(isOwn ? 'visualise.saved.hiddenOwn' : 'visualise.saved.hidden')}>
      <p>{t(isOwn ? 'visualise.saved.hiddenOwnText' : 'visualise.saved.hiddenText')}</p>
      {hiddenReason === null ? null : <p>{t('visualise.saved.hiddenBecause', { reason: hiddenReason })}</p>}
      {isOwn ? <Link to="/feedback">{t('visualise.saved.hiddenWrite')}</Link> : null}
    </Notice>
  );
}

/** Tells makers why their public chart does not stand with its dataset. */
function Unlisted() {
  const { t } = useTranslation();
  const { site } = useShell();
  const why = site.visitorCharts === 'none' ? 'unlisted' : 'waits';
  return (
    <Notice title={t(`visualise.saved.${why}`)}>
      <p>{t(`visualise.saved.${why}Text`)}</p>
    </Notice>
  );
}

function Problem({
  problem,
  links,
}: {
  problem: NonNullable<SavedPage['problem']>;
  links: { saved: string; today: string };
}) {
  const { t } = useTranslation();
  switch (problem.kind) {
    case 'changed':
      return (
        <Notice kind="error" title={t('visualise.saved.column', { field: problem.field })}>
          <p>{t('visualise.saved.columnText')}</p>
          <Link to={links.saved}>{t('visualise.saved.todayBack')}</Link>
        </Notice>
      );
    case 'version-gone':
      return (
        <Notice kind="error" title={t('visualise.saved.versionGone')}>
          <p>{t('visualise.saved.versionGoneText')}</p>
          <Link to={links.today}>{t('visualise.saved.newerSee')}</Link>
        </Notice>
      );
    default:
      return (
        <Notice kind="error" title={t('visualise.saved.undrawable')}>
          <p>{t('visualise.saved.undrawableText')}</p>
        </Notice>
      );
  }
}

/** Keeps the figures of today from now on; the owner has just seen them. */
function TakeOver({ action, id }: { action: string; id: string }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="take-over" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="primary" disabled={isBusy}>
        {t('visualise.saved.takeOver')}
      </Button>
    </Form>
  );
}
