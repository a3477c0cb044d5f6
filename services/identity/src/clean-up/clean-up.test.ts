import { randomUUID } from 'node:crypto';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { listEvents } from '../model/audit/audit.store.ts';
import { createIdentity } from '../model/identities/create-identity.ts';
import { recordAudit } from '../model/audit/record-audit.ts';
import { createCourier } from '../courier/courier.ts';
import { DeliveryFailure } from '../courier/delivery.ts';
import { listMessages } from '../courier/courier.store.ts';
import { queueMessage } from '../courier/queue-message.ts';
import { openTestIdentity } from '../identity-testing.ts';
import { createCleanUp } from './clean-up.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describeStores('the clean-up', (open) => {
  const setUp = async () => {
    const identity = await openTestIdentity(await open());
    const { context, project } = identity;
    const { cleanUp } = createCleanUp(context);
    const messages = () => listMessages(context.sql, project.id, {}, { limit: 10, offset: 0 });
    const queue = () =>
      queueMessage(context, {
        project_id: project.id,
        via: 'email',
        recipient: 'ada@example.org',
        template_type: 'stub',
        values: {},
        language: 'en',
      });
    return { ...identity, cleanUp, messages, queue };
  };

  it('removes flows a day after they expired, and none before', async () => {
    const { server, context, cleanUp, wait } = await setUp();
    const start = async () => {
      const answer = await server.inject({
        url: '/api/.ory/self-service/login/api',
        headers: { host: 'portal.test' },
      });
      return answer.json<{ id: string }>().id;
    };
    const flows = () => context.sql.query.selectFrom('identity_flows').select('id').execute();
    await start();
    wait(DAY + 2 * HOUR);
    const young = await start();
    await cleanUp();
    expect(await flows()).toEqual([{ id: young }]);
    wait(2 * HOUR);
    await cleanUp();
    expect(await flows()).toHaveLength(1);
  });

  it('removes messages a month after they were sent, and never one that waits', async () => {
    const { context, cleanUp, messages, queue, wait } = await setUp();
    await queue();
    await createCourier(context).dispatchDue();
    await queue();
    wait(29 * DAY);
    await cleanUp();
    expect(await messages()).toHaveLength(2);
    wait(2 * DAY);
    await cleanUp();
    expect(await messages()).toMatchObject([{ status: 'queued' }]);
  });

  it('forgets after a day what a message said that was given up', async () => {
    const { context, cleanUp, messages, queue, wait } = await setUp();
    await queue();
    const refuse = new DeliveryFailure('Nobody has this address', { permanent: true });
    await createCourier(context, {
      send: () => Promise.reject(refuse),
      verify: async () => {},
    }).dispatchDue();
    wait(23 * HOUR);
    await cleanUp();
    const [kept] = await messages();
    expect(kept).toMatchObject({ status: 'abandoned' });
    expect(kept?.body).not.toBe('');
    wait(2 * HOUR);
    await cleanUp();
    expect(await messages()).toMatchObject([{ status: 'abandoned', body: '' }]);
  });

  it('removes API keys a month after they expired or were revoked, and never one that is valid', async () => {
    const { context, project, cleanUp, wait } = await setUp();
    const { id } = await createIdentity(context, project, {
      traits: { email: 'ada@example.org', name: 'Ada' },
    });
    const at = context.clock().toISOString();
    const rows = [
      { name: 'valid', expires_at: null, revoked_at: null },
      { name: 'expired', expires_at: at, revoked_at: null },
      { name: 'revoked', expires_at: null, revoked_at: at },
    ].map((row) => ({
      ...row,
      id: randomUUID(),
      project_id: project.id,
      identity_id: id,
      digest: row.name,
      scope: 'read' as const,
      made_with: null,
      created_at: at,
      last_used_at: null,
    }));
    await context.sql.query.insertInto('identity_personal_keys').values(rows).execute();
    const names = async () => {
      const found = await context.sql.query.selectFrom('identity_personal_keys').select('name').execute();
      return found.map(({ name }) => name).toSorted();
    };
    wait(29 * DAY);
    await cleanUp();
    expect(await names()).toEqual(['expired', 'revoked', 'valid']);
    wait(2 * DAY);
    await cleanUp();
    expect(await names()).toEqual(['valid']);
  });

  it('removes many at a time until none is left', async () => {
    const { context, project, cleanUp, wait } = await setUp();
    const at = context.clock().toISOString();
    const row = () => ({ id: randomUUID(), project_id: project.id, error: '{}', created_at: at });
    for (let batch = 0; batch < 5; batch += 1) {
      const rows = Array.from({ length: 500 }, row);
      await context.sql.query.insertInto('identity_flow_errors').values(rows).execute();
    }
    wait(8 * DAY);
    await cleanUp();
    expect(await context.sql.query.selectFrom('identity_flow_errors').select('id').execute()).toEqual([]);
  });

  it('keeps what happened to accounts for more than a year', async () => {
    const { context, project, cleanUp, wait } = await setUp();
    await recordAudit(context, { project_id: project.id, event: 'registered' });
    wait(399 * DAY);
    await cleanUp();
    expect(await listEvents(context.sql, project.id, {}, { limit: 10 })).toHaveLength(1);
    wait(2 * DAY);
    await cleanUp();
    expect(await listEvents(context.sql, project.id, {}, { limit: 10 })).toEqual([]);
  });
});
