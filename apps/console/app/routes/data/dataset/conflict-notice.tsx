import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { BothChanged } from '../../../datasets/both-changed.tsx';
import { ChangeList } from '../../../datasets/change-list.tsx';
import type { EditedResource } from './load-dataset.server.ts';
import type { Conflict } from './save-description.server.ts';

/** Who has changed what while somebody was typing; and what both have changed, where one of the two has to give way. */
export function ConflictNotice(props: { conflict: Conflict; resources: readonly EditedResource[] }) {
  const { who, changes, both } = props.conflict;
  const { t } = useTranslation();
  const names = who.length > 0 ? who.join(', ') : t('data.somebody');
  return (
    <Notice kind="error" title={t('data.conflict.title', { who: names })}>
      <p>{t('data.conflict.text')}</p>
      <ChangeList changes={changes} resources={props.resources} />
      {both.length > 0 ? (
        <>
          <p>{t('data.conflict.both')}</p>
          <BothChanged
            fields={both.map(({ field, theirs }) => ({
              id: field,
              name: <a href={`#field-${field}`}>{t(`data.field.${field}`)}</a>,
              theirs,
            }))}
          />
        </>
      ) : null}
    </Notice>
  );
}
