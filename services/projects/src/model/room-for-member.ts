import { conflict, invalidInput } from '@gazetteer/kernel';
import type { ProjectContext } from './project-context.ts';

/** Few enough that the last owner can be looked for among them. */
export const MOST_MEMBERS = 500;

/** @throws conflict where there are as many members as there may be; invalid_input for the portal's own project */
export async function requireRoomForMember(context: ProjectContext, projectId: string): Promise<void> {
  if (context.directory.isPortal(projectId)) {
    const rule = 'the portal’s own project has no members: the installation’s administrators decide there';
    throw invalidInput({ project_id: [rule] });
  }
  const members = await context.roles.list(projectId, { limit: MOST_MEMBERS });
  if (members.length >= MOST_MEMBERS) {
    throw conflict(`A project may have ${MOST_MEMBERS} members.`);
  }
}
