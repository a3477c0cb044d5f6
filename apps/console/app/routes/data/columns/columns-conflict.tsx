import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { BothChanged } from '../../../datasets/both-changed.tsx';
import type { Overlap } from './column-values.ts';

/** What somebody else has changed in the same fields meanwhile: saving takes what was typed. */
export function ColumnsConflict({ overlaps }: { overlaps: readonly Overlap[] }) {
  const { t } = useTranslation();
  return (
    <Notice kind="error" title={t('data.columns.conflict.title')}>
      <p>{t('data.columns.conflict.text')}</p>
      <BothChanged
        fields={overlaps.map(({ id, key, theirs }) => ({
          id: `${key} ${id}`,
          name: (
            <>
              <code>{id}</code> · {t(`data.columns.field.${key}`)}
            </>
          ),
          theirs,
        }))}
      />
    </Notice>
  );
}
