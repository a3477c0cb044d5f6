import { Button } from '@gazetteer/ui';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import { writeSet, writeSubject, writeTuple } from '../../../relation-tuples/written-tuple.ts';
import type { ListedTest } from './load-tests.server.ts';
import styles from './tests.module.css';

interface TestTableProps {
  tests: readonly ListedTest[];
  hasRun: boolean;
}

/** The test cases, and what became of each where they were run. */
export function TestTable({ tests, hasRun }: TestTableProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  return (
    <PlainTable label={t('permissions.tests.title')}>
      <thead>
        <tr>
          {hasRun ? <th scope="col">{t('permissions.tests.result')}</th> : null}
          <th scope="col">{t('permissions.tuple.subject')}</th>
          <th scope="col">{t('permissions.tests.relation')}</th>
          <th scope="col">{t('permissions.tests.expected')}</th>
          {mayChange ? (
            <th scope="col">
              <span className="visually-hidden">{t('permissions.tests.change')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {tests.map((test) => (
          <tr key={writeTuple(test.relation_tuple)}>
            {hasRun ? (
              <td>
                <Result test={test} />
              </td>
            ) : null}
            <td>{writeSubject(test.relation_tuple)}</td>
            <td>
              <code>{writeSet(test.relation_tuple)}</code>
            </td>
            <td>{t(`permissions.check.results.${test.expected ? 'allowed' : 'denied'}`)}</td>
            {mayChange ? (
              <td className={styles.change}>
                <Change test={test} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function Result({ test: { relation_tuple, result } }: { test: ListedTest }) {
  const { t } = useTranslation();
  const { address } = useProject();
  if (!result) return null;
  const { namespace, object, relation, subject_set } = relation_tuple;
  const kind = subject_set ? 'set' : 'id';
  const subject = writeSubject(relation_tuple);
  const query = new URLSearchParams({ ask: 'check', namespace, object, relation, kind, subject });
  const Icon = result.holds ? IconCircleCheck : IconCircleX;
  return (
    <>
      <Icon size={18} stroke={1.75} aria-hidden="true" className={styles.mark} data-holds={result.holds} />{' '}
      {result.holds
        ? t('permissions.tests.holds')
        : t('permissions.tests.fails', {
            result: t(`permissions.check.results.${result.allowed ? 'allowed' : 'denied'}`),
          })}{' '}
      {result.error ?? <Link to={`${address}/check?${query}`}>{t('permissions.tests.why')}</Link>}
    </>
  );
}

function Change({ test: { relation_tuple, expected } }: { test: ListedTest }) {
  const { t } = useTranslation();
  return (
    <Form method="post">
      <input type="hidden" name="tuple" value={JSON.stringify(relation_tuple)} />
      <input type="hidden" name="expected" value={expected ? 'allowed' : 'denied'} />
      <Button type="submit" name="act" value="delete" look="quiet">
        {t('permissions.tests.delete')}
        <span className="visually-hidden"> {writeTuple(relation_tuple)}</span>
      </Button>
    </Form>
  );
}
