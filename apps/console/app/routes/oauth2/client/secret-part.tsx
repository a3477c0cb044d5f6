import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { oauthFault } from '../../../client-form/oauth-fault.ts';
import type { ClientAnswer } from './change-client.server.ts';
import styles from './client.module.css';

/** Another secret for the client, with time to bring it to the application; and the end of the one before. */
export function SecretPart({ answer }: { answer: ClientAnswer | undefined }) {
  const { t } = useTranslation();
  const refused = answer?.act === 'rotate' && !answer.result?.ok ? answer : undefined;
  const fault = oauthFault(refused?.result);
  return (
    <section aria-labelledby="secret">
      <h2 id="secret">{t('oauth2.client.secret.title')}</h2>
      <p className="console-note">{t('oauth2.client.secret.about')}</p>
      <Form method="post" className={styles.form}>
        <TextField
          label={t('oauth2.client.secret.overlap')}
          hint={t('oauth2.client.secret.overlapHint')}
          name="overlap"
          spellCheck={false}
          autoComplete="off"
          defaultValue={new URLSearchParams(refused?.sent).get('overlap') ?? '24h'}
          error={fault?.field === 'overlap' ? fault.text : undefined}
        />
        <Button type="submit" name="act" value="rotate">
          {t('oauth2.client.secret.rotate')}
        </Button>
      </Form>
      <Form method="post" className={styles.form}>
        <Button type="submit" name="act" value="endSecret">
          {t('oauth2.client.secret.end')}
        </Button>
      </Form>
    </section>
  );
}
