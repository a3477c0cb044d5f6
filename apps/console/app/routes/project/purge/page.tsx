import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data, Form, redirect, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { attempt } from '../../../project/attempt.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';

/** @throws 403 for whoever does not own the project */
export async function loader(loading: Route.LoaderArgs) {
  const { id: projectId, mayOwn } = await loadProject(loading);
  if (!mayOwn) throw data(null, { status: 403 });
  return {
    title: translator(siteContext(loading.context).locale)('project.purge.title'),
    calls: [describeCall(loading, 'purgeProject', { projectId })],
  };
}

/** Purges the project whose name was typed; the service refuses whoever does not own it. */
export async function action(acting: Route.ActionArgs) {
  const { id: projectId, name } = await loadProject(acting);
  const form = new URLSearchParams(await acting.request.text());
  if (!isConfirmed(form, name)) return { isWrong: true as const };
  const result = await attempt(() => oryClient(acting).purgeProject({ projectId }));
  if (result.ok) throw redirect('/console/projects');
  return { isWrong: false as const, message: result.message };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The end of a project, for good. */
export default function PurgePage({ loaderData: { calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { name } = useProject();
  const answer = useActionData<typeof action>();
  return (
    <>
      <div className="console-head">
        <h1>{t('project.purge.title')}</h1>
      </div>
      {answer && !answer.isWrong ? (
        <Notice kind="error">
          <p>{answer.message ?? t('parts.refused')}</p>
        </Notice>
      ) : null}
      <Form method="post">
        <ConfirmByName
          name={name}
          act="purge"
          label={t('project.purge.now')}
          explain={t('project.purge.explain')}
          isWrong={answer?.isWrong ?? false}
        />
      </Form>
      <ApiCalls calls={calls} />
    </>
  );
}
