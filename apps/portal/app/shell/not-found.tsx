import { useTranslation } from 'react-i18next';
import { DatasetSearch } from './dataset-search.tsx';
import { PlainPage } from './plain-page.tsx';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('notFound.title')} lead={t('notFound.hint')}>
      <DatasetSearch />
    </PlainPage>
  );
}
