import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { translator } from '../../../i18n/i18n.server.ts';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { projectClient } from '../../../project/project-client.server.ts';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { ActivitySection } from './activity-section.tsx';
import { HealthCard } from './health-card.tsx';
import styles from './home.module.css';
import { loadActivity } from './load-activity.server.ts';
import { loadHealth } from './load-health.server.ts';
import { loadSteps } from './load-steps.server.ts';
import { SetUpList } from './set-up-list.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const project = await loadProject(loading);
  const client = oryClient(loading);
  const step = loading.url.searchParams.get('step');
  const [activity, health, steps] = await readForPage(
    loading,
    Promise.all([
      loadActivity(client, project.id, step),
      loadHealth(client),
      loadSteps(client, projectClient(loading), project),
    ]),
  );
  return {
    title: translator(siteContext(loading.context).locale)('projects.home'),
    activity,
    health,
    steps,
    calls: [
      describeCall(loading, 'getProject', { projectId: project.id }),
      describeCall(loading, 'getProjectActivity', { projectId: project.id, step: activity.step }),
      describeCall(loading, 'isReady', {}),
    ],
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** How a project is: whether it answers, what happens in it, and what is left to set up. */
export default function HomePage({ loaderData: { activity, health, steps, calls } }: Route.ComponentProps) {
  const { name } = useProject();
  return (
    <>
      <div className="console-head">
        <h1>{name}</h1>
      </div>
      <div className={styles.top}>
        <HealthCard health={health} />
        <SetUpList steps={steps} />
      </div>
      <ActivitySection activity={activity} />
      <ApiCalls calls={calls} />
    </>
  );
}
