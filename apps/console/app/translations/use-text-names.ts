import { useTranslation } from 'react-i18next';
import type { Language } from '@gazetteer/site';
import type { TranslatedText } from './translated-texts.ts';

/** How texts are called: by their field, tags by their name. */
export function useTextNames(language: Language) {
  const { t } = useTranslation();
  const nameOf = ({ place, field, original }: TranslatedText): string => {
    if (place.kind === 'tag') return original;
    if (field === 'display_name') return original;
    if (field === 'label' || field === 'unit') return t(`data.columns.field.${field}`);
    return field === 'name' ? t('data.field.title') : t(`data.field.${field}`);
  };
  return { nameOf, inLanguage: (text: TranslatedText) => t(`site.in.${language}`, { field: nameOf(text) }) };
}
