import { describe, expect, test } from 'vitest';
import type { FlowKind } from './flow.ts';
import { type FlowStep, handleFlowError, noticeForError } from './handle-flow-error.ts';

const to = 'http://site/login?aal=aal2';

type Answer = { id?: string; status: number; beside?: object };

function reaction({ id, status, beside }: Answer, kind: FlowKind = 'login', step: FlowStep = 'update') {
  return handleFlowError(kind, step, status, { error: { code: status, ...(id ? { id } : {}) }, ...beside });
}

describe('an error of a flow, by its id', () => {
  test.each([
    ['session_aal2_required', 403],
    ['session_refresh_required', 403],
    ['browser_location_change_required', 422],
  ])('%s leads the browser where the service says', (id, status) => {
    expect(reaction({ id, status, beside: { redirect_browser_to: to } })).toEqual({ kind: 'leave', to });
  });

  test('session_already_available leads home', () => {
    expect(reaction({ id: 'session_already_available', status: 400 })).toEqual({ kind: 'leave', to: '/' });
  });

  test('a session that is over or half begun leads to the login', () => {
    const over = { id: 'session_inactive', status: 401 };
    expect(reaction(over, 'settings')).toEqual({ kind: 'leave', to: '/login?return_to=/settings' });
    const half = { id: 'session_aal1_required', status: 401 };
    expect(reaction(half, 'login', 'create')).toEqual({ kind: 'leave', to: '/login' });
  });

  test('self_service_flow_return_to_forbidden begins anew without the address, and says so', () => {
    expect(reaction({ id: 'self_service_flow_return_to_forbidden', status: 400 })).toEqual({
      kind: 'reset',
      notice: 'returnTo',
      withoutReturn: true,
    });
  });

  test.each([
    ['self_service_flow_expired', 410, 'expired'],
    ['security_csrf_violation', 403, 'csrf'],
  ])('%s begins anew and says why', (id, status, notice) => {
    expect(reaction({ id, status })).toEqual({ kind: 'reset', notice });
    expect(noticeForError(id)).toBe(notice);
  });

  test('security_identity_mismatch begins anew', () => {
    expect(reaction({ id: 'security_identity_mismatch', status: 403 }, 'settings')).toEqual({
      kind: 'reset',
    });
  });

  test('self_service_flow_replaced goes on with the flow that took its place', () => {
    const replaced = { id: 'self_service_flow_replaced', status: 410 };
    expect(reaction({ ...replaced, beside: { use_flow_id: '2' } })).toEqual({ kind: 'use', id: '2' });
    expect(reaction(replaced)).toEqual({ kind: 'reset' });
  });

  test('410 without an id begins anew', () => {
    expect(reaction({ status: 410 }, 'recovery', 'fetch')).toEqual({ kind: 'reset', notice: 'expired' });
  });

  test.each([
    [400, 'create'],
    [401, 'update'],
    [404, 'create'],
    [500, 'fetch'],
  ] as const)('%i at %s with nothing known is a failure', (status, step) => {
    expect(reaction({ status }, 'login', step)).toEqual({ kind: 'fail' });
    expect(reaction({ status, id: 'toString' }, 'login', step)).toEqual({ kind: 'fail' });
  });

  test('a flow that was cleared away is like one whose time is over', () => {
    expect(reaction({ status: 404 }, 'login', 'fetch')).toEqual({ kind: 'reset', notice: 'expired' });
  });

  test.each([
    undefined,
    null,
    'text',
    [],
    { error: 'text' },
  ])('an answer that says nothing is a failure: %j', (body) => {
    expect(handleFlowError('login', 'update', 500, body)).toEqual({ kind: 'fail' });
  });

  test('a form that came back is shown', () => {
    const flow = { id: '1', ui: { action: '', method: 'POST', nodes: [] } };
    expect(handleFlowError('login', 'update', 400, flow)).toEqual({ kind: 'show', flow });
  });
});

describe('verification', () => {
  test('leads home where no flow can be made, but says of a forbidden address what it is', () => {
    expect(reaction({ status: 400 }, 'verification', 'create')).toEqual({ kind: 'leave', to: '/' });
    const forbidden = { id: 'self_service_flow_return_to_forbidden', status: 400 };
    expect(reaction(forbidden, 'verification', 'create')).toMatchObject({
      kind: 'reset',
      notice: 'returnTo',
    });
  });

  test('goes on with the flow named after a submit that came too late', () => {
    const late = { id: 'self_service_flow_expired', status: 410, beside: { use_flow_id: '2' } };
    expect(reaction(late, 'verification')).toEqual({ kind: 'use', id: '2' });
  });

  test('begins anew after 403, and where a flow that is asked for is over', () => {
    expect(reaction({ status: 403 }, 'verification')).toEqual({ kind: 'reset' });
    expect(reaction({ status: 410 }, 'verification', 'fetch')).toMatchObject({ kind: 'reset' });
  });
});
