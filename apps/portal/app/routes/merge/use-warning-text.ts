import { useTranslation } from 'react-i18next';
import { useFigures } from '../../shell/use-shell.ts';
import type { Report, Titles } from './report.ts';

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
    return t(`merge.warning.${code}`, {
      ...Object.fromEntries(numbers),
      codes: codes.join(', '),
      areas: areas.map(({ name }) => name).join(', '),
      table: side ? titles[side] : '',
      reason: reasons[reason] ?? reason,
    });
  };
}
