import { describe, expect, test } from 'vitest';
import { afterCode, isPage, withReturn } from './after-code.ts';

const flow = {
  id: '1',
  state: 'passed_challenge',
  active: 'code',
  return_to: '/initiative',
  ui: { action: 'https://data.example.org/initiative', method: 'GET', nodes: [] },
};
const here = new URLSearchParams('flow=1');

describe('a code that was right', () => {
  test('leads on to where the person was on their way to', () => {
    expect(afterCode(flow, here)).toBe('https://data.example.org/initiative');
  });

  test('is only told of to who came by the mail, or was on the way to nowhere', () => {
    const { return_to: _back, ...nowhere } = flow;
    expect(afterCode(nowhere, here)).toBeUndefined();
    expect(afterCode(flow, new URLSearchParams('flow=1&code=123456'))).toBeUndefined();
    expect(afterCode({ ...flow, active: 'link' }, here)).toBeUndefined();
  });

  test('leads nowhere before it was right', () => {
    expect(afterCode({ ...flow, state: 'sent_email' }, here)).toBeUndefined();
  });
});

test('a form leads to pages of this site, not to calls that may lead on to another one', () => {
  const leads = (address: string) => isPage(new URL(address), 'https://data.example.org/');
  expect(leads('https://data.example.org/initiative')).toBe(true);
  expect(leads('https://data.example.org/api/.ory/self-service/login/browser')).toBe(false);
  expect(leads('https://maps.example.org/initiative')).toBe(false);
});

test('a page of this site keeps the way back, if there is one', () => {
  expect(withReturn('/settings', flow)).toBe('/settings?return_to=%2Finitiative');
  const { return_to: _back, ...nowhere } = flow;
  expect(withReturn('/verification', nowhere)).toBe('/verification');
});
