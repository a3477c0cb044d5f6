import type { OryClient } from '@gazetteer/client/ory';
import type { ProjectInView } from '../../../project/use-project.ts';

/** What one sets up in a new project, in a good order. */
export type StepName = 'schema' | 'identity' | 'mail' | 'client' | 'language' | 'owner';

/** Something to set up, and whether it is; `mail` can have been tried in vain. */
export interface SetUpStep {
  name: StepName;
  isDone: boolean;
  /** The page where it is done, below the address of the project. */
  page: string;
  /** Whether messages go nowhere, because the installation has no mail server. */
  lacksMailServer?: boolean;
}

/** More revisions are not kept. */
const ALL_REVISIONS = 250;
/** No project has more. */
const ALL_MEMBERS = 500;
const SCHEMAS = '/services/identity/config/identity/';

/**
 * What is set up in a project and what is not, as its data say.
 * @param client calls about projects
 * @param inProject calls in the project
 */
export async function loadSteps(
  client: OryClient,
  inProject: OryClient,
  { id: projectId, isPortal }: ProjectInView,
): Promise<SetUpStep[]> {
  const [hasSchema, identities, sent, clients, hasLanguage, owners] = await Promise.all([
    hasChangedSchemas(client, projectId),
    inProject.listIdentities({ pageSize: 1 }),
    inProject.listCourierMessages({ status: 'sent', pageSize: 1 }),
    inProject.listOAuth2Clients({ pageSize: 1 }),
    speaksLanguage(client, projectId),
    countOwners(client, projectId),
  ]);
  const [message] = sent.data;
  // What has left is not kept; what there was no way to send can still be read.
  const hasLeft = message?.body === '<hidden>';
  const steps: SetUpStep[] = [
    { name: 'schema', isDone: hasSchema, page: 'schemas' },
    { name: 'identity', isDone: identities.data.length > 0, page: 'identities/new' },
    {
      name: 'mail',
      isDone: hasLeft,
      page: 'messages',
      lacksMailServer: message !== undefined && !hasLeft,
    },
    { name: 'client', isDone: clients.data.length > 0, page: 'clients/new' },
    { name: 'language', isDone: hasLanguage, page: 'language' },
  ];
  // The portal's own project has no members.
  return isPortal ? steps : [...steps, { name: 'owner', isDone: owners > 1, page: 'members' }];
}

/** Whether the schemas are others than those that the project was made with. */
async function hasChangedSchemas(client: OryClient, projectId: string): Promise<boolean> {
  const { data: revisions } = await client.listProjectRevisions({ projectId, pageSize: ALL_REVISIONS });
  const oldest = revisions.at(-1);
  if (oldest === undefined) return false;
  const { data } = await client.getProjectRevision({ projectId, revisionId: oldest.id });
  return data.differences.some(({ path }) => path.startsWith(SCHEMAS));
}

async function speaksLanguage(client: OryClient, projectId: string): Promise<boolean> {
  const { data } = await client.getProject({ projectId });
  const config = data.services.permission?.config as { namespaces?: { location?: string } } | undefined;
  return !['', 'base64://'].includes(config?.namespaces?.location ?? '');
}

async function countOwners(client: OryClient, projectId: string): Promise<number> {
  const { data } = await client.getProjectMembers({ projectId, pageSize: ALL_MEMBERS });
  return data.filter(({ role }) => role === 'owner').length;
}
