import type { Relationship } from '@gazetteer/client/ory';
import { Button, Chip } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import { writeSubject, writeTuple } from '../../../relation-tuples/written-tuple.ts';
import styles from './tuples.module.css';

interface TupleTableProps {
  tuples: readonly Relationship[];
  /** The namespaces of the language. */
  declared: readonly string[];
}

/** Tuples by their parts. One of a namespace that is declared no more cannot be added again, and its button says so. */
export function TupleTable({ tuples, declared }: TupleTableProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  return (
    <PlainTable label={t('permissions.tuples.title')}>
      <thead>
        <tr>
          <th scope="col">{t('permissions.tuple.namespace')}</th>
          <th scope="col">{t('permissions.tuple.object')}</th>
          <th scope="col">{t('permissions.tuple.relation')}</th>
          <th scope="col">{t('permissions.tuple.subject')}</th>
          {mayChange ? (
            <th scope="col">
              <span className="visually-hidden">{t('permissions.tuples.delete')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {tuples.map((tuple) => (
          <Row key={writeTuple(tuple)} tuple={tuple} declared={declared} mayChange={mayChange} />
        ))}
      </tbody>
    </PlainTable>
  );
}

function Row({
  tuple,
  declared,
  mayChange,
}: {
  tuple: Relationship;
  declared: readonly string[];
  mayChange: boolean;
}) {
  const { t } = useTranslation();
  const { namespace, object, relation, subject_set } = tuple;
  const isDeclared = declared.includes(namespace);
  const isSubjectDeclared = subject_set === undefined || declared.includes(subject_set.namespace);
  const label =
    isDeclared && isSubjectDeclared ? 'permissions.tuples.delete' : 'permissions.tuples.deleteForGood';
  return (
    <tr className={styles.row}>
      <td>
        {namespace} {isDeclared ? null : <Chip>{t('permissions.tuples.undeclared.mark')}</Chip>}
      </td>
      <td>{object}</td>
      <td>{relation}</td>
      <td>
        {subject_set ? <code>{writeSubject(tuple)}</code> : writeSubject(tuple)}{' '}
        {isSubjectDeclared ? null : <Chip>{t('permissions.tuples.undeclared.mark')}</Chip>}
      </td>
      {mayChange ? (
        <td>
          <Deletion tuple={tuple} label={t(label)} />
        </td>
      ) : null}
    </tr>
  );
}

function Deletion({ tuple, label }: { tuple: Relationship; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="tuple" value={JSON.stringify(tuple)} />
      <Button type="submit" name="act" value="delete" look="quiet">
        {label}
        <span className="visually-hidden"> {writeTuple(tuple)}</span>
      </Button>
    </Form>
  );
}
