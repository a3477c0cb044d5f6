import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { loadProject } from '../../../project/load-project.server.ts';
import type { Route } from './+types/page';
import { changeNameOrState } from './change-name-or-state.server.ts';
import { changeService } from './change-service.server.ts';
import { loadSettings } from './load-settings.server.ts';
import { NameAndState } from './name-and-state.tsx';
import { Quota } from './quota.tsx';
import { ServiceSettings } from './service-settings.tsx';
import { SettingsToast } from './settings-toast.tsx';
import styles from './settings.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('project.settings.title');
  return { title, ...(await loadSettings(loading)) };
}

/** Changes one part of the project; the service refuses whoever may not. */
export async function action(acting: Route.ActionArgs) {
  const { id: projectId } = await loadProject(acting);
  const form = new URLSearchParams(await acting.request.text());
  const change = form.has('wanted') ? changeNameOrState : changeService;
  return change(oryClient(acting), projectId, form);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What a project is called, whether it runs, how much of its limits it uses, and the settings of its services. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const ofProject = answer && 'wanted' in answer ? answer : undefined;
  const ofService = answer && 'text' in answer ? answer : undefined;
  return (
    <>
      <SettingsToast answer={answer} />
      <div className="console-head">
        <h1>{t('project.settings.title')}</h1>
      </div>
      <div className={styles.top}>
        <NameAndState revision={loaderData.revision} answer={ofProject} />
        <Quota plan={loaderData.plan} limits={loaderData.limits} />
      </div>
      <ServiceSettings loaded={loaderData} answer={ofService} />
      <ApiCalls calls={loaderData.calls} />
    </>
  );
}
