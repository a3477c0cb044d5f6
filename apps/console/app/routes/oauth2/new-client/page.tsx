import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, CopyButton, Notice, PageToast, SelectField, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link, useActionData, useLoaderData } from 'react-router';
import { type OauthFault, oauthFault } from '../../../client-form/oauth-fault.ts';
import { grantTypes } from '../../../client-form/grant-types.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { requireChange } from '../../../project/require-change.server.ts';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import {
  type ClientKind,
  clientKindOf,
  clientKinds,
  clientOf,
  grantsOfKind,
  hasRedirects,
} from './client-kinds.ts';
import { createClient } from './create-client.server.ts';
import styles from './new-client.module.css';

export async function loader(loading: Route.LoaderArgs) {
  await requireChange(loading);
  const title = translator(siteContext(loading.context).locale)('oauth2.new.title');
  const kind = clientKindOf(loading.url.searchParams.get('kind'));
  const example = new URLSearchParams({
    name: 'Example',
    scope: 'openid',
    redirect_uris: 'https://app.example/callback',
  });
  const calls = [describeCall(loading, 'createOAuth2Client', { oAuth2Client: clientOf(kind, example) })];
  const { host } = await loadProject(loading);
  const { protocol } = new URL(siteContext(loading.context).publicUrl);
  return { title, kind, calls, issuer: `${protocol}//${host}/api/.ory` };
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
  const { address } = useProject();
  const answer = useActionData<typeof action>();
  const refused = answer && !answer.result.ok ? answer : undefined;
  const made = answer?.result.ok ? answer.result.value : undefined;
  const fault = oauthFault(refused?.result);
  const words = refused && !refused.result.ok ? (refused.result.message ?? t('parts.refused')) : undefined;
  const message = words === undefined ? undefined : { text: words, kind: 'error' as const };
  return (
    <>
      <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('oauth2.new.title')}</h1>
      </div>
      {answer && made ? <Made name={answer.name} {...made} /> : null}
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
      {/* A new form after each client, so that a second click makes no second one. */}
      <ClientForm
        key={`${kind} ${made?.id} ${refused ? 'refused' : ''}`}
        kind={kind}
        sent={new URLSearchParams(refused?.sent)}
        fault={fault}
      />
      <p>
        <Link to={`${address}/clients`}>{t('oauth2.new.back')}</Link>
      </p>
      <ApiCalls calls={calls} />
    </>
  );
}

interface ClientFormProps {
  kind: ClientKind;
  /** What was refused, so that it need not be typed again. */
  sent: URLSearchParams;
  fault: OauthFault | undefined;
}

function ClientForm({ kind, sent, fault }: ClientFormProps) {
  const { t } = useTranslation();
  const errorOf = (name: string) => (fault?.field === name ? fault.text : undefined);
  const grants = grantsOfKind(kind).map((grant) => t(`oauth2.grants.${grantTypes[grant]}.name`));
  return (
    <Form method="post" className={styles.form}>
      <p className="console-note">{t('oauth2.new.tokensBy', { grants: grants.join(', ') })}</p>
      <input type="hidden" name="kind" value={kind} />
      <TextField
        label={t('oauth2.clients.name')}
        name="name"
        required
        autoComplete="off"
        defaultValue={sent.get('name') ?? ''}
        error={errorOf('client_name')}
      />
      {hasRedirects(kind) ? (
        <TextArea
          label={t('oauth2.new.redirects')}
          hint={[
            t('oauth2.new.redirectsHint'),
            ...(kind === 'browser' ? [t('oauth2.new.originsToo')] : []),
          ].join(' ')}
          name="redirect_uris"
          rows={3}
          required
          spellCheck={false}
          defaultValue={sent.get('redirect_uris') ?? ''}
          error={errorOf('redirect_uris')}
        />
      ) : null}
      {hasRedirects(kind) ? (
        <TextArea
          label={t('oauth2.new.afterwards')}
          hint={t('oauth2.new.afterwardsHint')}
          name="post_logout_redirect_uris"
          rows={2}
          spellCheck={false}
          defaultValue={sent.get('post_logout_redirect_uris') ?? ''}
          error={errorOf('post_logout_redirect_uris')}
        />
      ) : null}
      <TextField
        label={t('oauth2.new.scope')}
        hint={t('oauth2.new.scopeHint')}
        name="scope"
        defaultValue={sent.get('scope') ?? (kind === 'service' ? '' : 'openid email profile offline_access')}
        autoComplete="off"
        error={errorOf('scope')}
      />
      <Button type="submit" look="primary" className={styles.button}>
        {t('oauth2.new.make')}
      </Button>
    </Form>
  );
}

function Made({ name, id, secret }: { name: string; id: string; secret: string | undefined }) {
  const { t } = useTranslation();
  const { address } = useProject();
  const { issuer } = useLoaderData<typeof loader>();
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
        <p>{t('oauth2.new.issuer')}</p>
        <code className={styles.value}>{issuer}</code>
        <CopyButton text={issuer} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
        <p>
          <Link to={`${address}/clients/${encodeURIComponent(id)}`}>{t('oauth2.new.openMade')}</Link>
        </p>
      </Notice>
    </div>
  );
}
