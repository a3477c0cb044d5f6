import { Notice } from '@gazetteer/ui';
import { diffLines } from 'diff';
import { useTranslation } from 'react-i18next';
import styles from './language.module.css';

interface MeanwhileChangedProps {
  /** The language that holds now. */
  held: string;
  /** The text that was not saved. */
  written: string;
}

/** Says that somebody else saved another language, and by what the text that was written here differs from it. */
export function MeanwhileChanged({ held, written }: MeanwhileChangedProps) {
  const { t } = useTranslation();
  return (
    <Notice kind="error" title={t('permissions.language.conflict.title')}>
      <p>{t('permissions.language.conflict.text')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre className={styles.differences} tabIndex={0}>
        {diffLines(held, written).map(({ added, removed, value }, index) => {
          const Mark = added ? 'ins' : removed ? 'del' : 'span';
          return <Mark key={`${index} ${value}`}>{value}</Mark>;
        })}
      </pre>
    </Notice>
  );
}
