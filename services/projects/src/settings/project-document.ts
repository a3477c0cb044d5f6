import { type ProjectRecord, type ServiceName, serviceNames, type Settings } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';

/** All that can be changed of a project: what revisions keep, and patches are applied to. Secrets are sealed. */
export type ProjectDocument = {
  name: string;
  state: ProjectRecord['state'];
  services: Record<ServiceName, { config: Settings }>;
};

/** A project as it stands now, read from the services that keep its parts. */
export async function readDocument(
  { settings }: Pick<ProjectContext, 'settings'>,
  { id, name, state }: ProjectRecord,
): Promise<ProjectDocument> {
  const parts = await Promise.all(
    serviceNames.map(async (service) => [service, { config: await settings[service].read(id) }] as const),
  );
  return { name, state, services: Object.fromEntries(parts) as ProjectDocument['services'] };
}
