import type { ImportJob } from '@gazetteer/client';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { ChangesSection } from './changes-section.tsx';
import { ColumnsSection } from './columns-section.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { NotesSection } from './notes-section.tsx';
import style from './page.module.css';
import { ReadSection } from './read-section.tsx';
import { RejectedSection } from './rejected-section.tsx';

/** What came of a job that has ended. */
export function JobReport({ job }: { job: ImportJob }) {
  const { t } = useTranslation();
  const { report } = job;
  if (job.state === 'failed') return <FailureNotice error={job.error} />;
  if (job.state === 'cancelled') return <p>{t('import.nothingChanged')}</p>;
  if (!report) return <Notice title={t('import.reportLost')} />;
  return (
    <div className={style.report}>
      <ChangesSection report={report} />
      <ReadSection job={job} report={report} />
      <NotesSection notes={report.notes} />
      <RejectedSection id={job.id} report={report} />
      <ColumnsSection columns={report.columns} />
    </div>
  );
}
