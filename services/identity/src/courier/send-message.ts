import { randomInt, randomUUID } from 'node:crypto';
import type { Dispatch } from './courier.contract.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { claimMessage, settleMessage } from './courier.store.ts';
import { DeliveryFailure } from './delivery.ts';
import { openBody } from './message-body.ts';
import type { Mailer } from './smtp-mailer.ts';
import { countActivity } from '../model/activity/count-activity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { CourierMessageRow } from '../model/tables.ts';

/** Together the attempts take half an hour: a code that comes later is of no use. */
const ATTEMPTS = 7;
const FIRST_WAIT_MILLISECONDS = 5000;
const WAIT_GROWTH = 3;
/** Longer than any attempt can take; then the process that began it is believed dead. */
const LEASE_MILLISECONDS = 5 * 60_000;

/**
 * Sends one due message, unless another process takes it first. It leaves at most once, except when a process dies
 * between handing it over and writing that down: then it is sent again rather than lost.
 */
export async function sendMessage(
  context: IdentityContext,
  due: CourierMessageRow,
  mailer: Mailer | undefined,
): Promise<void> {
  const started = context.clock();
  const leaseEnd = new Date(started.getTime() + LEASE_MILLISECONDS).toISOString();
  const taken = await claimMessage(context.sql, due, { now: started.toISOString(), leaseEnd });
  if (!taken) return;
  const claimed = { ...due, send_count: due.send_count + 1 };
  const { failure, staysHere } = await attempt(context, claimed, mailer);
  const status = statusAfter(claimed.send_count, failure);
  if (failure) {
    const given = { message: due.id, attempt: claimed.send_count, reason: failure.message };
    if (status === 'abandoned') context.log.error(given, 'a message was given up');
    else context.log.warn(given, 'a message could not be sent yet');
  }
  await settle(context, claimed, { status, failure, staysHere });
}

type Attempt = {
  /** Why it failed; undefined when the message has left. */
  failure?: DeliveryFailure;
  staysHere: boolean;
};

async function attempt(
  context: IdentityContext,
  row: CourierMessageRow,
  mailer: Mailer | undefined,
): Promise<Attempt> {
  // Begun as often as it may be and never finished: it may be what kills the process that sends it.
  if (row.send_count > ATTEMPTS)
    return failed(new DeliveryFailure('No attempt came to an end', { permanent: true }));
  try {
    const via = row.type === 'phone' ? 'phone' : 'email';
    const project = await context.projects.ofId(row.project_id);
    const body = openBody(context.secrets, row.body);
    const { id, recipient, subject, template_type } = row;
    const { deliver, staysHere } = chooseDelivery(context, project, { via, mailer });
    await deliver({ ...body, id, via, recipient, subject, template_type });
    return { staysHere };
  } catch (error) {
    return failed(error instanceof DeliveryFailure ? error : unforeseen(error));
  }
}

function failed(failure: DeliveryFailure): Attempt {
  return { failure, staysHere: false };
}

type Outcome = {
  status: 'sent' | 'queued' | 'abandoned';
  failure: DeliveryFailure | undefined;
  staysHere: boolean;
};

function statusAfter(attempts: number, failure: DeliveryFailure | undefined): Outcome['status'] {
  if (!failure) return 'sent';
  return failure.permanent || attempts >= ATTEMPTS ? 'abandoned' : 'queued';
}

async function settle(
  context: IdentityContext,
  row: CourierMessageRow,
  { status, failure, staysHere }: Outcome,
): Promise<void> {
  const now = context.clock();
  const at = now.toISOString();
  const dispatch: Dispatch = {
    id: randomUUID(),
    message_id: row.id,
    status: failure ? 'failed' : 'success',
    ...(failure ? { error: { message: failure.message } } : {}),
    created_at: at,
    updated_at: at,
  };
  const wait = status === 'queued' ? backoff(row.send_count) : 0;
  await settleMessage(context.sql, row, {
    status,
    send_after: new Date(now.getTime() + wait).toISOString(),
    dispatches: JSON.stringify([...(JSON.parse(row.dispatches) as Dispatch[]), dispatch]),
    // What has left is not kept: it holds a code or a link. What was given up can be sent again for a while.
    ...(status === 'sent' && !staysHere ? { body: '' } : {}),
    updated_at: at,
  });
  if (status === 'sent') await countActivity(context, row.project_id, 'message');
}

/** The wait after an attempt: three times as long each time, and a random half, so that not all come back at once. */
function backoff(attempt: number): number {
  const longest = FIRST_WAIT_MILLISECONDS * WAIT_GROWTH ** (attempt - 1);
  return Math.round(longest / 2 + randomInt(Math.ceil(longest / 2)));
}

// What we did not foresee may name anything; administrators find it in the log of the server.
function unforeseen(error: unknown): DeliveryFailure {
  const message = error instanceof Error ? error.message : 'unknown';
  return new DeliveryFailure(`The message could not be prepared: ${message}`, {
    permanent: false,
    cause: error,
  });
}
