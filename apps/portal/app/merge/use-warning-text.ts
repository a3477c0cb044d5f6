import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { Report, Titles } from './report.ts';

const MOST_NAMES = 6;

type Warning = Report['warnings'][number];

/** Says a warning of the service in the reader's language, with what it is about. */
export function useWarningText(titles: Titles): (warning: Warning) => string {
  const { t } = useTranslation();
  const figures = useFigures();
  const reasons: Record<string, string> = t('merge.leftOut', { returnObjects: true });
  return ({ code, side, codes = [], areas = [], reason = '', ...about }) => {
    const numbers = Object.entries(about).map(([name, value]) => [
      name,
      typeof value === 'number' ? figures.number(value) : (value ?? ''),
    ]);
    // What is carried without a period has none of its own.
    const said = code === 'period_carried' && !about.period ? 'no_period' : code;
    return t(`merge.warning.${said}`, {
      count: about.rows ?? about.keys ?? about.places ?? 0,
      ...Object.fromEntries(numbers),
      codes: listed(codes),
      areas: listed(areas.map(({ name }) => name)),
      table: side ? titles[side] : '',
      reason: reasons[reason] ?? reason,
    });
  };
}

/** The first of many, and a sign that there are more. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  return [...shown, ...(names.length > shown.length ? ['…'] : [])].join(', ');
}
