import { Checkbox } from '@gazetteer/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { aggregates, figuresOf, type SuggestedSide } from '../../merge/compose-merge.ts';
import type { SideName, SideState } from '../../merge/merge-address.ts';
import style from './merge-settings.module.css';
import { useAreaWords } from '../../merge/use-area-words.ts';

type SideProps = { side: SideName; said: SideState; suggested: SuggestedSide; title: string };

/** What is said of one table: where, when, which columns, and how several rows become one. */
export function SideSettings({ side, said, suggested, title }: SideProps) {
  const { t } = useTranslation();
  const words = useAreaWords();
  const { geo_candidates: places, period_candidates: periods } = suggested;
  return (
    <fieldset className={style.side}>
      <legend>{title}</legend>
      {places.length > 1 && (
        <Select
          label={t('merge.settings.place')}
          name={`${side}.place`}
          value={said.place ?? suggested.geo?.field}
        >
          {places.map((place) => (
            <option key={`${place.field} ${place.scheme} ${place.level}`} value={place.field}>
              {`${labelOf(suggested, place.field)} (${words.level(place)})`}
            </option>
          ))}
        </Select>
      )}
      {periods.length > 0 && (
        <Select
          label={t('merge.settings.period')}
          name={`${side}.period`}
          value={said.period ?? suggested.period?.field ?? 'none'}
        >
          {periods.map(({ field }) => (
            <option key={field} value={field}>
              {labelOf(suggested, field)}
            </option>
          ))}
          <option value="none">{t('merge.settings.noPeriod')}</option>
        </Select>
      )}
      <details className={style.columns} open={said.columns !== undefined}>
        <summary>{t('merge.settings.columns')}</summary>
        <p className={style.hint}>{t('merge.settings.columnsHint')}</p>
        <ul>
          {figuresOf(suggested).map((column) => (
            <ColumnChoice
              key={column.field}
              side={side}
              column={column}
              taken={said.columns?.includes(column.field) ?? false}
              aggregate={said.aggregates[column.field]}
              suggested={suggested}
            />
          ))}
        </ul>
      </details>
    </fieldset>
  );
}

type Column = SuggestedSide['columns'][number];

function ColumnChoice({
  side,
  column,
  taken,
  aggregate,
  suggested,
}: {
  side: SideName;
  column: Column;
  taken: boolean;
  aggregate: string | undefined;
  suggested: SuggestedSide;
}) {
  const { t } = useTranslation();
  const label = column.label ?? column.field;
  return (
    <li>
      <label className={style.option}>
        <Checkbox name={`${side}.column`} value={column.field} defaultChecked={taken} />
        <span>{label}</span>
      </label>
      {(taken || aggregate) && column.kind !== 'other' && (
        <Select
          label={t('merge.settings.together', { column: label })}
          name={`${side}.aggregate.${column.field}`}
          value={aggregate ?? ''}
        >
          <option value="">{t('merge.settings.proposed')}</option>
          {aggregates
            .filter((one) => one !== 'weighted_mean')
            .map((one) => (
              <option key={one} value={one}>
                {t(`merge.aggregate.${one}`)}
              </option>
            ))}
          {column.weights.map((weight) => (
            <option key={weight} value={`weighted_mean:${weight}`}>
              {t('merge.aggregate.weightedBy', { weight: labelOf(suggested, weight) })}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}

function Select({
  label,
  name,
  value,
  children,
}: {
  label: string;
  name: string;
  value: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={style.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value} key={value}>
        {children}
      </select>
    </div>
  );
}

function labelOf({ columns }: SuggestedSide, field: string): string {
  return columns.find((column) => column.field === field)?.label ?? field;
}
