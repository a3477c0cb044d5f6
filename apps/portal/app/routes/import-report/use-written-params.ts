import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';

type Params = Readonly<Record<string, string | number>>;

/** Writes what a note or a refusal tells of as this reader writes it. */
export function useWrittenParams(): (params: Params) => Record<string, string> {
  const { t } = useTranslation();
  const figures = useFigures();
  const write = (name: string, value: string | number) => {
    if (name === 'order' && (value === 'day first' || value === 'month first'))
      return t(`import.order.${value}`);
    return typeof value === 'number' ? figures.number(value) : value;
  };
  return (params) =>
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write(name, value)]));
}
