import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import type { TypedTuple } from '../../../relation-tuples/written-tuple.ts';
import type { TuplesAnswer } from './change-tuples.server.ts';
import styles from './tuples.module.css';

interface DeleteAllProps {
  typed: TypedTuple;
  answer: TuplesAnswer | undefined;
}

/** Deletes all tuples that fit the filter, on whichever page they stand; it needs the name of their namespace. */
export function DeleteAll({ typed, answer }: DeleteAllProps) {
  const { t } = useTranslation();
  const isWrong = answer?.act === 'delete-all' && answer.isWrong;
  const { namespace, object, relation, subject } = typed;
  if (namespace === '') return <p className="console-note">{t('permissions.tuples.deleteAll.how')}</p>;
  const filter = [object, relation, subject].filter((part) => part !== '').join(', ');
  return (
    <details className={styles.part} open={isWrong}>
      <summary>{t('permissions.tuples.deleteAll.open')}</summary>
      <Form method="post">
        <ConfirmByName
          name={namespace}
          act="delete-all"
          label={t('permissions.tuples.deleteAll.now')}
          explain={
            filter === ''
              ? t('permissions.tuples.deleteAll.explain', { namespace })
              : t('permissions.tuples.deleteAll.explainFilter', { namespace, filter })
          }
          isWrong={isWrong}
        />
      </Form>
    </details>
  );
}
