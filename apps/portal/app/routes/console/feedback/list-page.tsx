import { useTranslation } from 'react-i18next';

export default function FeedbackPage() {
  const { t } = useTranslation();
  return <h1>{t('console.menu.feedback')}</h1>;
}
