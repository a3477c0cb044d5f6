import type { ImportJob } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { FactList } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../../imports/import-job.ts';
import style from './page.module.css';

const delimiters = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** How the file was understood. */
export function ReadSection({ job, report }: { job: ImportJob; report: ImportReport }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { delimiter } = report;
  const named = delimiters[delimiter as keyof typeof delimiters];
  const facts = [
    { name: t('import.read.source'), value: job.source.name },
    { name: t('import.read.format'), value: report.format.toUpperCase() },
    { name: t('import.read.encoding'), value: report.encoding?.toUpperCase() },
    { name: t('import.read.delimiter'), value: named ? t(`import.read.delimiters.${named}`) : delimiter },
    { name: t('import.read.headerLine'), value: report.header_line && figures.number(report.header_line) },
    { name: t('import.read.sheet'), value: report.sheet },
    { name: t('import.read.rows'), value: figures.number(report.rows) },
    { name: t('import.read.rejected'), value: figures.number(report.rejected_rows) },
    { name: t('import.read.version'), value: figures.number(report.version) },
    { name: t('import.read.asked'), value: figures.moment(job.created_at) },
  ];
  return (
    <section>
      <h2>{t('import.read.title')}</h2>
      <div className={style.facts}>
        <FactList facts={facts} />
      </div>
    </section>
  );
}
