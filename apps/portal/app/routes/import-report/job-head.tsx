import type { ImportJob } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { ButtonLink, buttonClass } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sourceName } from '../../imports/import-job.ts';
import type { LoadedJob } from './load-job.server.ts';
import style from './page.module.css';

/** What came of the job in one line, and the ways on. */
export function JobHead({ job, dataset, resource }: LoadedJob) {
  const { t } = useTranslation();
  const title = useTitle(job);
  const again = resource ? `${resource.path}/import` : dataset && `${dataset.path}/import`;
  return (
    <header className={style.head}>
      <nav className={style.trail} aria-label={t('dataset.breadcrumb')}>
        {dataset && <Link to={dataset.path}>{dataset.title}</Link>}
        {resource && (
          <>
            <span aria-hidden> / </span>
            <Link to={resource.path}>{resource.title}</Link>
          </>
        )}
      </nav>
      <h1>{title}</h1>
      {/* What a job comes to is said once, when it has ended. */}
      <p className="visually-hidden" role="status">
        {job.phase === 'ended' && title}
      </p>
      {job.phase === 'ended' && (
        <p className={style.actions}>
          {resource && job.state === 'done' && (
            <ButtonLink look="primary" to={resource.path}>
              {t('import.toTable')}
            </ButtonLink>
          )}
          {resource && job.state === 'done' && (
            <a className={buttonClass('plain')} href={resource.columns}>
              {t('import.describeColumns')}
            </a>
          )}
          {again && (
            <ButtonLink look={job.state === 'done' ? 'plain' : 'primary'} to={again}>
              {job.state === 'done' ? t('import.again') : t('import.tryAgain')}
            </ButtonLink>
          )}
        </p>
      )}
    </header>
  );
}

function useTitle(job: ImportJob): string {
  const { t } = useTranslation();
  const figures = useFigures();
  const name = sourceName(job);
  switch (job.state) {
    case 'done':
      return job.rows === null
        ? t('import.head.doneUnknown')
        : t('import.head.done', { count: job.rows, figure: figures.number(job.rows) });
    case 'failed':
      return t('import.head.failed', { name });
    case 'cancelled':
      return t('import.head.cancelled');
    default:
      return t('import.head.active', { name });
  }
}
