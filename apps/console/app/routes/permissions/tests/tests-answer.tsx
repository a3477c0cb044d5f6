import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { writeTuple } from '../../../relation-tuples/written-tuple.ts';
import type { TestsAnswer } from './change-tests.server.ts';
import styles from './tests.module.css';

/** Says what became of a test case, and takes a deletion back. */
export function TestsAnswerNotice({ answer }: { answer: TestsAnswer | undefined }) {
  const { t } = useTranslation();
  const result = answer?.result;
  if (!answer?.tuple || !result) return null;
  if (!result.ok) {
    return (
      <Notice kind="error" title={t('permissions.tuples.refused')}>
        <p>{result.message ?? t('parts.refused')}</p>
      </Notice>
    );
  }
  const tuple = writeTuple(answer.tuple);
  if (answer.act === 'set') return <Notice>{t('permissions.tests.kept', { tuple })}</Notice>;
  return (
    <Notice>
      <Form method="post" className={styles.undo}>
        {t('permissions.tests.deleted', { tuple })}
        <input type="hidden" name="tuple" value={JSON.stringify(answer.tuple)} />
        <input type="hidden" name="expected" value={answer.expected ? 'allowed' : 'denied'} />
        <Button type="submit" name="act" value="set">
          {t('permissions.tuples.undo')}
        </Button>
      </Form>
    </Notice>
  );
}
