import { useTranslation } from 'react-i18next';

export default function SiteTextPage() {
  const { t } = useTranslation();
  return <h1>{t('console.menu.pages')}</h1>;
}
