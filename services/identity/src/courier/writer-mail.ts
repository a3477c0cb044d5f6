import type { MessageBody } from './message-body.ts';
import { listMessagesByIds } from './courier.store.ts';
import { queuePortalMail } from './queue-message.ts';
import { isMailAddress } from './recipient.ts';
import { type WriterAnswer, writerTexts } from './templates/writer-texts.ts';
import type { MessageSource } from './templates/message-parts.ts';
import { onOneLine, quoted } from './templates/plain-text.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';

/** The way to those who wrote to the team of the portal. */
export type WriterMail = {
  /**
   * Queues an answer in the transaction under way.
   * @returns the id of the mail; undefined where no mail can be sent to the address
   */
  send(answer: WriterAnswer): Promise<string | undefined>;
  /** What became of mails, by their ids; those that are not there are left out. */
  fatesOf(mailIds: readonly string[]): Promise<Map<string, 'waiting' | 'sent' | 'failed'>>;
};

type Options = {
  /** The team's address, to which an answer to the mail goes; left out where it is none. */
  team: string;
};

const LONGEST_SUBJECT = 120;
/** So much of what was written before is quoted; all of it stands on the page that the mail leads to. */
const LONGEST_QUOTE = 20_000;

/** Opens the way to those who wrote to the team. Their mails go through the courier, as those of accounts do. */
export function writerMail(context: IdentityContext, { team }: Options): WriterMail {
  return {
    send: (answer) =>
      queuePortalMail(context, { recipient: answer.recipient, template_type: 'team_answer' }, (source) =>
        render(answer, team, source),
      ),
    fatesOf: async (mailIds) => {
      const rows = await listMessagesByIds(context.sql, PORTAL_PROJECT, mailIds);
      return new Map(rows.map(({ id, status }) => [id, fates[status] ?? 'waiting']));
    },
  };
}

const fates: Partial<Record<string, 'sent' | 'failed'>> = { sent: 'sent', abandoned: 'failed' };

/** As plain text alone: what people write cannot become markup. */
function render(
  { language, subject, text, url, until, earlier }: WriterAnswer,
  team: string,
  { site, origin }: MessageSource,
): MessageBody & { subject: string } {
  const texts = writerTexts[language];
  const day = (iso: string) => texts.day.format(new Date(iso));
  const quotes = quotesThatFit(
    earlier.map(({ from, text: said, at }) => `${texts.said[from](day(at), site)}\n${quoted(said)}`),
  );
  const paragraphs = [
    text,
    `${texts.writeBack}\n${url}`,
    texts.until(day(until)),
    ...quotes,
    `-- \n${site}\n${origin}`,
  ];
  return {
    // The same in every language: mail programs know an answer by it (RFC 5322, 3.6.5).
    subject: onOneLine(`Re: ${subject ?? texts.yourMessage(site)}`, LONGEST_SUBJECT),
    text: `${paragraphs.join('\n\n')}\n`,
    // Who answers the mail all the same reaches somebody.
    ...(isMailAddress(team) ? { replyTo: team } : {}),
  };
}

/** The first quotes that are short enough together; the first one is cut where it is too long alone. */
function quotesThatFit(quotes: readonly string[]): string[] {
  const fitting: string[] = [];
  let room = LONGEST_QUOTE;
  for (const quote of quotes) {
    if (quote.length > room) {
      if (fitting.length === 0) fitting.push(`${quote.slice(0, room)}…`);
      break;
    }
    fitting.push(quote);
    room -= quote.length;
  }
  return fitting;
}
