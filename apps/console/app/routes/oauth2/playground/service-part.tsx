import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { MadeCall } from '../../../playground/call-as-client.server.ts';
import { MadeCallPart } from '../../../playground/made-call-part.tsx';
import styles from '../../../playground/playground.module.css';
import type { Attempt } from '../../../project/attempt.server.ts';
import type { PlayedClient } from './load-playground.server.ts';

interface ServicePartProps {
  client: PlayedClient;
  result: Attempt<MadeCall> | undefined;
}

/** The client credentials grant in one step. */
export function ServicePart({ client, result }: ServicePartProps) {
  const { t } = useTranslation();
  if (client.authentication === 'private_key_jwt') return <p>{t('oauth2.play.byKey')}</p>;
  return (
    <section aria-labelledby="service">
      <h2 id="service">{t('oauth2.play.service')}</h2>
      <p className="console-note">{t('oauth2.play.serviceText')}</p>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="client" value={client.id} />
        <TextField
          label={t('oauth2.play.secret')}
          hint={t('oauth2.play.secretHint')}
          type="password"
          name="secret"
          required
          autoComplete="off"
        />
        <TextField
          label={t('oauth2.new.scope')}
          name="scope"
          spellCheck={false}
          autoComplete="off"
          defaultValue={client.scope}
        />
        <Button type="submit" name="act" value="service" look="primary">
          {t('oauth2.play.ask')}
        </Button>
      </Form>
      <div aria-live="polite">{result?.ok ? <MadeCallPart call={result.value} /> : null}</div>
    </section>
  );
}
