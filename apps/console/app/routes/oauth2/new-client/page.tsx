import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, CopyButton, Notice, PageToast, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { describeCall } from '../../../project/describe-call.server.ts';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { type ClientKind, clientKindOf, clientKinds, clientOf, hasRedirects } from './client-kinds.ts';
import { createClient } from './create-client.server.ts';
import styles from './new-client.module.css';

export function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('oauth2.new.title');
  const kind = clientKindOf(loading.url.searchParams.get('kind'));
  const example = new URLSearchParams({
    name: 'Example',
    scope: 'openid',
    redirect_uris: 'https://app.example/callback',
  });
  const calls = [describeCall(loading, 'createOAuth2Client', { oAuth2Client: clientOf(kind, example) })];
  return { title, kind, calls };
}

export async function action(acting: Route.ActionArgs) {
  return createClient(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Registers an application, by the kind that it is of. */
export default function NewClientPage({ loaderData: { kind, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const answer = useActionData<typeof action>();
  const refused = answer && !answer.result.ok ? answer.result : undefined;
  const message = refused
    ? { text: refused.message ?? t('parts.refused'), kind: 'error' as const }
    : undefined;
  return (
    <>
      <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('oauth2.new.title')}</h1>
      </div>
      {answer?.result.ok ? <Made name={answer.name} {...answer.result.value} /> : null}
      {mayChange ? (
        <>
          <Form method="get" className={styles.form}>
            <SelectField label={t('oauth2.new.kind')} name="kind" defaultValue={kind}>
              {clientKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`oauth2.new.kinds.${one}`)}
                </option>
              ))}
            </SelectField>
            <Button type="submit" className={styles.button}>
              {t('oauth2.new.choose')}
            </Button>
          </Form>
          <ClientForm key={kind} kind={kind} fields={refused?.fields ?? {}} />
        </>
      ) : null}
      <p>
        <Link to={`${address}/clients`}>{t('oauth2.new.back')}</Link>
      </p>
      <ApiCalls calls={calls} />
    </>
  );
}

function ClientForm({ kind, fields }: { kind: ClientKind; fields: Record<string, string[]> }) {
  const { t } = useTranslation();
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="kind" value={kind} />
      <TextField
        label={t('oauth2.clients.name')}
        name="name"
        required
        autoComplete="off"
        error={fields.client_name?.join(' ')}
      />
      {hasRedirects(kind) ? (
        <TextField
          label={t('oauth2.new.redirects')}
          hint={t('oauth2.new.redirectsHint')}
          name="redirect_uris"
          required
          autoComplete="off"
          error={fields.redirect_uris?.join(' ')}
        />
      ) : null}
      <TextField
        label={t('oauth2.new.scope')}
        hint={t('oauth2.new.scopeHint')}
        name="scope"
        defaultValue={kind === 'service' ? '' : 'openid offline_access'}
        autoComplete="off"
        error={fields.scope?.join(' ')}
      />
      <Button type="submit" look="primary" className={styles.button}>
        {t('oauth2.new.make')}
      </Button>
    </Form>
  );
}

function Made({ name, id, secret }: { name: string; id: string; secret: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.made}>
      <Notice title={t('oauth2.new.made', { name })}>
        <p>{t('oauth2.clients.id')}</p>
        <code className={styles.value}>{id}</code>
        <CopyButton text={id} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
        {secret === undefined ? null : (
          <>
            <p>{t('oauth2.new.secret')}</p>
            <code className={styles.value}>{secret}</code>
            <CopyButton text={secret} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
          </>
        )}
      </Notice>
    </div>
  );
}
