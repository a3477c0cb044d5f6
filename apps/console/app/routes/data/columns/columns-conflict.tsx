import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { Overlap } from './column-values.ts';
import styles from './columns.module.css';

/** What somebody else has changed in the same fields meanwhile: saving takes what was typed. */
export function ColumnsConflict({ overlaps }: { overlaps: readonly Overlap[] }) {
  const { t } = useTranslation();
  return (
    <Notice kind="error" title={t('data.columns.conflict.title')}>
      <p>{t('data.columns.conflict.text')}</p>
      <ul className={styles.both}>
        {overlaps.map(({ id, key, theirs }) => (
          <li key={`${key} ${id}`}>
            <code>{id}</code> · {t(`data.columns.field.${key}`)}
            {': '}
            <q>{theirs === '' ? t('data.empty') : theirs}</q>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
