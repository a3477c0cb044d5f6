import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { ImportForm } from '../../../parts/import-form.tsx';
import { describeCall } from '../../../project/describe-call.server.ts';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { importIdentities } from './import-identities.server.ts';
import { LookedAt } from './looked-at.tsx';

export function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('identities.import.title');
  const create = { traits: { email: 'ann@example.org', name: 'Ann' } };
  const patchIdentitiesBody = { identities: [{ create, patch_id: 'line-1' }] };
  const calls = [true, false].map((dryRun) =>
    describeCall(loading, 'batchPatchIdentities', { ...(dryRun ? { dryRun } : {}), patchIdentitiesBody }),
  );
  return { title, calls };
}

export async function action(acting: Route.ActionArgs) {
  return importIdentities(acting, await acting.request.formData());
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Makes many accounts at once, of a file that was looked at before. */
export default function ImportIdentitiesPage({ loaderData: { calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const answer = useActionData<typeof action>();
  const isDone = answer?.isDone === true;
  const canImport =
    !isDone && answer && 'result' in answer && answer.result.ok && answer.result.value.made > 0;
  return (
    <>
      <div className="console-head">
        <h1>{t('identities.import.title')}</h1>
        <ButtonLink to={`${address}/identities`}>{t('identities.import.back')}</ButtonLink>
      </div>
      <p className="console-note">{t('identities.import.about')}</p>
      <div role="status">{answer ? <LookedAt answer={answer} /> : null}</div>
      {mayChange ? (
        <ImportForm
          accept=".json,.jsonl,.ndjson,.csv,.tsv,.txt"
          text={answer && !isDone ? answer.text : ''}
          state={answer ? `${isDone} ${answer.text}` : ''}
          canImport={canImport === true}
          texts={{
            file: t('identities.import.file'),
            pasted: t('identities.import.text'),
            columns: t('identities.import.columns'),
            now: t('identities.import.now'),
          }}
          encType="multipart/form-data"
          example={
            'email,name,email_verified,hashed_password\n' +
            'ann@example.org,Ann,true,$2b$12$…\n' +
            'ben@example.org,Ben,,'
          }
        />
      ) : (
        <Notice>{t('identities.import.mayNot')}</Notice>
      )}
      <ApiCalls calls={calls} />
    </>
  );
}
