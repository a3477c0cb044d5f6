import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Translations } from './load-translations.server.ts';
import { anchorOf } from './translation-row.tsx';
import styles from './translations.module.css';

/** How many texts are translated, as a figure and a bar, and the way to the first that is not. */
export function Progress({ translations }: { translations: Translations }) {
  const { t } = useTranslation();
  const { dataset, language, translated, count, firstMissing } = translations;
  const figure = t('data.translations.progress', { translated, count });
  return (
    <div className={styles.progress}>
      <p>
        <span>{figure}</span>{' '}
        {firstMissing ? (
          <Link
            to={`${addressOf(dataset, language, firstMissing.page)}#${encodeURIComponent(anchorOf(firstMissing))}`}
          >
            {t('data.translations.firstMissing')}
          </Link>
        ) : null}
      </p>
      <meter min={0} max={count} value={translated} aria-label={figure} />
    </div>
  );
}

/** The address of a page of the editor. */
export function addressOf(dataset: string, language: string, page: number): string {
  return `/console/data/${dataset}/translations?lang=${language}${page > 1 ? `&page=${page}` : ''}`;
}
