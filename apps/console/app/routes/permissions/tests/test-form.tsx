import { Button, SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { RelationNames } from '../../../relation-tuples/relation-names.ts';
import { TupleFields } from '../../../relation-tuples/tuple-fields.tsx';
import type { TestsAnswer } from './change-tests.server.ts';
import styles from './tests.module.css';

interface TestFormProps {
  answer: TestsAnswer | undefined;
  namespaces: readonly string[];
  relations: RelationNames;
  /** Whether the form is shown at once. */
  isOpen: boolean;
}

/** Keeps a new test case. What was refused stands in the fields as it was typed. */
export function TestForm({ answer, namespaces, relations, isOpen }: TestFormProps) {
  const { t } = useTranslation();
  const kept = answer?.typed && !answer.result?.ok ? answer : undefined;
  return (
    <details className={styles.add} open={isOpen || kept !== undefined} key={JSON.stringify(answer)}>
      <summary>{t('permissions.tests.open')}</summary>
      <Form method="post" className={styles.form}>
        <TupleFields
          typed={kept?.typed}
          namespaces={namespaces}
          relations={relations}
          required
          isNoSet={kept !== undefined && kept.tuple === undefined}
        />
        <div className={styles.expected}>
          <SelectField
            label={t('permissions.tests.expected')}
            name="expected"
            defaultValue={kept?.expected === false ? 'denied' : 'allowed'}
          >
            <option value="allowed">{t('permissions.check.results.allowed')}</option>
            <option value="denied">{t('permissions.check.results.denied')}</option>
          </SelectField>
          <Button type="submit" name="act" value="set">
            {t('permissions.tests.add')}
          </Button>
        </div>
      </Form>
    </details>
  );
}
