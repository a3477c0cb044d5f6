import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail that a test's own server took. */
export type ReceivedMail = { from: string; to: string[]; secure: boolean; source: string };

type Options = {
  /** What the server says to each recipient: an SMTP code to refuse with, or undefined to take it. */
  refuse?: (address: string) => number | undefined;
  /** The one user it lets in; anybody without credentials when absent. */
  user?: { name: string; password: string };
  /** How it protects what is said, with a certificate nobody vouches for; not at all when absent. */
  tls?: 'starttls' | 'from the start';
};

/** Starts a mail server on a free port of this machine; it is closed after the test. */
export async function startMailServer({ refuse, user, tls }: Options = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: user === undefined,
    secure: tls === 'from the start',
    disabledCommands: [...(user ? [] : ['AUTH']), ...(tls === 'starttls' ? [] : ['STARTTLS'])],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      if (auth.username === user?.name && auth.password === user?.password)
        done(null, { user: auth.username });
      else done(smtpError(535, 'Wrong user or password'));
    },
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse?.(address);
      done(code === undefined ? null : smtpError(code, 'Refused'));
    },
    onData: (stream, { envelope, secure }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, secure, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { received, port, url: `smtp://127.0.0.1:${port}`, close };
}

function smtpError(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}
