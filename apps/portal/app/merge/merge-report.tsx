import { useFigures } from '@gazetteer/site';
import { FactList } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { MatchPicture } from './match-picture.tsx';
import { sides } from './merge-address.ts';
import style from './merge-report.module.css';
import type { Report, Titles } from './report.ts';
import { SideDetails } from './side-details.tsx';
import { useAreaWords } from './use-area-words.ts';
import { useWarningText } from './use-warning-text.ts';

interface MergeReportProps {
  report: Report;
  titles: Titles;
  /** What is said of level and licence where the report alone does not tell. */
  said?: { level?: string; license?: string };
}

/** What came of the merge: how much of each table found its partner, what did not, and under which licence it stands. */
export function MergeReport({ report, titles, said = {} }: MergeReportProps) {
  const { t } = useTranslation();
  const words = useAreaWords();
  const figures = useFigures();
  const warningText = useWarningText(titles);
  const { license, period } = report;
  const kind = period.kind === null ? undefined : t(`merge.period.${period.kind}`);
  const periodText =
    kind && period.raised ? t('merge.report.periodRaised', { kind, table: titles[period.raised] }) : kind;
  const facts = [
    { name: t('merge.report.level'), value: said.level ?? words.level(report) },
    { name: t('merge.report.kept'), value: t(`merge.how.${report.how}`) },
    { name: t('merge.report.period'), value: periodText },
    {
      name: t('merge.report.license'),
      value: said.license ?? license.title ?? t(`merge.license.${license.outcome}`),
    },
  ];
  return (
    <section className={style.report} aria-labelledby="merge-report">
      <h2 id="merge-report">{t('merge.report.title')}</h2>
      <p className={style.sentence}>
        {t('merge.report.sentence', {
          count: report.rows_out,
          figure: figures.number(report.rows_out),
          left: figures.percent(report.left.match_rate),
          right: figures.percent(report.right.match_rate),
        })}
      </p>
      {sides.map((side) => (
        <MatchPicture key={side} title={titles[side]} side={report[side]} />
      ))}
      {report.warnings.length > 0 && (
        <ul className={style.warnings} aria-label={t('merge.report.warnings')}>
          {report.warnings.map((warning, place) => (
            <li key={place}>{warningText(warning)}</li>
          ))}
        </ul>
      )}
      <FactList facts={facts} />
      {sides.map((side) => (
        <SideDetails key={side} title={titles[side]} side={report[side]} />
      ))}
      {license.attribution.length > 0 && (
        <details className={style.details}>
          <summary>{t('merge.report.attribution')}</summary>
          <ul>
            {license.attribution.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
