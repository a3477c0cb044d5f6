import { useTranslation } from 'react-i18next';

export default function SiteTextsPage() {
  const { t } = useTranslation();
  return <h1>{t('console.menu.pages')}</h1>;
}
