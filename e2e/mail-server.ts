import { once } from 'node:events';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that stores what it receives. */
export type MailServer = {
  url: string;
  /** Whether it refuses every address for good. */
  refuses: boolean;
  codeSentTo(address: string): Promise<string>;
  /** The last mail to an address, as it came. */
  mailSentTo(address: string): Promise<string>;
};

/** Runs `visit` beside a mail server. */
export async function withMailServer(visit: (mails: MailServer) => Promise<void>): Promise<void> {
  const received: { to: string[]; source: string }[] = [];
  const refusal = Object.assign(new Error('Nobody has this address'), { responseCode: 550 });
  const server = new SMTPServer({
    authOptional: true,
    onRcptTo: (_address, _session, done) => done(mails.refuses ? refusal : null),
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailTo = (recipient: string) => received.findLast(({ to }) => to.includes(recipient))?.source ?? '';
  const codeIn = (recipient: string) => /^\s*(\d{6})\s*$/m.exec(mailTo(recipient))?.[1] ?? '';
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    refuses: false,
    codeSentTo: async (recipient) => {
      await expect.poll(() => codeIn(recipient), { message: `a mail to ${recipient}` }).not.toBe('');
      return codeIn(recipient);
    },
    mailSentTo: async (recipient) => {
      await expect.poll(() => mailTo(recipient), { message: `a mail to ${recipient}` }).not.toBe('');
      return mailTo(recipient);
    },
  };
  try {
    await visit(mails);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
