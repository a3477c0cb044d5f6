import { useFigures } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import style from '../../imports/progress.module.css';

/** How much of a file has gone, and a way to stop it. */
export function UploadProgress({
  name,
  fraction,
  onStop,
}: {
  name: string;
  fraction: number;
  onStop: () => void;
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  // Said aloud at each tenth only.
  const spoken = Math.floor(fraction * 10) / 10;
  return (
    <div className={style.progress}>
      <p className={style.phase}>{t('import.sending', { name })}</p>
      <progress value={fraction} max={1} aria-label={t('import.sending', { name })} />
      <p className={style.share} aria-hidden="true">
        {t('import.sent', { percent: figures.percent(fraction) })}
      </p>
      <p className="visually-hidden" role="status">
        {t('import.sent', { percent: figures.percent(spoken) })}
      </p>
      <Button onClick={onStop}>{t('import.stopSending')}</Button>
    </div>
  );
}
