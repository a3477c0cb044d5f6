import type { TableSummary } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { Distribution, type TableColumn, valueText, writtenValue } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import style from './column-spread.module.css';
import { useCellTexts } from '../../tables/use-table-texts.ts';

type Statistics = TableSummary['columns'][number];
type SpreadProps = { column: TableColumn; statistics: Statistics; rows: number };

const HEIGHT = 56;
const SHOWN_VALUES = 5;

/** How the values of a column are spread: bins of amounts and times, or the commonest values. */
export function ColumnSpread(props: SpreadProps) {
  const { t } = useTranslation();
  const { column, statistics, rows } = props;
  const { histogram, top } = statistics;
  if (histogram && histogram.length > 1 && column.kind !== 'code') return <Histogram {...props} />;
  const most = top[0];
  if (!most) return <p className={style.none}>{t('resource.statistics.noSpread')}</p>;
  if (most.n === 1 && rows > 1) return <p className={style.none}>{t('resource.statistics.allDifferent')}</p>;
  return <TopValues {...props} />;
}

/** Bars with the ends named, and in words for those who do not see them. */
function Histogram({ column, statistics }: SpreadProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useCellTexts();
  const bins = statistics.histogram ?? [];
  const end = (value: unknown) =>
    typeof value === 'number' && column.kind === 'number'
      ? figures.rounded(value)
      : writtenValue(column, value, figures, texts);
  const [first] = bins;
  const fullest = bins.reduce(
    (most, bin) => (bin.n > most.n ? bin : most),
    first ?? { from: 0, to: 0, n: 0 },
  );
  const total = bins.reduce((sum, { n }) => sum + n, 0);
  return (
    <figure className={style.spread}>
      <Distribution counts={bins.map(({ n }) => n)} height={HEIGHT} />
      <figcaption>
        <span>{end(statistics.min)}</span>
        <span className="visually-hidden">
          {t('resource.statistics.fullest', {
            from: end(fullest.from),
            to: end(fullest.to),
            share: figures.percent(fullest.n / Math.max(1, total)),
          })}
        </span>
        <span>{end(statistics.max)}</span>
      </figcaption>
    </figure>
  );
}

/** The commonest values, each with its share of the rows behind it. */
function TopValues({ column, statistics, rows }: SpreadProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useCellTexts();
  const shown = statistics.top.slice(0, SHOWN_VALUES);
  const most = shown[0]?.n ?? 1;
  const rest = statistics.distinct_count - shown.length;
  return (
    <div className={style.top}>
      <table>
        <caption className="visually-hidden">{t('resource.statistics.top')}</caption>
        <tbody>
          {shown.map(({ value, n }) => (
            <tr key={valueText(value)}>
              <th scope="row">
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.max(1, (100 * n) / most)} height="1" />
                </svg>
                <span>{writtenValue(column, value, figures, texts)}</span>
              </th>
              <td>{figures.percent(n / Math.max(1, rows))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p>
          {t('resource.statistics.others', {
            count: rest,
            figure: (statistics.is_estimate ? '≈ ' : '') + figures.number(rest),
          })}
        </p>
      )}
    </div>
  );
}
