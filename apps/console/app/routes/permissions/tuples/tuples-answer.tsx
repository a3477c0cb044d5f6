import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { writeTuple } from '../../../relation-tuples/written-tuple.ts';
import type { TuplesAnswer } from './change-tuples.server.ts';
import styles from './tuples.module.css';

interface TuplesAnswerProps {
  answer: TuplesAnswer | undefined;
  /** The namespaces of the language. */
  declared: readonly string[];
}

/** Says what became of a change, and takes a deletion back by adding the tuple again. */
export function TuplesAnswerNotice({ answer, declared }: TuplesAnswerProps) {
  const { t } = useTranslation();
  const result = answer?.result;
  return (
    <div role="status" className={answer ? styles.answer : undefined}>
      {result && !result.ok ? (
        <Notice kind="error" title={t('permissions.tuples.refused')}>
          <p>{result.message ?? t('parts.refused')}</p>
        </Notice>
      ) : null}
      {answer && result?.ok ? (
        <Notice>
          <Done answer={answer} declared={declared} />
        </Notice>
      ) : null}
    </div>
  );
}

function Done({ answer, declared }: { answer: TuplesAnswer; declared: readonly string[] }) {
  const { t } = useTranslation();
  if (answer.act === 'delete-all') {
    return <p>{t('permissions.tuples.deleteAll.done', { namespace: answer.namespace })}</p>;
  }
  const { tuple } = answer;
  const written = tuple ? writeTuple(tuple) : '';
  if (answer.act === 'add' || !tuple) return <p>{t('permissions.tuples.added', { tuple: written })}</p>;
  const namespaces = [tuple.namespace, ...(tuple.subject_set ? [tuple.subject_set.namespace] : [])];
  const canBeAdded = namespaces.every((name) => declared.includes(name));
  return (
    <div className={styles.undo}>
      <p>{t('permissions.tuples.deleted', { tuple: written })}</p>
      {canBeAdded ? (
        <Form method="post">
          <input type="hidden" name="tuple" value={JSON.stringify(tuple)} />
          <Button type="submit" name="act" value="add">
            {t('permissions.tuples.undo')}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
