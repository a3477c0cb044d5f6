import type { IdentityContext } from '../model/identity-context.ts';
import type { Flow } from './flow.ts';
import { updateFlow } from './flow.store.ts';

/** Writes a flow that a submit has changed. */
export async function keepFlow(context: IdentityContext, flow: Flow): Promise<void> {
  flow.updated_at = context.clock().toISOString();
  await updateFlow(context, flow);
}
