import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerAddress } from './answer-address.ts';

const letter = { email: 'asha@example.org', subject: 'Rainfall', message: 'First line\nSecond line' };

/** What a mail program reads from an address (RFC 6068). */
function read(address: string) {
  const url = new URL(address);
  const fields = url.search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('='));
  return {
    to: decodeURIComponent(url.pathname),
    names: fields.map(([name]) => name),
    values: fields.map(([, value]) => decodeURIComponent(value ?? '')),
  };
}

describe('the address that answers a message', () => {
  test('names the writer, the subject and quotes what was written', () => {
    const { to, names, values } = read(answerAddress(letter, 'On 22 Nov 2026 Asha wrote:'));
    expect(to).toBe('asha@example.org');
    expect(names).toEqual(['subject', 'body']);
    expect(values).toEqual([
      'Re: Rainfall',
      '\r\n\r\nOn 22 Nov 2026 Asha wrote:\r\n> First line\r\n> Second line',
    ]);
  });

  test('stays short enough for mail programs when the message is long', () => {
    const address = answerAddress({ ...letter, message: '😀'.repeat(20_000) }, 'Wrote:');
    expect(read(address).values[1]).toMatch(/😀 …$/u);
    expect(address.length).toBeLessThan(1600);
  });

  test('can neither be given more recipients nor headers, whatever is in the message', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.string({ maxLength: 30 }),
        (text, email) => {
          const address = answerAddress({ email: `${email}?bcc=x@y.z`, subject: text, message: text }, text);
          const { to, names } = read(address);
          expect(to).toBe(`${email}?bcc=x@y.z`.toWellFormed());
          expect(names).toEqual(['subject', 'body']);
        },
      ),
    );
  });
});
