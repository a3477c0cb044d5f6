import type { ImportJob } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ImportHistory } from '../../imports/call-imports.server.ts';
import { ImportForm } from './import-form.tsx';
import style from './import-page.module.css';
import { sourceName } from '../../imports/import-job.ts';

interface PageProps {
  title: string;
  lead: string;
  /** Where it goes, from the dataset on. */
  trail: readonly { text: string; to: string }[];
  target: { resource_id: string } | { package_id: string };
  history: ImportHistory;
}

/** Where a file or an address is given, for a table there is or for a new one. */
export function ImportPage({ title, lead, trail, target, history }: PageProps) {
  const { t } = useTranslation();
  return (
    <div className={`page ${style.page}`}>
      <header className={style.head}>
        <nav className={style.trail} aria-label={t('dataset.breadcrumb')}>
          {trail.map(({ text, to }, place) => (
            <span key={to}>
              {place > 0 && <span aria-hidden> / </span>}
              <Link to={to}>{text}</Link>
            </span>
          ))}
        </nav>
        <h1>{title}</h1>
        <p className={style.lead}>{lead}</p>
      </header>
      <ImportForm target={target} largestFile={history.largest_file} />
      {history.items.length > 0 && <EarlierImports jobs={history.items} />}
    </div>
  );
}

function EarlierImports({ jobs }: { jobs: readonly ImportJob[] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <section className={style.earlier}>
      <h2>{t('import.earlier')}</h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <Link to={`/imports/${job.id}`}>{sourceName(job)}</Link>
            <span>
              {t(`import.states.${job.state}`)}
              {job.rows !== null &&
                ` · ${t('dataset.rows', { count: job.rows, figure: figures.number(job.rows) })}`}
            </span>
            <time dateTime={job.created_at}>{figures.moment(job.created_at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
