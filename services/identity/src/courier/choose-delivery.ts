import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import type { Deliver, OutgoingMessage } from './delivery.ts';
import { handOverText } from './hand-over-text.ts';
import type { Mailer } from './smtp-mailer.ts';

/** A way out for messages. */
export type Delivery = {
  deliver: Deliver;
  /** The message stays here for administrators to read, because nobody else got it. */
  staysHere: boolean;
};

/**
 * How a project's messages of one kind leave: by the mail server, by the hook for text messages, and where there is
 * neither by the server's log, so that a laptop needs no mail server to sign people up.
 */
export function chooseDelivery(
  context: Pick<IdentityContext, 'fetchFor' | 'log'>,
  project: Project,
  { via, mailer }: { via: OutgoingMessage['via']; mailer: Mailer | undefined },
): Delivery {
  const { smtp, sms } = project.settings.courier;
  if (via === 'phone') {
    if (!sms) return { deliver: writeToLog(context.log), staysHere: true };
    return { deliver: (message) => handOverText(context.fetchFor(project), sms, message), staysHere: false };
  }
  if (!mailer) return { deliver: writeToLog(context.log), staysHere: true };
  const from = { name: smtp.from_name, address: smtp.from_address };
  return { deliver: (message) => mailer.send(message, from), staysHere: false };
}

// A warning, because that is what a server shows unless told otherwise.
function writeToLog(log: IdentityContext['log']): Deliver {
  return async ({ recipient, subject, text }) => {
    log.warn(
      { recipient, subject, text },
      'a message was written to this log, because there is no way to send it (SMTP_URL, courier.sms)',
    );
  };
}
