import { useTranslation } from 'react-i18next';
import { textOf } from '../site/text-of.ts';

/** Says which areas a column names: 'district (LGD)'. Levels that only this installation knows stand as they are. */
export function useAreaWords(): {
  level: (place: { scheme: string; level: string; title?: string }) => string;
} {
  const { t } = useTranslation();
  const levels: Record<string, string> = t('merge.level', { returnObjects: true });
  const schemes: Record<string, string> = t('merge.scheme', { returnObjects: true });
  return {
    level: ({ scheme, level, title }) =>
      `${textOf(levels, level) ?? title ?? level} (${textOf(schemes, scheme) ?? scheme.toUpperCase()})`,
  };
}
