import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { OfferedTables } from './load-merge.server.ts';

/** Says of how many datasets tables are offered; undefined where these are all that were found. */
export function useLeftOutText({ shown, all }: OfferedTables['datasets']): string | undefined {
  const { t } = useTranslation();
  const figures = useFigures();
  if (shown >= all) return undefined;
  return t('merge.choose.leftOut', { shown: figures.number(shown), all: figures.number(all) });
}
