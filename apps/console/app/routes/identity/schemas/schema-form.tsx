import { Button, Notice, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import type { SchemaAnswer } from './save-schema.server.ts';
import styles from './schemas.module.css';

interface SchemaFormProps {
  chosen: { id: string; text: string } | undefined;
  revision: string;
  answer: SchemaAnswer | undefined;
}

/** A schema as JSON; what is wrong with it is named by its place. */
export function SchemaForm({ chosen, revision, answer }: SchemaFormProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const refused = answer?.result && !answer.result.ok ? answer.result : undefined;
  const isTaken = answer?.problem === 'taken';
  const kept = refused || isTaken || answer?.unreadable !== undefined ? answer : undefined;
  return (
    <Form method="post" className={styles.form} key={`${chosen?.id} ${revision} ${kept ? 'kept' : ''}`}>
      <input type="hidden" name="revision" value={revision} />
      {chosen ? null : <input type="hidden" name="new" value="" />}
      {refused ? (
        <Notice kind="error" title={t('identity.schemas.refused')}>
          <p>{refused.status === 412 ? t('identity.conflict') : (refused.message ?? t('parts.refused'))}</p>
          {Object.entries(refused.fields).map(([place, faults]) => (
            <p key={place}>
              <code>{place}</code>: {faults.join(' ')}
            </p>
          ))}
        </Notice>
      ) : null}
      <TextField
        label={t('identity.schemas.id')}
        name="id"
        defaultValue={kept?.id ?? chosen?.id}
        readOnly={chosen !== undefined || !mayChange}
        required
        autoComplete="off"
        error={isTaken ? t('identity.schemas.taken') : undefined}
      />
      <TextArea
        label={t('identity.schemas.text')}
        name="text"
        rows={20}
        spellCheck={false}
        required
        readOnly={!mayChange}
        defaultValue={kept?.text ?? chosen?.text}
        error={
          kept?.unreadable === undefined
            ? undefined
            : t('identity.schemas.unreadable', { fault: kept.unreadable })
        }
      />
      {mayChange ? (
        <Button type="submit" name="act" value="save" look="primary" className={styles.save}>
          {t('identity.schemas.save')}
        </Button>
      ) : null}
    </Form>
  );
}
