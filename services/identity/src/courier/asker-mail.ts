import type { IdentityContext } from '../model/identity-context.ts';
import { queuePortalMail } from './queue-message.ts';
import { type AskerMessage, askerTexts } from './templates/asker-texts.ts';
import type { MessageSource } from './templates/message-parts.ts';
import { onOneLine, quoted } from './templates/plain-text.ts';

/** The way to visitors who asked about a dataset, with or without an account. */
export type AskerMail = {
  /** Queues a mail in the transaction under way; what is no single address gets none. */
  tell(message: AskerMessage): Promise<void>;
};

/** Opens the way to those who asked. */
export function askerMail(context: IdentityContext): AskerMail {
  return {
    tell: async (message) => {
      const { email: recipient, outcome } = message;
      await queuePortalMail(context, { recipient, template_type: `question_${outcome}` }, (source) =>
        render(message, source),
      );
    },
  };
}

/** As plain text alone: nothing that somebody writes can become markup, and each of their lines is marked as theirs. */
function render(
  { name, language, outcome, dataset, question, text, url }: AskerMessage,
  { site, origin }: MessageSource,
) {
  const texts = askerTexts[language];
  const title = onOneLine(dataset.title);
  const way = url === null ? `${texts.dataset}\n${dataset.url}` : `${texts.published}\n${url}`;
  const paragraphs = [
    texts.greeting(onOneLine(name)),
    texts.asked(title, site),
    quoted(question),
    texts.text[outcome],
    quoted(text),
    way,
    texts.why,
    `-- \n${site}\n${origin}`,
  ];
  return { subject: onOneLine(texts.subject[outcome](title)), text: `${paragraphs.join('\n\n')}\n` };
}
