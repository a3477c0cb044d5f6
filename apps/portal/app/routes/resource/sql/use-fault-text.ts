import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SqlFailure } from './sql-outcome.ts';

const told = new Set([
  'syntax',
  'several_statements',
  'not_allowed',
  'function_not_allowed',
  'table_not_found',
  'column_not_found',
  'function_not_found',
  'too_complex',
  'too_large',
  'too_slow',
  'too_much_memory',
  'busy',
  'network',
]);

/** What is wrong with a query, in the reader's words; where we have none, in the server's. */
export function useFaultText(): (failure: SqlFailure) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ fault, message }) => {
      if (!told.has(fault.code)) return message || t('sql.fault.other');
      const text = t(`sql.fault.${fault.code}` as 'sql.fault.syntax', { name: fault.name ?? '' });
      if (!fault.candidates?.length) return text;
      return `${text} ${t('sql.fault.meant', { names: fault.candidates.slice(0, 3).join(', ') })}`;
    },
    [t],
  );
}
