import { SelectField, TextField } from '@gazetteer/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RelationNames, relationsOf } from './relation-names.ts';
import styles from './tuple-fields.module.css';
import type { TypedTuple } from './written-tuple.ts';

type Part = 'namespace' | 'object' | 'relation' | 'subject';

interface TupleFieldsProps {
  /** Which parts are asked for. */
  parts?: readonly Part[];
  typed: TypedTuple | undefined;
  /** The namespaces that are offered. */
  namespaces: readonly string[];
  /** The relations that are offered. */
  relations: RelationNames;
  /** Whether each part is needed; a filter needs none. */
  required?: boolean;
  /** Whether what was typed as a set is none. */
  isNoSet?: boolean;
}

const all: readonly Part[] = ['namespace', 'object', 'relation', 'subject'];

/** The parts of a tuple, to be read by `readTyped`. */
export function TupleFields({
  parts = all,
  typed,
  namespaces,
  relations,
  required = false,
  isNoSet,
}: TupleFieldsProps) {
  const { t } = useTranslation();
  const list = useId();
  const relationList = useId();
  const [namespace, setNamespace] = useState(typed?.namespace ?? '');
  const plain = { required, autoComplete: 'off', spellCheck: false, autoCapitalize: 'off' } as const;
  return (
    <div className={styles.fields}>
      {parts.includes('namespace') ? (
        <>
          <TextField
            label={t('permissions.tuple.namespace')}
            name="namespace"
            defaultValue={typed?.namespace}
            list={list}
            maxLength={255}
            onChange={({ currentTarget }) => setNamespace(currentTarget.value)}
            {...plain}
          />
          <NameList id={list} names={namespaces} />
        </>
      ) : null}
      {parts.includes('object') ? (
        <TextField
          label={t('permissions.tuple.object')}
          name="object"
          defaultValue={typed?.object}
          maxLength={1000}
          {...plain}
        />
      ) : null}
      {parts.includes('relation') ? (
        <>
          <TextField
            label={t('permissions.tuple.relation')}
            name="relation"
            defaultValue={typed?.relation}
            list={relationList}
            maxLength={255}
            {...plain}
          />
          <NameList id={relationList} names={relationsOf(relations, namespace)} />
        </>
      ) : null}
      {parts.includes('subject') ? (
        <>
          <SelectField label={t('permissions.tuple.kind')} name="kind" defaultValue={typed?.kind ?? 'id'}>
            <option value="id">{t('permissions.tuple.kinds.id')}</option>
            <option value="set">{t('permissions.tuple.kinds.set')}</option>
          </SelectField>
          <TextField
            label={t('permissions.tuple.subject')}
            name="subject"
            defaultValue={typed?.subject}
            error={isNoSet ? t('permissions.tuple.noSet') : undefined}
            {...plain}
          />
        </>
      ) : null}
    </div>
  );
}

function NameList({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
