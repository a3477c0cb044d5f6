import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './both-changed.module.css';

/** Fields that two people have changed at once, with what the other has written. */
export function BothChanged({
  fields,
}: {
  fields: readonly { id: string; name: ReactNode; theirs: string }[];
}) {
  const { t } = useTranslation();
  return (
    <ul className={styles.both}>
      {fields.map(({ id, name, theirs }) => (
        <li key={id}>
          {name}
          {': '}
          <q>{theirs === '' ? t('data.empty') : theirs}</q>
        </li>
      ))}
    </ul>
  );
}
