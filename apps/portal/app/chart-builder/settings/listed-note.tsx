import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';

/** Says how much of a list is shown, where that is not all of it. */
export function ListedNote({ shown, all }: { shown: number; all: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (shown >= all) return null;
  return (
    <p className="settings-note">
      {t('visualise.settings.marking.listed', { shown: figures.number(shown), all: figures.number(all) })}
    </p>
  );
}
