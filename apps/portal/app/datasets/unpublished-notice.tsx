import type { Dataset } from '@gazetteer/client';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import style from './unpublished-notice.module.css';

/** Says of a page that others do not see that they do not: a draft looks as it will when it is published. */
export function UnpublishedNotice({ dataset }: { dataset: Dataset }) {
  const { t } = useTranslation();
  const isDraft = dataset.state === 'draft';
  if (!isDraft && !dataset.private) return null;
  const organization = dataset.organization?.title || dataset.organization?.name;
  return (
    <div className={style.notice}>
      <Notice title={t(isDraft ? 'dataset.unpublished.draft' : 'dataset.unpublished.private')}>
        <p>
          {organization
            ? t(isDraft ? 'dataset.unpublished.editors' : 'dataset.unpublished.members', { organization })
            : t('dataset.unpublished.owner')}
        </p>
      </Notice>
    </div>
  );
}
