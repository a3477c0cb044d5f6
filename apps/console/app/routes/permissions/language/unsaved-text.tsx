import { LocalTime } from '@gazetteer/site';
import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { KeptLanguage } from './kept-language.ts';

interface UnsavedTextProps {
  kept: KeptLanguage;
  onTake: () => void;
  onForget: () => void;
}

/** Offers the text that was not saved: the window was closed, or the server was out of reach. */
export function UnsavedText({ kept, onTake, onForget }: UnsavedTextProps) {
  const { t } = useTranslation();
  return (
    <Notice title={t('permissions.language.unsaved.title')}>
      <p>
        {t('permissions.language.unsaved.text')} <LocalTime iso={kept.kept_at} />
      </p>
      <div className="console-actions">
        <Button onClick={onTake}>{t('permissions.language.unsaved.take')}</Button>
        <Button look="quiet" onClick={onForget}>
          {t('permissions.language.unsaved.forget')}
        </Button>
      </div>
    </Notice>
  );
}
