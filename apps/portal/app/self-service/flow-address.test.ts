import { describe, expect, test } from 'vitest';
import { flowAddress, freshAddress, neighbourAddress, newFlowPath, noticeOf } from './flow-address.ts';

const asked = (query: string) => new URLSearchParams(query);

describe('a new flow', () => {
  test('gets what the service knows of the page’s address', () => {
    expect(newFlowPath('login', asked('return_to=/p/rain&refresh=true&aal=&lng=fr&flow=1'))).toBe(
      '/self-service/login/browser?return_to=%2Fp%2Frain&refresh=true',
    );
    expect(newFlowPath('recovery', asked(''))).toBe('/self-service/recovery/browser');
  });

  test('leads back to the chart that waits', () => {
    const back = (query: string) =>
      new URL(newFlowPath('login', asked(query)), 'http://a').searchParams.get('return_to');
    expect(back('chart_type=bar')).toBe('/visualise?chart_type=bar');
    expect(back('chart_type=bar&vis_id=7')).toBe('/visualise?chart_type=bar&vis_id=7');
    expect(back('chart_type=bar&return_to=/profile')).toBe('/profile');
  });
});

describe('the address of a page', () => {
  test('names the flow and keeps the rest', () => {
    expect(flowAddress('login', asked('chart_type=bar&flow=1'), '2')).toBe('/login?chart_type=bar&flow=2');
  });

  test('for beginning anew keeps what was asked, but not the flow', () => {
    const old = asked('flow=1&return_to=/profile&notice=csrf');
    expect(freshAddress('login', old, {})).toBe('/login?return_to=%2Fprofile');
    expect(freshAddress('login', old, { notice: 'expired' })).toBe(
      '/login?return_to=%2Fprofile&notice=expired',
    );
    expect(freshAddress('login', old, { notice: 'returnTo', withoutReturn: true })).toBe(
      '/login?notice=returnTo',
    );
    expect(freshAddress('login', asked('flow=1'), {})).toBe('/login');
  });

  test('brings no words of others into the page', () => {
    expect(noticeOf(asked('notice=csrf'))).toBe('csrf');
    expect(noticeOf(asked('notice=your+account+is+blocked'))).toBeUndefined();
  });
});

test.each([
  ['/login', '', undefined, '/login'],
  ['/registration', 'return_to=/profile&flow=1', null, '/registration?return_to=%2Fprofile'],
  ['/registration', 'flow=1', 'a b', '/registration?login_challenge=a+b'],
  ['/recovery', 'return_to=/profile', undefined, '/recovery?return_to=%2Fprofile'],
  ['/recovery', 'flow=1', 'c', '/recovery?return_to=%2Flogin%3Flogin_challenge%3Dc'],
] as const)('%s beside a page with “%s” for the application %s is %s', (page, query, challenge, address) => {
  expect(neighbourAddress(page, asked(query), challenge)).toBe(address);
});
