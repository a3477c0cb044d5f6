import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { translator } from '../../../i18n/i18n.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return {
    title: translator(siteContext(context).locale)('projects.home'),
    calls: [describeCall({ context, params }, 'getProject', { projectId: params.project })],
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What stands in a project, and how it is. */
export default function HomePage({ loaderData: { calls } }: Route.ComponentProps) {
  const { name, host } = useProject();
  return (
    <>
      <div className="console-head">
        <h1>{name}</h1>
      </div>
      <p>{host}</p>
      <ApiCalls calls={calls} />
    </>
  );
}
