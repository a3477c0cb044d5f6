import { useTranslation } from 'react-i18next';
import { useDayNames } from './use-day-names.ts';

/** What the figures are of, and since when anything is counted, in plain words. */
export function CountedNote({ since }: { since: string | null }) {
  const { t } = useTranslation();
  const { long } = useDayNames();
  return (
    <p className="console-note">
      {since === null ? t('data.figures.noneYet') : t('data.figures.since', { day: long(since) })}{' '}
      {t('data.figures.what')}
    </p>
  );
}
