import { isIP } from 'node:net';
import type { Transporter } from 'nodemailer';
import { DeliveryFailure, type OutgoingMessage } from './delivery.ts';

const CONNECTION_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS = 30_000;

/** Who mail comes from. */
export type MailSender = { name: string; address: string };

/** The way to a mail server. */
export type Mailer = {
  send(message: OutgoingMessage, from: MailSender): Promise<void>;
  /** Connects, and signs in where there are credentials. @throws DeliveryFailure */
  verify(): Promise<void>;
};

/**
 * Opens the mail server that `SMTP_URL` names: `smtp://` takes STARTTLS where it is offered and insists on it where
 * credentials would travel over a network; `smtps://` speaks TLS from the start. As in Ory's addresses,
 * `disable_starttls=true` gives that up, and `skip_ssl_verify=true` believes any certificate.
 */
export function openMailer(smtpUrl: string): Mailer {
  const options = {
    ...readSmtpUrl(smtpUrl),
    connectionTimeout: CONNECTION_MILLISECONDS,
    greetingTimeout: CONNECTION_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let opened: Promise<Transporter> | undefined;
  const transport = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) => createTransport(options)));
  return {
    send: async (message, from) => {
      const domain = from.address.split('@')[1] ?? 'localhost';
      try {
        await (await transport()).sendMail({
          from,
          to: { name: '', address: message.recipient },
          envelope: { from: from.address, to: [message.recipient] },
          subject: message.subject,
          text: message.text,
          ...(message.html === undefined ? {} : { html: message.html }),
          ...(message.replyTo === undefined ? {} : { replyTo: { name: '', address: message.replyTo } }),
          // The same at every attempt, so that a mail program knows a message that came twice.
          messageId: `<${message.id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...unsubscribeHeaders(message),
          },
        });
      } catch (error) {
        throw asFailure(error);
      }
    },
    verify: async () => {
      try {
        await (await transport()).verify();
      } catch (error) {
        throw asFailure(error);
      }
    },
  };
}

/** By these a mail program shows a button of its own that ends such mails (RFC 8058). */
function unsubscribeHeaders({ unsubscribe }: OutgoingMessage): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function readSmtpUrl(text: string) {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = url.protocol === 'smtps:';
  const withoutTls = url.searchParams.get('disable_starttls') === 'true';
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ignoreTLS: withoutTls,
    requireTLS: !secure && !withoutTls && auth !== undefined && !isLoopback(host),
    ...(auth ? { auth } : {}),
    ...(url.searchParams.get('skip_ssl_verify') === 'true' ? { tls: { rejectUnauthorized: false } } : {}),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

type SmtpError = { code?: string; permanent?: boolean };

// Only what the server says of the message and its recipient is final: a wrong password will be mended.
function asFailure(error: unknown): DeliveryFailure {
  const { code, permanent = false } = error as SmtpError;
  const aboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const message = error instanceof Error ? error.message : String(error);
  return new DeliveryFailure(message, { permanent: permanent && aboutMessage, cause: error });
}
