import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { oauthFault } from '../../../client-form/oauth-fault.ts';
import { grantTypes } from '../../../client-form/grant-types.ts';
import { useProject } from '../../../project/use-project.ts';
import type { ClientAnswer } from './change-client.server.ts';
import styles from './client.module.css';
import type { ShownClient } from './load-client.server.ts';

interface LifespansPartProps {
  client: ShownClient;
  answer: ClientAnswer | undefined;
}

/** How long the tokens of each grant hold, where the client differs from its project. */
export function LifespansPart({ client, answer }: LifespansPartProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const refused = answer?.act === 'lifespans' && !answer.result?.ok ? answer : undefined;
  const sent = refused && new URLSearchParams(refused.sent);
  const fault = oauthFault(refused?.result);
  if (client.lifespans.length === 0) return null;
  return (
    <section aria-labelledby="lifespans">
      <h2 id="lifespans">{t('oauth2.client.lifespans.title')}</h2>
      <p className="console-note">{t('oauth2.client.lifespans.about')}</p>
      <Form method="post" className={styles.form} key={`${client.changed} ${refused ? 'refused' : ''}`}>
        {client.lifespans.map(({ grant, tokens }) => (
          <fieldset key={grant} className={styles.group} disabled={!mayChange}>
            <legend>{t(`oauth2.grants.${grantTypes[grant]}.name`)}</legend>
            <div className={styles.tokens}>
              {tokens.map(({ token, field, value }) => (
                <TextField
                  key={field}
                  label={t(`oauth2.client.lifespans.${token}`)}
                  name={field}
                  spellCheck={false}
                  autoComplete="off"
                  defaultValue={sent?.get(field) ?? value}
                  error={fault?.field === field ? fault.text : undefined}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {mayChange ? (
          <Button type="submit" name="act" value="lifespans">
            {t('oauth2.client.lifespans.save')}
          </Button>
        ) : null}
      </Form>
    </section>
  );
}
