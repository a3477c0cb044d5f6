import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';

/** A chart of a file whose rows this browser no longer has, with the way to choose the file again. */
export function LostRows() {
  const { t } = useTranslation();
  const { spec, openDialog } = useBuilder();
  if (spec.source.kind !== 'own') return null;
  return (
    <div className="canvas-message" role="alert">
      <p>{t('visualise.own.lost', { name: spec.source.name })}</p>
      <p className="canvas-message-acts">
        <Button look="primary" onClick={() => openDialog('own-data')}>
          {t('visualise.own.choose')}
        </Button>
      </p>
    </div>
  );
}
