import { afterEach, describe, expect, test, vi } from 'vitest';
import { mailAddress, sendMessage } from './send-message.ts';

function answering(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe('a message to the team', () => {
  test('is sent when the server takes it', async () => {
    answering(200, {});
    expect(await sendMessage('/api/feedback', {})).toEqual({ state: 'sent' });
  });

  test.each([404, 405, 501, 503])('finds the door closed at %i', async (status) => {
    answering(status, { error: 'none' });
    expect(await sendMessage('/api/feedback', {})).toEqual({ state: 'closed' });
  });

  test('brings the texts of single fields back under the form’s own names', async () => {
    answering(400, { message: { Name: 'Name is required', PhoneNumber: 'Phone number is invalid' } });
    expect(await sendMessage('/api/connect', {})).toEqual({
      state: 'refused',
      fields: { name: 'Name is required', phone: 'Phone number is invalid' },
    });
  });

  test('brings a single message back', async () => {
    answering(429, { message: 'Too many messages' });
    expect(await sendMessage('/api/connect', {})).toEqual({
      state: 'refused',
      fields: {},
      message: 'Too many messages',
    });
  });

  test('fails in words, not with an exception, when the network does', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await sendMessage('/api/feedback', {})).toEqual({ state: 'failed' });
  });

  test('can be carried by mail with everything that was typed', () => {
    expect(mailAddress('team@example.org', 'Rain & wind', ['More, please', '', 'Asha'])).toBe(
      'mailto:team@example.org?subject=Rain%20%26%20wind&body=More%2C%20please%0A%0AAsha',
    );
  });
});
