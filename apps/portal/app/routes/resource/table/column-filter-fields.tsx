import type { TableSummary } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { Checkbox, type TableColumn, writtenValue } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import style from './column-filter-fields.module.css';
import { type ColumnFilter, filterField } from '../../../tables/table-address.ts';
import { useCellTexts } from '../../../tables/use-table-texts.ts';

type Rule = 'contains' | 'is' | 'min' | 'max';
type FieldsProps = {
  column: TableColumn;
  filter?: ColumnFilter;
  /** All values of the column, where they are few enough to choose from. */
  values?: readonly unknown[];
  statistics?: TableSummary['columns'][number];
};

/** The fields by which a column of its kind is filtered; their names are those of the address. */
export function ColumnFilterFields({ column, filter, values, statistics }: FieldsProps) {
  const { t, i18n } = useTranslation();
  // French writes 3,5; elsewhere a comma may part the thousands, so it is refused rather than misread.
  const point = i18n.language === 'fr' ? '[.,]' : '[.]';
  const field = (rule: Rule, label: string, type: 'text' | 'date' = 'text', hint?: unknown) => (
    <label className={style.field}>
      {label}
      <input
        type={type}
        name={filterField(column.id, rule)}
        defaultValue={rule === 'is' ? filter?.is?.[0] : filter?.[rule]}
        placeholder={type === 'text' && typeof hint === 'number' ? String(hint) : undefined}
        inputMode={column.kind === 'number' ? 'decimal' : undefined}
        pattern={column.kind === 'number' ? `\\s*-?[0-9]*(${point}[0-9]+)?(e-?[0-9]+)?\\s*` : undefined}
        title={column.kind === 'number' ? t('resource.filter.numberHint') : undefined}
        autoComplete="off"
      />
    </label>
  );
  const { kind } = column;
  if (kind === 'number' || kind === 'date' || kind === 'moment') {
    const type = kind === 'number' ? 'text' : 'date';
    return (
      <div className={style.pair}>
        {field('min', t('resource.filter.min'), type, statistics?.min)}
        {field('max', t('resource.filter.max'), type, statistics?.max)}
      </div>
    );
  }
  const choices = kind === 'truth' ? ['true', 'false'] : values;
  return (
    <>
      {kind !== 'truth' &&
        (column.type === 'text' || column.codes) &&
        field('contains', t(column.codes ? 'resource.filter.place' : 'resource.filter.contains'))}
      {choices && choices.length > 0 ? (
        <Choices column={column} filter={filter} values={choices} />
      ) : (
        field('is', t('resource.filter.is'))
      )}
    </>
  );
}

function Choices({
  column,
  filter,
  values,
}: {
  column: TableColumn;
  filter?: ColumnFilter;
  values: readonly unknown[];
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useCellTexts();
  return (
    <fieldset className={style.choices}>
      <legend>{t('resource.filter.anyOf')}</legend>
      {values
        .filter((value) => value !== null && value !== '')
        .map((value) => (
          <label key={String(value)}>
            <Checkbox
              name={filterField(column.id, 'is')}
              value={String(value)}
              defaultChecked={filter?.is?.includes(String(value))}
            />
            <span>{writtenValue(column, value, figures, texts)}</span>
          </label>
        ))}
    </fieldset>
  );
}
