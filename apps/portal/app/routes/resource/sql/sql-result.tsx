import { useFigures } from '@gazetteer/site';
import {
  columnKind,
  columnWidth,
  CopyButton,
  DataTable,
  fractionDigitsOf,
  Notice,
  type TableColumn,
} from '@gazetteer/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sqlAddress, sqlDownload } from './sql-address.ts';
import { mostRowsShown, type SqlAnswer, type SqlFailure, type SqlSort } from './sql-outcome.ts';
import style from './sql-tab.module.css';
import { useFaultText } from './use-fault-text.ts';
import type { SqlRun } from './use-sql-run.ts';
import { useTableTexts } from '../../../tables/use-table-texts.ts';

type ResultProps = {
  path: string;
  publicUrl: string;
  run: SqlRun;
  sort: SqlSort | undefined;
  /** Those of the table, which tell of columns of the same name. */
  columns: readonly TableColumn[];
};

/** What became of a query: its rows, or what is wrong with it. */
export function SqlResult(props: ResultProps) {
  const { outcome } = props.run;
  return (
    <>
      <output className={style.spoken}>{outcome?.kind === 'answer' && <Summary answer={outcome} />}</output>
      {outcome?.kind === 'failure' && <Failure failure={outcome} />}
      {outcome?.kind === 'answer' && <Answer {...props} answer={outcome} />}
    </>
  );
}

function Summary({ answer }: { answer: SqlAnswer }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { rowCount, truncated, milliseconds } = answer;
  const figure = figures.number(rowCount);
  const time = t('sql.elapsed', { seconds: figures.number(milliseconds / 1000, 2) });
  return (
    <>
      {truncated ? t('sql.cut', { figure }) : t('sql.rows', { count: rowCount, figure })}{' '}
      {rowCount > mostRowsShown && t('sql.shown', { figure: figures.number(mostRowsShown) })}{' '}
      <span>{time}</span>
    </>
  );
}

function Failure({ failure }: { failure: SqlFailure }) {
  const { t } = useTranslation();
  const words = useFaultText()(failure);
  const { line, column } = failure.fault;
  return (
    <Notice kind="error">
      {line !== undefined && <strong>{t('sql.place', { line, column })} </strong>}
      {words}
      {failure.message && failure.message !== words && (
        <small className={style.original} lang="en">
          {failure.message}
        </small>
      )}
    </Notice>
  );
}

function Answer({ path, publicUrl, run, sort, columns, answer }: ResultProps & { answer: SqlAnswer }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useTableTexts();
  const shown = useMemo(() => describeFields(answer, columns), [answer, columns]);
  const { rows } = answer;
  return (
    <>
      <DataTable
        label={t('sql.result')}
        columns={shown}
        rowCount={rows.length}
        startRow={0}
        served={{ first: 0, last: rows.length }}
        edition={answer}
        rowAt={(index) => rows[index]}
        onSight={nothing}
        {...(sort ? { sort } : {})}
        sortTo={(column) => sqlAddress(path, run.sql, turned(sort, column))}
        filtered={none}
        busy={false}
        figures={figures}
        texts={{ ...texts, empty: <p>{t('sql.noRows')}</p> }}
      />
      <p className={style.take}>
        {t('sql.download')}{' '}
        {(['csv', 'tsv', 'json', 'ndjson'] as const).map((format) => (
          <a key={format} href={sqlDownload(run.sql, format)} download>
            {format.toUpperCase()}
          </a>
        ))}
        <span className={`needs-script ${style.share}`}>
          {t('sql.share')}
          <CopyButton
            text={`${publicUrl}${sqlAddress(path, run.sql)}`}
            label={t('dataset.copy')}
            copied={t('dataset.copied')}
          />
        </span>
      </p>
    </>
  );
}

const nothing = () => {};
const none = new Set<string>();

/** Ascending, descending, then as the query has it. */
function turned(sort: SqlSort | undefined, column: string): SqlSort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}

/** Columns of the answer; one named like a column of the table is taken to be that column. */
function describeFields({ fields, rows }: SqlAnswer, columns: readonly TableColumn[]): TableColumn[] {
  return fields.map(({ id, type, codes }, place) => {
    const own = columns.find(
      (column) => column.id.toLowerCase() === id.toLowerCase() && column.type === type,
    );
    const role = own?.role;
    const label = own?.label ?? id;
    const kind = columnKind({ id, type, ...(role ? { role } : {}) });
    const values = rows.slice(0, 200).map((row) => row[place]);
    return {
      id,
      type,
      label,
      kind,
      ...(role ? { role } : {}),
      ...(codes ? { codes } : {}),
      ...(own?.unit ? { unit: own.unit } : {}),
      ...(own?.description ? { description: own.description } : {}),
      fractionDigits: kind === 'number' ? Math.max(0, ...values.map(fractionDigitsOf)) : 0,
      width: columnWidth(label, kind, values),
    };
  });
}
