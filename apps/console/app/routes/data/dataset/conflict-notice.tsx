import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '../../../datasets/change-list.tsx';
import styles from './dataset.module.css';
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
          <ul className={styles.both}>
            {both.map(({ field, theirs }) => (
              <li key={field}>
                <a href={`#field-${field}`}>{t(`data.field.${field}`)}</a>
                {': '}
                <q>{theirs === '' ? t('data.empty') : theirs}</q>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
