import type { OwnSource } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { MergeReport } from '../../merge/merge-report.tsx';
import { useAreaWords } from '../../merge/use-area-words.ts';
import { textOf } from '../../site/text-of.ts';
import { joinSpec } from './join-spec.ts';
import type { JoinKey } from './join-key.ts';
import type { OwnJoin } from './join-own-rows.ts';
import type { KeyNames } from './joined-source.ts';
import { MOST_ROWS, type PortalTable } from './portal-table.ts';
import { UseJoinButton } from './use-join-button.tsx';

interface JoinedOutcomeProps {
  joining: { own: OwnSource; table: PortalTable; key: JoinKey; join: OwnJoin };
  /** How much was read of the table, and how many own rows there are. */
  read: { rows: number; columns: number; own: number };
}

/** What comes of a join in the browser: the report, and the way to use it, or why there is none. */
export function JoinedOutcome({ joining: { own, table, key, join }, read }: JoinedOutcomeProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const keyNames = useKeyNames(own, key, join);
  const areas = useAreaWords();
  const { report, isManyToMany } = join;
  const problem = isManyToMany ? 'manyToMany' : report.rows_out > MOST_ROWS ? 'tooManyRows' : undefined;
  return (
    <>
      <p className="add-table-note">
        {t('visualise.addTable.own.read', {
          count: read.rows,
          rows: figures.number(read.rows),
          columns: figures.number(read.columns),
        })}
      </p>
      <MergeReport
        report={report}
        titles={{ left: own.name, right: table.title }}
        said={{
          level: key.kind === 'place' ? areas.level(key.level) : t('visualise.addTable.own.asRows'),
          license: t('visualise.addTable.own.license', {
            table: table.title,
            license: table.license ?? t('visualise.addTable.own.noLicense'),
            name: own.name,
          }),
        }}
      />
      {problem ? (
        <Notice kind="error" title={t('visualise.addTable.refused')}>
          {t(`visualise.addTable.own.${problem}`, {
            table: table.title,
            rows: figures.number(report.rows_out),
            most: figures.number(MOST_ROWS),
          })}
        </Notice>
      ) : (
        <UseJoinButton
          specOf={(spec) => joinSpec(spec, join.source(keyNames), withKey(report, key))}
          rows={report.rows_out}
        />
      )}
    </>
  );
}

/** A column of equal codes keeps its name in a join. */
function withKey(report: OwnJoin['report'], key: JoinKey): OwnJoin['report'] {
  if (key.kind === 'place') return report;
  const column = { field: key.own, as: key.own, aggregate: null, weight: null };
  return { ...report, left: { ...report.left, columns: [column, ...report.left.columns] } };
}

function useKeyNames(own: OwnSource, key: JoinKey, { report }: OwnJoin): KeyNames {
  const { t } = useTranslation();
  const levels: Record<string, string> = t('merge.level', { returnObjects: true });
  const level = key.kind === 'place' ? (textOf(levels, key.level.level) ?? key.level.title) : '';
  const time = report.period.carried === 'left' ? undefined : report.period.left?.field;
  const column = own.columns.find(({ id }) => id === time);
  return {
    code: t('visualise.addTable.own.codeOf', { level }),
    name: level,
    period: column ? (column.label ?? column.id) : t('visualise.addTable.own.period'),
  };
}
