import {
  Icon123,
  IconArrowDown,
  IconArrowUp,
  IconCalendar,
  IconFilter,
  IconFilterFilled,
  IconLetterCase,
  IconMapPin,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './data-table.module.css';
import { Distribution } from './distribution.tsx';
import type { TableColumn } from './table-column.ts';

export interface HeadTexts {
  /** Names of what a column holds, shown where it has no unit. */
  marks: Record<Mark, string>;
  filterBy: (label: string) => string;
  values: (count: number) => string;
}

export type Mark = 'geo' | 'time' | 'number' | 'text';

interface HeadCellProps {
  column: TableColumn;
  place: number;
  sort?: { column: string; descending: boolean };
  /** The address with this column's sort turned. */
  sortTo: string;
  filtered: boolean;
  /** The stop of this cell that the tab key reaches, none where script does not run yet. */
  tabStop?: 0 | 1 | 'none';
  onFilter?: ((button: HTMLElement) => void) | undefined;
  onFocusStop(stop: 0 | 1): void;
  texts: HeadTexts;
}

/** The head of a column: what it is, its unit, its name that sorts, how its values lie, its filter. */
export function HeadCell(props: HeadCellProps) {
  const { column, place, sort, texts, tabStop } = props;
  const sorted = sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined;
  const tabIndex = (stop: 0 | 1) => (tabStop === undefined ? undefined : tabStop === stop ? 0 : -1);
  return (
    <th
      scope="col"
      className={styles.head}
      data-kind={column.kind}
      aria-sort={sorted ?? 'none'}
      aria-colindex={place + 1}
    >
      <div className={styles.headGrid}>
        <span className={styles.mark}>
          <KindMark mark={markOf(column)} />
          {column.unit ?? texts.marks[markOf(column)]}
        </span>
        <Link
          className={styles.sort}
          to={props.sortTo}
          preventScrollReset
          data-head={`${place}:0`}
          tabIndex={tabIndex(0)}
          onFocus={() => props.onFocusStop(0)}
          title={column.description}
        >
          {column.label}
          {sorted === 'ascending' && <IconArrowUp size={14} stroke={2.25} aria-hidden />}
          {sorted === 'descending' && <IconArrowDown size={14} stroke={2.25} aria-hidden />}
        </Link>
        {props.onFilter && <FilterButton {...props} tabIndex={tabIndex(1)} />}
        {column.distribution ? (
          <Distribution counts={column.distribution} />
        ) : (
          <span className={styles.distinct}>
            {column.distinctCount === undefined ? '' : texts.values(column.distinctCount)}
          </span>
        )}
      </div>
    </th>
  );
}

function FilterButton(props: HeadCellProps & { tabIndex: number | undefined }) {
  const { column, place, filtered, texts } = props;
  return (
    <button
      type="button"
      className={`needs-script ${styles.filter}`}
      data-head={`${place}:1`}
      data-filtered={filtered || undefined}
      tabIndex={props.tabIndex}
      onFocus={() => props.onFocusStop(1)}
      onClick={(event) => props.onFilter?.(event.currentTarget)}
      aria-haspopup="dialog"
      aria-label={texts.filterBy(column.label)}
    >
      {filtered ? (
        <IconFilterFilled size={15} aria-hidden />
      ) : (
        <IconFilter size={15} stroke={1.75} aria-hidden />
      )}
    </button>
  );
}

function markOf(column: TableColumn): Mark {
  if (column.role === 'geo') return 'geo';
  if (column.role === 'time' || column.kind === 'date' || column.kind === 'moment') return 'time';
  return column.kind === 'number' || column.kind === 'code' ? 'number' : 'text';
}

function KindMark({ mark }: { mark: Mark }) {
  const icons = { geo: IconMapPin, time: IconCalendar, number: Icon123, text: IconLetterCase };
  const Icon = icons[mark];
  return <Icon size={14} stroke={1.75} aria-hidden />;
}
