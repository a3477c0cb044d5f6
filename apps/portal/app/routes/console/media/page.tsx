import { useTranslation } from 'react-i18next';

export default function PicturesPage() {
  const { t } = useTranslation();
  return <h1>{t('console.menu.media')}</h1>;
}
