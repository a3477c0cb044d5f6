import { Button, buttonClass, Notice, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { ParameterTable } from '../../../playground/parameter-table.tsx';
import styles from '../../../playground/playground.module.css';
import { useProject } from '../../../project/use-project.ts';
import type { BuiltRequest } from './begin.server.ts';
import type { PlayedClient } from './load-playground.server.ts';

interface CodePartProps {
  client: PlayedClient;
  redirectUri: string;
  built: BuiltRequest | undefined;
}

/** The first steps of the authorization code flow: an address of the console for the answer, the request, and the way there. */
export function CodePart({ client, redirectUri, built }: CodePartProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="code">
      <h2 id="code">{t('oauth2.play.code')}</h2>
      {client.isRegistered ? (
        <RequestForm client={client} />
      ) : (
        <Registration client={client} redirectUri={redirectUri} />
      )}
      {built && client.isRegistered ? <Built built={built} /> : null}
    </section>
  );
}

/** Answers come to addresses only that the client has. */
function Registration({ client, redirectUri }: Pick<CodePartProps, 'client' | 'redirectUri'>) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  return (
    <Notice title={t('oauth2.play.unregistered')}>
      <code>{redirectUri}</code>
      {mayChange ? (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="client" value={client.id} />
          <p>{t('oauth2.play.registerText')}</p>
          <Button type="submit" name="act" value="register">
            {t('oauth2.play.register')}
          </Button>
        </Form>
      ) : (
        <p>{t('oauth2.play.askDeveloper')}</p>
      )}
    </Notice>
  );
}

function RequestForm({ client }: { client: PlayedClient }) {
  const { t } = useTranslation();
  const { address } = useProject();
  return (
    <>
      <p className="console-note">
        {t('oauth2.play.codeText')}{' '}
        <Link to={`${address}/clients/${encodeURIComponent(client.id)}`}>{client.name}</Link>
      </p>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="client" value={client.id} />
        <TextField
          label={t('oauth2.new.scope')}
          name="scope"
          spellCheck={false}
          autoComplete="off"
          defaultValue={client.scope}
        />
        <TextField label={t('oauth2.play.audience')} name="audience" spellCheck={false} autoComplete="off" />
        <SelectField label={t('oauth2.play.prompt')} name="prompt" defaultValue="">
          <option value="">{t('oauth2.play.prompts.usual')}</option>
          <option value="login">{t('oauth2.play.prompts.login')}</option>
          <option value="consent">{t('oauth2.play.prompts.consent')}</option>
          <option value="none">{t('oauth2.play.prompts.none')}</option>
        </SelectField>
        <Button type="submit" name="act" value="build" look="primary">
          {t('oauth2.play.build')}
        </Button>
      </Form>
    </>
  );
}

/** The request with each of its parameters, and the way to the authorization endpoint. */
function Built({ built: { address, parameters } }: { built: BuiltRequest }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="built" className={styles.built}>
      <h3 id="built">{t('oauth2.play.built')}</h3>
      <ParameterTable label={t('oauth2.play.built')} parameters={parameters} />
      <p className="console-note">{t('oauth2.play.goText')}</p>
      <p className={styles.acts}>
        <a href={address} className={buttonClass('primary')}>
          {t('oauth2.play.go')}
        </a>
      </p>
    </section>
  );
}
