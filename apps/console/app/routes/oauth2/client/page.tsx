import { LocalTime, unlistedMeta } from '@gazetteer/site';
import { ButtonLink, CopyButton, FactList, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { redirect, useActionData } from 'react-router';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { AnswerToast } from './answer-toast.tsx';
import { changeClient } from './change-client.server.ts';
import styles from './client.module.css';
import { DeletePart } from './delete-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import { JsonPart } from './json-part.tsx';
import { LifespansPart } from './lifespans-part.tsx';
import { loadClient } from './load-client.server.ts';
import { SamplesPart } from './samples-part.tsx';
import { SecretPart } from './secret-part.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const client = await loadClient(loading);
  return { title: client.name, ...client };
}

export async function action(acting: Route.ActionArgs) {
  const answer = await changeClient(acting, new URLSearchParams(await acting.request.text()));
  if (answer.act === 'delete' && answer.result?.ok)
    throw redirect(`/console/projects/${acting.params.project}/clients`);
  return answer;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** One client: what it may do, its secret, how long its tokens hold, and ready code for it. */
export default function ClientPage({ loaderData: client }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const answer = useActionData<typeof action>();
  const secret = answer?.result?.ok ? answer.result.value.secret : undefined;
  return (
    <>
      <AnswerToast answer={answer} />
      <div className="console-head">
        <h1>{client.name}</h1>
        {client.mayAuthorize ? (
          <ButtonLink to={`${address}/playground?client=${encodeURIComponent(client.id)}`}>
            {t('oauth2.client.play')}
          </ButtonLink>
        ) : null}
      </div>
      <FactList
        facts={[
          { name: t('oauth2.clients.id'), value: <code>{client.id}</code> },
          { name: t('oauth2.client.issuer'), value: <code>{client.issuer}</code> },
          { name: t('oauth2.client.made'), value: client.made && <LocalTime iso={client.made} /> },
          { name: t('oauth2.client.changed'), value: client.changed && <LocalTime iso={client.changed} /> },
        ]}
      />
      {secret === undefined ? null : (
        <div className={styles.made}>
          <Notice title={t('oauth2.client.secret.new')}>
            <code className={styles.value}>{secret}</code>
            <CopyButton text={secret} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
          </Notice>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.parts}>
          <FieldsPart client={client} answer={answer} />
        </div>
        <div className={styles.parts}>
          <SamplesPart samples={client.samples} />
          {client.hasSecret && mayChange ? <SecretPart answer={answer} /> : null}
          <LifespansPart client={client} answer={answer} />
          <JsonPart client={client} answer={answer} />
          {mayChange ? <DeletePart name={client.name} answer={answer} /> : null}
        </div>
      </div>
      <ApiCalls calls={client.calls} />
    </>
  );
}
