import type { TableSummary } from '@gazetteer/client';
import { Distribution, type TableColumn, writtenValue } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../shell/use-shell.ts';
import style from './statistics-tab.module.css';
import { useCellTexts } from './use-table-texts.ts';

type Statistics = TableSummary['columns'][number];

/** What the values of every column are like. */
export function StatisticsTab(props: { columns: readonly TableColumn[]; summary: TableSummary | undefined }) {
  const { t } = useTranslation();
  const { columns, summary } = props;
  if (!summary) return <p>{t('resource.statistics.missing')}</p>;
  const byName = new Map(summary.columns.map((column) => [column.id, column]));
  return (
    <ul className={style.columns}>
      {columns.map((column) => {
        const statistics = byName.get(column.id);
        return (
          statistics && (
            <li key={column.id} className={style.column}>
              <h2>
                {column.label}
                {column.unit && <span> {column.unit}</span>}
              </h2>
              <Numbers column={column} statistics={statistics} rows={summary.row_count} />
              {column.distribution && (
                <Spread column={column} statistics={statistics} counts={column.distribution} />
              )}
              <TopValues column={column} statistics={statistics} rows={summary.row_count} />
            </li>
          )
        );
      })}
    </ul>
  );
}

type ColumnProps = { column: TableColumn; statistics: Statistics };

function Numbers({ column, statistics, rows }: ColumnProps & { rows: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useCellTexts();
  const written = (value: unknown) => writtenValue(column, value, figures, texts);
  const empty = statistics.null_count;
  const facts: [string, string | undefined][] = [
    [t('resource.statistics.min'), statistics.min === null ? undefined : written(statistics.min)],
    [
      t('resource.statistics.mean'),
      statistics.mean === null || column.kind === 'code' ? undefined : figures.number(statistics.mean, 2),
    ],
    [t('resource.statistics.max'), statistics.max === null ? undefined : written(statistics.max)],
    [t('resource.statistics.distinct'), figures.number(statistics.distinct_count)],
    [
      t('resource.statistics.empty'),
      empty === 0
        ? figures.number(0)
        : `${figures.number(empty)} (${figures.percent(empty / Math.max(1, rows))})`,
    ],
  ];
  return (
    <dl className={style.numbers}>
      {facts.map(
        ([term, value]) =>
          value !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The histogram with its ends named. */
function Spread({ column, statistics, counts }: ColumnProps & { counts: readonly number[] }) {
  const figures = useFigures();
  const texts = useCellTexts();
  const end = (value: unknown) =>
    typeof value === 'number' && column.kind === 'number'
      ? figures.rounded(value)
      : writtenValue(column, value, figures, texts);
  return (
    <div className={style.spread}>
      <Distribution counts={counts} height={64} />
      <p>
        <span>{end(statistics.min)}</span>
        <span>{end(statistics.max)}</span>
      </p>
    </div>
  );
}

/** The commonest values; where every value is another there are none. */
function TopValues({ column, statistics, rows }: ColumnProps & { rows: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useCellTexts();
  const top = statistics.top.slice(0, 5);
  const [most] = top;
  if (!most || most.n < 2 || (column.kind === 'number' && statistics.distinct_count > 50)) return null;
  return (
    <table className={style.top}>
      <caption>{t('resource.statistics.top')}</caption>
      <tbody>
        {top.map(({ value, n }) => (
          <tr key={String(value)}>
            <th scope="row">{writtenValue(column, value, figures, texts)}</th>
            <td>{figures.number(n)}</td>
            <td>{figures.percent(n / Math.max(1, rows))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
