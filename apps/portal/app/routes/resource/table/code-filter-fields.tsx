import { Checkbox, type NamedCode, type TableColumn } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '@gazetteer/site';
import { type ColumnFilter, filterField } from '../../../tables/table-address.ts';
import style from './column-filter-fields.module.css';
import { describeCode, type FoundCode, mostListed, useFoundCodes } from './use-found-codes.ts';

type CodeFilterFieldsProps = {
  resourceId: string;
  column: TableColumn;
  filter?: ColumnFilter;
  /** What the codes of the filter are called. */
  names?: ReadonlyMap<string, NamedCode>;
};

/** The filter of a column of place codes: places are found by name or code, and chosen by their codes. */
export function CodeFilterFields({ resourceId, column, filter, names }: CodeFilterFieldsProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const [text, setText] = useState(filter?.contains ?? '');
  const [chosen, setChosen] = useState<readonly FoundCode[]>(() =>
    (filter?.is ?? []).map((value) => describeCode(value, names?.get(value))),
  );
  const found = useFoundCodes(resourceId, column.id, text.trim());
  const isChosen = ({ value }: FoundCode) => chosen.some((code) => code.value === value);
  const listed = found?.codes ?? [];
  const isListed = ({ value }: FoundCode) => listed.some((code) => code.value === value);
  const offered = [...chosen.filter((code) => !isListed(code)), ...listed];
  const choose = (code: FoundCode, isWanted: boolean) =>
    setChosen(isWanted ? [...chosen, code] : chosen.filter(({ value }) => value !== code.value));
  return (
    <>
      <label className={style.field}>
        {t('resource.filter.place')}
        <input
          type="search"
          // A choice of codes says more than the words it was found by.
          name={chosen.length === 0 ? filterField(column.id, 'contains') : undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
        />
      </label>
      <output className="visually-hidden">
        {found &&
          t('resource.values', { count: found.codes.length, figure: figures.number(found.codes.length) })}
      </output>
      <fieldset className={style.choices}>
        <legend>{t('resource.filter.anyOf')}</legend>
        {offered.map((code) => (
          <label key={code.value}>
            <Checkbox
              name={filterField(column.id, 'is')}
              value={code.value}
              checked={isChosen(code)}
              onChange={(event) => choose(code, event.currentTarget.checked)}
            />
            <span>{code.text}</span>
          </label>
        ))}
        {found && offered.length === 0 && <p>{t('resource.filter.noPlace')}</p>}
        {found?.areMore && <p>{t('resource.filter.morePlaces', { most: figures.number(mostListed) })}</p>}
      </fieldset>
    </>
  );
}
