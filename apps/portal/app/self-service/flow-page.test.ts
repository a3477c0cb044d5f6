import { describe, expect, test } from 'vitest';
import { servedToast } from './flow-page.tsx';
import type { SelfServiceFlow } from './flow.ts';

const ui = { action: '', method: 'POST', nodes: [] };
const expired = { id: 4010001, text: '', type: 'error' } as const;

function toastOf(query: string, flow: Partial<SelfServiceFlow> = {}, kind: 'login' | 'recovery' = 'login') {
  return servedToast(kind, { id: '1', ui, ...flow }, new URLSearchParams(query))?.text;
}

describe('the message over a form', () => {
  test.each([
    'return_to=/visualise?chart_type=bar',
    'chart_type=bar',
    'vis_id=7',
  ])('asks somebody who was led to the login by a page to go on: %s', (query) => {
    expect(toastOf(query)).toBe('session.continue');
  });

  test('is not there for somebody who came by themselves, or to another page', () => {
    expect(toastOf('')).toBeUndefined();
    // An application that waits is named by the page itself.
    expect(toastOf('login_challenge=c')).toBeUndefined();
    expect(toastOf('return_to=/', {}, 'recovery')).toBeUndefined();
  });

  test.each([
    { refresh: true },
    { requested_aal: 'aal2' },
    { ui: { ...ui, messages: [expired] } },
  ])('leaves the word to the flow where that has something to say: %j', (flow) => {
    expect(toastOf('return_to=/profile', flow)).toBeUndefined();
  });

  test('says first why the form is empty again', () => {
    expect(toastOf('return_to=/profile&notice=expired')).toBe('flow.notice.expired');
  });
});
