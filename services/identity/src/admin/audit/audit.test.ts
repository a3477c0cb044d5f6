import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity, OTHER_HOST, PORTAL_HOST } from '../../identity-testing.ts';
import type { AuditEvent } from './audit.contract.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';

const LIST = '/api/.ory/admin/audit/events';
const ADA = '00000000-0000-4000-8000-00000000000a';

describeStores('the audit log', (open) => {
  const setUp = async () => {
    const identity = await openTestIdentity(await open());
    const { context, server, project, wait } = identity;
    const record = async (event: Parameters<typeof recordAudit>[1]['event'], identity_id?: string) => {
      wait(1000);
      await recordAudit(context, { project_id: project.id, event, ...(identity_id ? { identity_id } : {}) });
    };
    const get = (url: string, { caller = 'administrator', host = PORTAL_HOST } = {}) =>
      server.inject({ url, headers: { host, ...(caller ? { 'x-test-caller': caller } : {}) } });
    const list = async (query = '') => (await get(LIST + query)).json<AuditEvent[]>();
    return { ...identity, record, get, list };
  };

  it('tells what happened, newest first', async () => {
    const { context, project, record, list } = await setUp();
    await recordAudit(context, {
      project_id: project.id,
      event: 'sign_in_succeeded',
      identity_id: ADA,
      session_id: 'a-session',
      ip: '192.0.2.7',
      details: { method: 'password', aal: 'aal1', user_agent: 'x'.repeat(2000) },
    });
    await record('signed_out');
    const [second, first] = await list();
    expect(second).toMatchObject({ event: 'signed_out', details: {} });
    expect(second).not.toHaveProperty('identity_id');
    expect(first).toMatchObject({ identity_id: ADA, ip: '192.0.2.7', details: { method: 'password' } });
    expect(String(first?.details['user_agent'])).toHaveLength(500);
  });

  it('writes an address of IPv4 as such where the server listens on both families', async () => {
    const { context, project, list } = await setUp();
    await recordAudit(context, { project_id: project.id, event: 'signed_out', ip: '::ffff:192.0.2.7' });
    expect(await list()).toMatchObject([{ ip: '192.0.2.7' }]);
  });

  it('is rolled back with the change it tells of', async () => {
    const { context, record, list } = await setUp();
    const failing = context.sql.transaction(async () => {
      await record('password_changed', ADA);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await list()).toEqual([]);
  });

  it('is searched by identity and by event', async () => {
    const { record, list } = await setUp();
    await record('sign_in_failed');
    await record('sign_in_succeeded', ADA);
    await record('signed_out', ADA);
    expect(await list(`?identity_id=${ADA}`)).toHaveLength(2);
    expect(await list(`?identity_id=${ADA}&event=signed_out`)).toMatchObject([{ event: 'signed_out' }]);
    expect(await list('?event=&identity_id=&page_token=')).toHaveLength(3);
  });

  it('comes in pages that lose nothing while more happens', async () => {
    const { record, get } = await setUp();
    for (const event of ['registered', 'sign_in_succeeded', 'signed_out'] as const) await record(event);
    const first = await get(`${LIST}?page_size=2`);
    expect(first.json()).toMatchObject([{ event: 'signed_out' }, { event: 'sign_in_succeeded' }]);
    await record('sign_in_failed');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await get(next.replace(`http://${PORTAL_HOST}`, ''));
    expect(second.json()).toMatchObject([{ event: 'registered' }]);
    expect(second.headers['link']).not.toContain('rel="next"');
  });

  it.each(['?event=lost', '?page_token=abc'])('answers 400 to %s', async (query) => {
    const { get } = await setUp();
    expect((await get(LIST + query)).statusCode).toBe(400);
  });

  it('is for administrators, and each project has its own', async () => {
    const { record, get } = await setUp();
    await record('registered', ADA);
    expect((await get(LIST, { caller: '' })).statusCode).toBe(401);
    expect((await get(LIST, { caller: 'ada' })).statusCode).toBe(403);
    expect((await get(LIST, { host: OTHER_HOST })).json()).toEqual([]);
  });
});
