import { useTranslation } from 'react-i18next';
import { SameFieldsConflict } from '../../../datasets/same-fields-conflict.tsx';
import type { Overlap } from './column-values.ts';

/** The fields of columns that both have changed. */
export function ColumnsConflict({ overlaps }: { overlaps: readonly Overlap[] }) {
  const { t } = useTranslation();
  return (
    <SameFieldsConflict
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
  );
}
