import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { flowKindOf } from './flow-kinds.ts';

/**
 * Starts a flow as an app of the project would, so that the form shown is the one that people get.
 * @returns the flow, with nothing in it that the visitor has typed
 */
export async function startFlow(acting: ProjectArguments, form: URLSearchParams) {
  const kind = flowKindOf(form.get('kind'));
  const client = projectClient(acting);
  const starts = {
    login: () => client.createNativeLoginFlow({}),
    registration: () => client.createNativeRegistrationFlow({}),
    recovery: () => client.createNativeRecoveryFlow({}),
    verification: () => client.createNativeVerificationFlow({}),
  };
  const result: Attempt<{ id: string; json: string }> = await attempt(async () => {
    const { data } = await starts[kind]();
    return { id: data.id, json: JSON.stringify(data, null, 2) };
  });
  return { kind, result };
}
