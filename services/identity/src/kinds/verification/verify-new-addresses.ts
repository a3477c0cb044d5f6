import type { Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { insertFlow } from '../../engine/flow.store.ts';
import { inBackground } from '../../engine/in-background.ts';
import { flowPage } from '../../engine/new-flow.ts';
import type { VerifiableAddress } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { withQuery } from '../../http/absolute-url.ts';
import { deliverVerification, prepareVerification } from './send-verification.ts';
import { startVerification } from './start-verification.ts';

/** What a program does next: it shows the form for the code that was sent. */
export type ShowVerification = {
  action: 'show_verification_ui';
  flow: { id: string; verifiable_address: string; url: string };
};

/**
 * Sends a code or link to each of these addresses that is not verified: after a sign-up, or when an address was changed.
 * @param options `isReal`: false for those of an identity that only looks like a new one: then the answer is all there is;
 * `returnTo`: where the verification leads, unless where the flow does
 * @returns what is said of it in the answer
 */
export async function verifyNewAddresses(
  context: IdentityContext,
  submission: Submission,
  addresses: readonly VerifiableAddress[],
  {
    isReal = true,
    returnTo = submission.flow.return_to,
  }: { isReal?: boolean; returnTo?: string | undefined } = {},
): Promise<ShowVerification[]> {
  const { project, flow, visit } = submission;
  const { flows, methods } = project.settings.selfservice;
  if (!flows.verification.enabled || !methods[flows.verification.use].enabled) return [];
  const shown: ShowVerification[] = [];
  for (const { value, status } of addresses) {
    if (status !== 'pending') continue;
    const query = returnTo ? { return_to: returnTo } : {};
    const start = { project, type: flow.type, query, visit };
    const verification: Flow = {
      ...(await startVerification(context, start)),
      request_url: withQuery(`${project.baseUrl}/self-service/verification/${flow.type}`, query),
    };
    const prepared = await prepareVerification(context, { project, flow: verification }, value);
    await insertFlow(context, verification);
    if (isReal) inBackground(context, () => deliverVerification(context, project, prepared));
    const url = flowPage(project, verification);
    shown.push({
      action: 'show_verification_ui',
      flow: { id: verification.id, verifiable_address: value, url },
    });
  }
  return shown;
}
