import { useTranslation } from 'react-i18next';
import { useShell } from '../../../site/use-shell.ts';
import type { ChangeName } from './compare-versions.server.ts';

/** Names what was changed: 'Title (English), text (French), tags'. */
export function useChangeWords(): (changes: readonly ChangeName[]) => string {
  const { t } = useTranslation();
  const { locale } = useShell();
  return (changes) => {
    const words = changes.map((change) => {
      const name = t(`console.revisions.field.${change.field}`);
      if (!('language' in change)) return name;
      return t(`console.revisions.inLanguage.${change.language}`, { name });
    });
    const [first = '', ...others] = words;
    const lower = others.map((word) => word.charAt(0).toLocaleLowerCase(locale) + word.slice(1));
    return [first, ...lower].join(', ');
  };
}
