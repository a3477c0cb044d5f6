import type { ImportJob } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import progress from '../../imports/progress.module.css';
import style from './page.module.css';

/** How far the job is, and a way to cancel it. Each phase is said aloud once; the bar moves without a word. */
export function JobProgress({ job }: { job: ImportJob }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const isWaiting = job.phase === 'choosing';
  return (
    <section className={style.progress}>
      {/* Without script the page looks again by itself, but not while somebody chooses. */}
      {!isWaiting && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
      <div className={progress.progress}>
        <p className={progress.phase} role="status">
          {t(`import.phase.${job.phase}`)}
        </p>
        <progress value={job.fraction} max={1} aria-label={t('import.progress')} />
        <p className={progress.share}>
          {figures.percent(job.fraction)}
          {job.rows !== null &&
            ` · ${t('dataset.rows', { count: job.rows, figure: figures.number(job.rows) })}`}
        </p>
        <Form method="post">
          <Button type="submit" name="intent" value="cancel">
            {t('import.cancel')}
          </Button>
        </Form>
      </div>
      <p className={style.quiet}>{t('import.stays')}</p>
    </section>
  );
}
