import { describe, expect, it } from 'vitest';
import { startMailServer } from './courier-testing.ts';
import type { OutgoingMessage } from './delivery.ts';
import { openMailer } from './smtp-mailer.ts';

const user = { name: 'site', password: 'secret' };
const from = { name: 'Open Data', address: 'data@example.org' };
const message: OutgoingMessage = {
  id: 'a-message',
  via: 'email',
  recipient: 'ada@example.org',
  subject: 'Hello',
  text: 'Hello',
  template_type: 'stub',
};

describe('the way to a mail server', () => {
  it('is protected by STARTTLS where the server offers it', async () => {
    const mail = await startMailServer({ tls: 'starttls' });
    await openMailer(`${mail.url}?skip_ssl_verify=true`).send(message, from);
    expect(mail.received).toMatchObject([{ to: ['ada@example.org'], secure: true }]);
  });

  it('is protected from the start with smtps', async () => {
    const mail = await startMailServer({ tls: 'from the start' });
    await openMailer(`smtps://127.0.0.1:${mail.port}?skip_ssl_verify=true`).send(message, from);
    expect(mail.received).toMatchObject([{ secure: true }]);
  });

  it('is not taken where nobody vouches for the server', async () => {
    const mail = await startMailServer({ tls: 'starttls' });
    await expect(openMailer(mail.url).send(message, from)).rejects.toMatchObject({ permanent: false });
    expect(mail.received).toEqual([]);
  });

  it('carries no credentials over a network without protection', async () => {
    const mail = await startMailServer({ user });
    // Reaches this machine, and is no address that only this machine has.
    const address = `smtp://site:secret@0.0.0.0:${mail.port}`;
    await expect(openMailer(address).send(message, from)).rejects.toThrow(/STARTTLS/i);
    expect(mail.received).toEqual([]);
    await openMailer(`${address}?disable_starttls=true`).send(message, from);
    expect(mail.received).toHaveLength(1);
  });

  it('lets no subject, name or recipient begin another header', async () => {
    const mail = await startMailServer();
    const mailer = openMailer(mail.url);
    const subject = 'Hello\r\nBcc: eve@example.org\r\n\r\nAnother body';
    await mailer.send({ ...message, subject }, { ...from, name: 'Data\r\nBcc: eve@example.org' });
    const [first] = mail.received;
    expect(first?.to).toEqual(['ada@example.org']);
    expect(first?.source).not.toMatch(/^(Bcc|Another body)/m);
  });

  it('is checked by asking the server, with its credentials', async () => {
    const mail = await startMailServer({ user });
    await openMailer(`smtp://site:secret@127.0.0.1:${mail.port}`).verify();
    const wrong = openMailer(`smtp://site:wrong@127.0.0.1:${mail.port}`);
    await expect(wrong.verify()).rejects.toMatchObject({ name: 'DeliveryFailure', permanent: false });
  });
});
