import type { TableSummary } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { type TableColumn, writtenValue } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { ColumnSpread } from './column-spread.tsx';
import style from './statistics-tab.module.css';
import type { CodeNames } from '../../tables/table-query.ts';
import { useCellTexts } from '../../tables/use-table-texts.ts';

type Statistics = TableSummary['columns'][number];

/** What the values of every column are like: one row a column, its distribution drawn. */
export function StatisticsTab(props: {
  columns: readonly TableColumn[];
  summary: TableSummary | undefined;
  /** What the most frequent codes of places stand for. */
  names: CodeNames | undefined;
}) {
  const { t } = useTranslation();
  const { columns, names } = props;
  const summary = props.summary && withNames(props.summary, names);
  if (!summary) return <p>{t('resource.statistics.missing')}</p>;
  const byName = new Map(summary.columns.map((column) => [column.id, column]));
  return (
    <>
      <Lead summary={summary} columns={columns} />
      <ul className={style.columns}>
        {columns.map((column) => {
          const statistics = byName.get(column.id);
          return (
            statistics && (
              <li key={column.id} className={style.column}>
                <Name column={column} />
                <ColumnSpread column={column} statistics={statistics} rows={summary.row_count} />
                <Numbers column={column} statistics={statistics} />
                <Filled statistics={statistics} rows={summary.row_count} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

/** The figures with each code of a place beside its name. */
function withNames(summary: TableSummary, names: CodeNames = new Map()): TableSummary {
  const columns = summary.columns.map((column): Statistics => {
    const known = names.get(column.id);
    const named = (value: unknown) => known?.get(String(value)) ?? value;
    const top = column.top.map(({ value, n }) => ({ value: named(value), n }));
    return known ? { ...column, min: named(column.min), max: named(column.max), top } : column;
  });
  return { ...summary, columns };
}

/** What the table covers, and when this was measured. */
function Lead({ summary, columns }: { summary: TableSummary; columns: readonly TableColumn[] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useCellTexts();
  const { time, computed_at, version } = summary;
  const column = columns.find(({ id }) => id === time?.field);
  const isSpan = time && column && time.min !== null;
  return (
    <p className={style.lead}>
      {isSpan &&
        `${t('resource.statistics.span', {
          from: writtenValue(column, time.min, figures, texts),
          to: writtenValue(column, time.max, figures, texts),
        })} · `}
      {t('resource.statistics.measured', {
        version: figures.number(version),
        date: figures.date(computed_at),
      })}
      {summary.columns.some((one) => one.is_estimate) && ` · ${t('resource.statistics.estimated')}`}
    </p>
  );
}

function Name({ column }: { column: TableColumn }) {
  const { t } = useTranslation();
  const facts = [column.role && t(`resource.role.${column.role}`), column.unit].filter(Boolean);
  return (
    <div className={style.name}>
      <h2>{column.label}</h2>
      <p>
        {facts.length > 0 && `${facts.join(', ')} · `}
        <code>{column.type}</code>
      </p>
    </div>
  );
}

function Numbers({ column, statistics }: { column: TableColumn; statistics: Statistics }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useCellTexts();
  const isAmount = column.kind === 'number';
  const { min, max, length } = statistics;
  const written = (value: unknown) => writtenValue(column, value, figures, texts);
  const amount = (value: number | null) =>
    isAmount && value !== null ? writtenAmount(value, column, figures) : undefined;
  const facts: [string, string | undefined][] = [
    [t('resource.statistics.mean'), amount(statistics.mean)],
    [t('resource.statistics.median'), amount(statistics.median)],
    [t('resource.statistics.stdev'), amount(statistics.stdev)],
    [t('resource.statistics.min'), min === null || length ? undefined : written(min)],
    [t('resource.statistics.max'), max === null || length ? undefined : written(max)],
    [
      t('resource.statistics.length'),
      length ? `${figures.number(length.min)}–${figures.number(length.max)}` : undefined,
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

/** As many decimals as the values have, and one more for what is computed of them. */
function writtenAmount(value: number, column: TableColumn, figures: ReturnType<typeof useFigures>): string {
  return Math.abs(value) >= 1
    ? figures.number(value, Math.min(column.fractionDigits + 1, 4))
    : figures.rounded(value);
}

/** How many rows have a value, drawn as a bar, and how many different values there are. */
function Filled({ statistics, rows }: { statistics: Statistics; rows: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { null_count: empty, null_share: share, distinct_count: distinct, is_estimate } = statistics;
  const approximately = is_estimate ? '≈ ' : '';
  return (
    <dl className={style.filled}>
      <div>
        <dt>{t('resource.statistics.distinct')}</dt>
        <dd>{approximately + figures.number(distinct)}</dd>
      </div>
      <div>
        <dt>{t('resource.statistics.empty')}</dt>
        <dd>
          {empty === 0
            ? figures.number(0)
            : `${figures.number(empty)} (${share < 0.001 ? `< ${figures.percent(0.001)}` : figures.percent(share)})`}
        </dd>
      </div>
      {rows > 0 && (
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" />
          {/* A single missing value must still be seen beside a million. */}
          <rect width={empty === 0 ? 100 : Math.min(99, 100 * (1 - share))} height="4" />
        </svg>
      )}
    </dl>
  );
}
