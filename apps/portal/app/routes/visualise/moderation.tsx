import { reportAddress, viewAddress } from '@gazetteer/site';
import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import type { SavedChartData } from '../../charts/saved-record.ts';
import { useShell } from '../../site/use-shell.ts';

/** What to do about a chart that should not be shown: who looks after the site hides it, everybody else reports it. */
export function Moderation({ chart }: { chart: SavedChartData }) {
  const { t } = useTranslation();
  const { visitor } = useShell();
  const isBusy = useNavigation().state !== 'idle';
  if (!chart.maker || chart.isOwn || chart.visibility === 'private') return null;
  if (!visitor?.mayEdit) {
    return (
      <p className="saved-moderation">
        <Link to={reportAddress(chart.visID)}>{t('visualise.saved.report')}</Link>
      </p>
    );
  }
  return (
    <Form method="post" action={viewAddress(chart.visID)} className="saved-moderation">
      <input type="hidden" name="intent" value={chart.isHidden ? 'show' : 'hide'} />
      <TextField
        label={t(chart.isHidden ? 'visualise.saved.reasonBack' : 'visualise.saved.reason')}
        name="reason"
        maxLength={500}
        autoComplete="off"
        required={!chart.isHidden}
      />
      <Button type="submit" disabled={isBusy}>
        {t(chart.isHidden ? 'visualise.saved.show' : 'visualise.saved.hide')}
      </Button>
    </Form>
  );
}
