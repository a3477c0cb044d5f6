import { Notice } from '@gazetteer/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BothChanged } from './both-changed.tsx';

/** What somebody else has changed in the same fields meanwhile: saving takes what was typed. */
export function SameFieldsConflict({ fields }: ComponentProps<typeof BothChanged>) {
  const { t } = useTranslation();
  return (
    <Notice kind="error" title={t('data.conflict.same.title')}>
      <p>{t('data.conflict.same.text')}</p>
      <BothChanged fields={fields} />
    </Notice>
  );
}
