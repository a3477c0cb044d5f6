import type { Figures } from '../figures/figures.ts';
import styles from './data-table.module.css';
import { isNamedCode, namedCodeText, type TableColumn, valueText } from './table-column.ts';

export interface CellTexts {
  noValue: string;
  yes: string;
  no: string;
}

/** One value as its column writes it; figures line up at the decimal point. */
export function CellValue(props: {
  column: TableColumn;
  value: unknown;
  figures: Figures;
  texts: CellTexts;
}) {
  const { column, value, figures, texts } = props;
  if (value === null || value === undefined) return <span title={texts.noValue}>&emsp;</span>;
  if (column.codes && isNamedCode(value)) {
    if (column.codes.areNamedBeside || value.name === null) return value.code;
    return (
      <>
        <span className={styles.code}>{value.code}</span> <span className={styles.name}>{value.name}</span>
      </>
    );
  }
  if (column.kind === 'number') {
    // Integers beyond what a double can carry come as text and are written as they are.
    const number = Number(value);
    if (!Number.isFinite(number) || (typeof value === 'string' && !Number.isSafeInteger(number)))
      return valueText(value);
    const { whole, fraction } = figures.halves(number);
    if (column.fractionDigits === 0) return whole + fraction;
    return (
      <>
        {whole}
        <span className={styles.fraction} data-digits={column.fractionDigits}>
          {fraction}
        </span>
      </>
    );
  }
  return writtenValue(column, value, figures, texts);
}

/** A value as plain text, for chips, lists and titles. */
export function writtenValue(
  column: Pick<TableColumn, 'kind' | 'codes'>,
  value: unknown,
  figures: Figures,
  texts: CellTexts,
): string {
  if (value === null || value === undefined) return texts.noValue;
  if (column.codes && isNamedCode(value)) return namedCodeText(value);
  if (column.kind === 'date') return figures.date(valueText(value));
  if (column.kind === 'moment') return figures.moment(valueText(value));
  if (column.kind === 'truth') return value === true || value === 'true' ? texts.yes : texts.no;
  if (column.kind === 'number' && Number.isFinite(Number(value))) return figures.number(Number(value));
  return valueText(value);
}
