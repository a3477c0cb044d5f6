import { useTranslation } from 'react-i18next';

export default function RevisionsPage() {
  const { t } = useTranslation();
  return <h1>{t('console.menu.content')}</h1>;
}
