import type { ChartField, Filter } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { CountedPlace } from './use-places.ts';
import { conditionOf, isFresh } from '../model/filter-conditions.ts';

const MOST_NAMED = 3;

/** One value of a field as a reader writes it. */
export function useValueText(): (
  field: ChartField | undefined,
  value: unknown,
  places?: readonly CountedPlace[],
) => string {
  const { t } = useTranslation();
  const figures = useFigures();
  return (field, value, places) => {
    const place = places?.find((one) => one.value === value)?.name;
    if (place !== undefined) return place;
    if (value === null || value === undefined || value === '') return t('visualise.filters.empty');
    if (typeof value === 'boolean') return t(value ? 'visualise.filters.yes' : 'visualise.filters.no');
    // Years and codes are not grouped.
    if (typeof value === 'number')
      return field?.kind === 'number' ? figures.number(value) : figures.plain(value);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return field?.kind === 'time' ? figures.moment(text) : text;
  };
}

/** A filter as a sentence: `District is Bidar or Udupi`. */
export function useFilterText(): (
  filter: Filter,
  field: ChartField | undefined,
  places?: readonly CountedPlace[],
) => string {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  const written = useValueText();
  // Made where it is needed: the first one takes a phone 100 ms.
  const listed = (values: readonly string[]) =>
    values.length === 1
      ? values[0]
      : new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(values);
  return (filter, known, places) => {
    const field = known?.label ?? filter.field;
    const condition = conditionOf(filter);
    if (condition === 'filled' || condition === 'empty')
      return t(`visualise.filters.says.${condition}`, { field });
    if (filter.kind === 'contains') return t('visualise.filters.says.contains', { field, text: filter.text });
    if (filter.kind === 'range') {
      if (isFresh(filter)) return t('visualise.filters.says.open', { field });
      const [from, to] = [written(known, filter.from), written(known, filter.to)];
      const ends = filter.from === undefined ? 'to' : filter.to === undefined ? 'from' : 'between';
      return t(`visualise.filters.says.${ends}`, { field, from, to });
    }
    if (isFresh(filter)) return t('visualise.filters.says.any', { field });
    const isWanted = filter.kind === 'one_of';
    if (filter.values.length > MOST_NAMED) {
      const count = { field, count: filter.values.length, figure: figures.number(filter.values.length) };
      return t(isWanted ? 'visualise.filters.says.isCount' : 'visualise.filters.says.isNotCount', count);
    }
    const values = listed(filter.values.map((value) => written(known, value, places)));
    return t(isWanted ? 'visualise.filters.says.is' : 'visualise.filters.says.isNot', { field, values });
  };
}
