import { Button, Notice, TextArea } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import type { ClientAnswer } from './change-client.server.ts';
import styles from './client.module.css';
import type { ShownClient } from './load-client.server.ts';

interface JsonPartProps {
  client: ShownClient;
  answer: ClientAnswer | undefined;
}

/** The whole client as JSON; what is sent takes its place. */
export function JsonPart({ client, answer }: JsonPartProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const refused = answer?.act === 'json' && !answer.result?.ok ? answer : undefined;
  const sent = refused && (new URLSearchParams(refused.sent).get('json') ?? '');
  const fault = refused?.result && !refused.result.ok ? refused.result.message : undefined;
  return (
    <details open={refused !== undefined}>
      <summary className={styles.open}>{t('oauth2.client.json.title')}</summary>
      <p className="console-note">{t('oauth2.client.json.about')}</p>
      <Form
        method="post"
        className={`${styles.form} ${styles.json}`}
        key={`${client.changed} ${refused ? 'refused' : ''}`}
      >
        {fault === undefined ? null : <Notice kind="error" title={fault} />}
        <TextArea
          label={t('oauth2.client.json.label')}
          name="json"
          rows={20}
          spellCheck={false}
          readOnly={!mayChange}
          defaultValue={sent ?? client.json}
          error={
            refused?.unreadable === undefined
              ? undefined
              : t('oauth2.client.json.unreadable', { fault: refused.unreadable })
          }
        />
        {mayChange ? (
          <Button type="submit" name="act" value="json">
            {t('oauth2.client.json.save')}
          </Button>
        ) : null}
      </Form>
    </details>
  );
}
