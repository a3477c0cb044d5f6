import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';

/** Deletes the article for good, after a second thought. */
export function DeleteArticle({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <details className="editor-delete">
      <summary>{t('console.content.delete.open')}</summary>
      <p>{t('console.content.delete.text')}</p>
      <Button type="submit" name="intent" value="delete" aria-disabled={isBusy}>
        {t('console.content.delete.confirm')}
      </Button>
    </details>
  );
}
