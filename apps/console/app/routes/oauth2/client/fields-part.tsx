import { Button, Checkbox, SelectField, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { oauthFault } from '../../../client-form/oauth-fault.ts';
import { allGrantTypes, authenticationMethods, grantTypes } from '../../../client-form/grant-types.ts';
import { useProject } from '../../../project/use-project.ts';
import type { ClientAnswer } from './change-client.server.ts';
import styles from './client.module.css';
import { type ClientValues, valuesOfForm } from './client-values.ts';
import type { ShownClient } from './load-client.server.ts';

interface FieldsPartProps {
  client: ShownClient;
  answer: ClientAnswer | undefined;
}

/** What a client is and may: the fields that one changes; all others stand in its JSON. */
export function FieldsPart({ client, answer }: FieldsPartProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const refused = answer?.act === 'fields' && !answer.result?.ok ? answer : undefined;
  const values = refused ? valuesOfForm(new URLSearchParams(refused.sent)) : client.values;
  const fault = refused && oauthFault(refused.result);
  const errorOf = (name: keyof ClientValues) => (fault?.field === name ? fault.text : undefined);
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">{t('oauth2.client.settings')}</h2>
      {/* A change makes a new form, which shows what holds now. */}
      <Form method="post" className={styles.form} key={`${client.changed} ${refused ? 'refused' : ''}`}>
        <TextField
          label={t('oauth2.clients.name')}
          name="client_name"
          defaultValue={values.client_name}
          readOnly={!mayChange}
          autoComplete="off"
          error={errorOf('client_name')}
        />
        <fieldset className={styles.group} disabled={!mayChange}>
          <legend>{t('oauth2.client.grants')}</legend>
          {allGrantTypes.map((grant) => (
            <label key={grant} className={styles.switch}>
              <Checkbox
                name="grant_types"
                value={grant}
                defaultChecked={values.grant_types.includes(grant)}
              />
              {t(`oauth2.grants.${grantTypes[grant]}.name`)}
              <small>{t(`oauth2.grants.${grantTypes[grant]}.hint`)}</small>
            </label>
          ))}
        </fieldset>
        <ListField name="redirect_uris" values={values} error={errorOf('redirect_uris')} />
        <ListField
          name="post_logout_redirect_uris"
          values={values}
          error={errorOf('post_logout_redirect_uris')}
        />
        <ListField name="allowed_cors_origins" values={values} error={errorOf('allowed_cors_origins')} />
        <TextField
          label={t('oauth2.new.scope')}
          hint={t('oauth2.new.scopeHint')}
          name="scope"
          defaultValue={values.scope}
          readOnly={!mayChange}
          autoComplete="off"
          error={errorOf('scope')}
        />
        <ListField name="audience" values={values} error={errorOf('audience')} />
        <SelectField
          label={t('oauth2.client.authentication')}
          name="token_endpoint_auth_method"
          defaultValue={values.token_endpoint_auth_method}
          disabled={!mayChange}
          error={errorOf('token_endpoint_auth_method')}
        >
          {authenticationMethods.map((method) => (
            <option key={method} value={method}>
              {t(`oauth2.authentication.${method}`)}
            </option>
          ))}
        </SelectField>
        <AddressField name="jwks_uri" values={values} error={errorOf('jwks_uri')} />
        <SelectField
          label={t('oauth2.client.strategy.label')}
          name="access_token_strategy"
          defaultValue={values.access_token_strategy}
          disabled={!mayChange}
        >
          <option value="">{t('oauth2.client.strategy.project')}</option>
          <option value="opaque">{t('oauth2.client.strategy.opaque')}</option>
          <option value="jwt">{t('oauth2.client.strategy.jwt')}</option>
        </SelectField>
        <fieldset className={styles.group} disabled={!mayChange}>
          <legend>{t('oauth2.client.questions')}</legend>
          {(['skip_consent', 'skip_logout_consent'] as const).map((name) => (
            <label key={name} className={styles.switch}>
              <Checkbox name={name} defaultChecked={values[name]} />
              {t(`oauth2.client.fields.${name}`)}
              <small>{t(`oauth2.client.hints.${name}`)}</small>
            </label>
          ))}
        </fieldset>
        <div className={styles.pairs}>
          {(['client_uri', 'logo_uri', 'policy_uri', 'tos_uri'] as const).map((name) => (
            <AddressField key={name} name={name} values={values} error={errorOf(name)} />
          ))}
        </div>
        <ListField name="contacts" values={values} error={errorOf('contacts')} />
        {mayChange ? (
          <Button type="submit" name="act" value="fields" look="primary">
            {t('oauth2.client.save')}
          </Button>
        ) : null}
      </Form>
    </section>
  );
}

interface FieldProps<Name extends string> {
  name: Name;
  values: ClientValues;
  error: string | undefined;
}

type ListName =
  | 'redirect_uris'
  | 'post_logout_redirect_uris'
  | 'allowed_cors_origins'
  | 'audience'
  | 'contacts';

/** One thing a line. */
function ListField({ name, values, error }: FieldProps<ListName>) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  return (
    <TextArea
      label={t(`oauth2.client.fields.${name}`)}
      hint={t(`oauth2.client.hints.${name}`)}
      name={name}
      rows={Math.min(8, values[name].split('\n').length)}
      spellCheck={false}
      defaultValue={values[name]}
      readOnly={!mayChange}
      error={error}
    />
  );
}

function AddressField({
  name,
  values,
  error,
}: FieldProps<'client_uri' | 'logo_uri' | 'policy_uri' | 'tos_uri' | 'jwks_uri'>) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  return (
    <TextField
      label={t(`oauth2.client.fields.${name}`)}
      name={name}
      inputMode="url"
      spellCheck={false}
      autoComplete="off"
      defaultValue={values[name]}
      readOnly={!mayChange}
      error={error}
    />
  );
}
