import { unlistedMeta } from '@gazetteer/site';
import { FactList } from '@gazetteer/ui';
import { LocalTime } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { redirect, useActionData } from 'react-router';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { AccessPart } from './access-part.tsx';
import { AnswerToast } from './answer-toast.tsx';
import { changeIdentity } from './change-identity.server.ts';
import { CredentialsPart } from './credentials-part.tsx';
import { DeletePart } from './delete-part.tsx';
import { loadIdentity } from './load-identity.server.ts';
import { MetadataPart } from './metadata-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { TraitsPart } from './traits-part.tsx';
import styles from './identity.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const identity = await loadIdentity(loading);
  return { title: identity.name, ...identity };
}

export async function action(acting: Route.ActionArgs) {
  const answer = await changeIdentity(acting, new URLSearchParams(await acting.request.text()));
  if (answer.act === 'delete' && answer.result?.ok)
    throw redirect(`/console/projects/${acting.params.project}/identities`);
  return answer;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** One account: what it says, how its person signs in, and where they are signed in. */
export default function IdentityPage({ loaderData: identity }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  return (
    <>
      <AnswerToast answer={answer} />
      <div className="console-head">
        <h1>{identity.name}</h1>
      </div>
      <FactList
        facts={[
          { name: t('identities.id'), value: <code>{identity.id}</code> },
          { name: t('identities.schema'), value: identity.schema },
          { name: t('identities.state'), value: t(`identities.states.${identity.state}`) },
          { name: t('identities.created'), value: <LocalTime iso={identity.created} /> },
          { name: t('identities.changed'), value: <LocalTime iso={identity.changed} /> },
        ]}
      />
      <div className={styles.parts}>
        <TraitsPart identity={identity} answer={answer} />
        <MetadataPart identity={identity} answer={answer} />
        <CredentialsPart identity={identity} />
        <SessionsPart sessions={identity.sessions} />
        {mayChange ? (
          <AccessPart state={identity.state} waysBack={identity.waysBack} answer={answer} />
        ) : null}
        {mayChange ? <DeletePart name={identity.name} answer={answer} /> : null}
      </div>
      <ApiCalls calls={identity.calls} />
    </>
  );
}
