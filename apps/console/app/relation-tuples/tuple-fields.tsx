import { SelectField, TextField } from '@gazetteer/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tuple-fields.module.css';
import type { TypedTuple } from './written-tuple.ts';

type Part = 'namespace' | 'object' | 'relation' | 'subject';

interface TupleFieldsProps {
  /** Which parts are asked for. */
  parts?: readonly Part[];
  typed: TypedTuple | undefined;
  /** The namespaces that are offered. */
  namespaces: readonly string[];
  /** Whether each part is needed; a filter needs none. */
  required?: boolean;
  /** Whether what was typed as a set is none. */
  isNoSet?: boolean;
}

const all: readonly Part[] = ['namespace', 'object', 'relation', 'subject'];

/** The parts of a tuple, to be read by `readTyped`. */
export function TupleFields({ parts = all, typed, namespaces, required = false, isNoSet }: TupleFieldsProps) {
  const { t } = useTranslation();
  const list = useId();
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
            {...plain}
          />
          <datalist id={list}>
            {namespaces.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
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
        <TextField
          label={t('permissions.tuple.relation')}
          name="relation"
          defaultValue={typed?.relation}
          maxLength={255}
          {...plain}
        />
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
