import type { IdentityContext } from '../model/identity-context.ts';
import { currentSession } from '../sessions/current-session.ts';
import type { Drawing, Submission } from './flow-method.ts';

/** A visit by anybody, signed in or not. */
export async function visitFlow(
  context: IdentityContext,
  { project, flow, request }: Pick<Submission, 'project' | 'flow' | 'request'>,
): Promise<Drawing> {
  const current = await currentSession(context, project, request);
  return { project, flow, ...(current ? { current } : {}) };
}
