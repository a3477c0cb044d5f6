import { isRefusedAddress, type OutboundFetch } from '@gazetteer/outbound';
import type { ProjectSettings } from '../model/projects/project-settings.contract.ts';
import { DeliveryFailure, type OutgoingMessage } from './delivery.ts';

const TIMEOUT_MILLISECONDS = 10_000;
/** Refusals that another attempt may overcome. */
const PASSING = new Set([401, 403, 404, 408, 425, 429]);

type Hook = NonNullable<ProjectSettings['courier']['sms']>;

/**
 * Hands a text message over to the project's hook by `POST {to, body, template_type}`; any 2xx answer takes it.
 * @throws DeliveryFailure
 */
export async function handOverText(
  fetch: OutboundFetch,
  hook: Hook,
  message: OutgoingMessage,
): Promise<void> {
  const answer = await post(fetch, hook, message);
  await answer.body?.cancel();
  if (answer.ok) return;
  const permanent = answer.status >= 400 && answer.status < 500 && !PASSING.has(answer.status);
  throw new DeliveryFailure(`The hook for text messages answered ${answer.status}`, { permanent });
}

async function post(
  fetch: OutboundFetch,
  { url, headers }: Hook,
  { id, recipient, text, template_type }: OutgoingMessage,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ to: recipient, body: text, template_type }),
      // The hook is where the operator says it is, not where it may send us.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
  } catch (error) {
    if (isRefusedAddress(error)) throw new DeliveryFailure(error.message, { permanent: true, cause: error });
    throw new DeliveryFailure('The hook for text messages does not answer', {
      permanent: false,
      cause: error,
    });
  }
}
