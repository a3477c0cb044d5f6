import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { RelationNames } from '../../../relation-tuples/relation-names.ts';
import { TupleFields } from '../../../relation-tuples/tuple-fields.tsx';
import type { TuplesAnswer } from './change-tuples.server.ts';
import styles from './tuples.module.css';

interface AddTupleProps {
  answer: TuplesAnswer | undefined;
  namespaces: readonly string[];
  relations: RelationNames;
}

/** Adds one tuple. What was refused stands in the fields as it was typed. */
export function AddTuple({ answer, namespaces, relations }: AddTupleProps) {
  const { t } = useTranslation();
  const added = answer?.act === 'add' && answer.typed ? answer : undefined;
  const kept = added?.result?.ok ? undefined : added;
  return (
    <details className={styles.part} open={kept !== undefined} key={JSON.stringify(answer)}>
      <summary>{t('permissions.tuples.add.open')}</summary>
      <Form method="post">
        <TupleFields
          typed={kept?.typed}
          namespaces={namespaces}
          relations={relations}
          required
          isNoSet={kept !== undefined && kept.tuple === undefined}
        />
        <Button type="submit" name="act" value="add" look="primary">
          {t('permissions.tuples.add.now')}
        </Button>
      </Form>
    </details>
  );
}
