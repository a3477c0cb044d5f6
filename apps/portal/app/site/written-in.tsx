import { useTranslation } from 'react-i18next';
import styles from './written-in.module.css';

/** Says that a text is in another language than the page, such as 'in English'; nothing where it is not known to be. */
export function WrittenIn({ language }: { language: string | null | undefined }) {
  const { t, i18n } = useTranslation();
  if (!language) return null;
  const name = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(language) ?? language;
  return <small className={styles.mark}>{t('writtenIn', { language: name })}</small>;
}
