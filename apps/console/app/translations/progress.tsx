import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { progressOf } from './translated-texts.ts';
import { anchorOf } from './translation-row.tsx';
import styles from './translations.module.css';

interface ProgressProps {
  progress: ReturnType<typeof progressOf>;
  /** The address of a page of the editor. */
  addressOf: (page: number) => string;
}

/** How many texts are translated, as a figure and a bar, and the way to the first that is not. */
export function Progress({ progress: { translated, count, firstMissing }, addressOf }: ProgressProps) {
  const { t } = useTranslation();
  const figure = t('data.translations.progress', { translated, count });
  return (
    <div className={styles.progress}>
      <p>
        <span>{figure}</span>{' '}
        {firstMissing ? (
          <Link to={`${addressOf(firstMissing.page)}#${encodeURIComponent(anchorOf(firstMissing))}`}>
            {t('data.translations.firstMissing')}
          </Link>
        ) : null}
      </p>
      <meter min={0} max={count} value={translated} aria-label={figure} />
    </div>
  );
}
