import { queuePortalMail } from './queue-message.ts';
import { isMailAddress } from './recipient.ts';
import type { MessageSource } from './templates/message-parts.ts';
import { onOneLine, quoted } from './templates/plain-text.ts';
import { type TeamMessage, teamTexts } from './templates/team-texts.ts';
import type { IdentityContext } from '../model/identity-context.ts';

/** The way to the mailbox of those who run the portal. */
export type TeamMail = {
  /** Queues a mail about a message from a visitor, in the transaction under way. */
  send(message: TeamMessage): Promise<void>;
};

type Options = {
  /** The team's address; where it is none nothing is sent, and the log says so. */
  recipient: string;
  language: 'en' | 'fr';
};

const LONGEST_SUBJECT = 120;

/** Opens the way to the team. Its mails go through the courier, as those of accounts do. */
export function teamMail(context: IdentityContext, { recipient, language }: Options): TeamMail {
  return {
    send: async (message) => {
      const envelope = { recipient, template_type: `team_${message.kind}` };
      const mail = await queuePortalMail(context, envelope, (source) =>
        renderTeamMail(message, language, source),
      );
      if (mail !== undefined) return;
      context.log.warn({ recipient }, 'the team has no mail address; a message waits in the inbox only');
    },
  };
}

/** As plain text alone: what strangers write cannot become markup, and each of their lines is marked as theirs. */
function renderTeamMail(message: TeamMessage, language: 'en' | 'fr', { site, origin }: MessageSource) {
  const texts = teamTexts[language];
  const { id, name, email, phone, subject, page } = message;
  // Whatever else a program may send as the page is left out: a link here would be taken for ours.
  const shownPage = page && /^\/(?!\/)/.test(page) ? `${origin}${page}` : undefined;
  const facts = { name, email, phone, subject, page: shownPage };
  const lines = (Object.keys(texts.labels) as (keyof typeof facts)[]).flatMap((fact) =>
    facts[fact] ? [`${texts.labels[fact]}${facts[fact]}`] : [],
  );
  const paragraphs = [
    texts.opening[message.kind](site),
    lines.join('\n'),
    quoted(message.message),
    `${texts.closing}\n${origin}/console/feedback/${id}`,
    `-- \n${site}\n${origin}`,
  ];
  return {
    subject: onOneLine(texts.subject[message.kind](message), LONGEST_SUBJECT),
    text: `${paragraphs.join('\n\n')}\n`,
    ...(isMailAddress(email) ? { replyTo: email } : {}),
  };
}
