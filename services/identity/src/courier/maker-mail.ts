import { findIdentity } from '../model/identities/identity.store.ts';
import { isIdentityId } from '../model/identities/identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';
import { queuePortalMail } from './queue-message.ts';
import type { MessageSource } from './templates/message-parts.ts';
import { quoted } from './templates/plain-text.ts';
import { type MakerMessage, makerTexts } from './templates/maker-texts.ts';

/** The way to the people who make charts at the portal. */
export type MakerMail = {
  /** Queues a mail about a decision on somebody's chart, in the transaction under way. Accounts without an address get none. */
  tell(message: MakerMessage): Promise<void>;
};

/** Opens the way to makers of charts; `language` is that of mails to those whose own is not known. */
export function makerMail(context: IdentityContext, { language }: { language: 'en' | 'fr' }): MakerMail {
  return {
    tell: async (message) => {
      const { identityId, decision } = message;
      const identity = isIdentityId(identityId)
        ? await findIdentity(context.sql, PORTAL_PROJECT, identityId)
        : undefined;
      const recipient = identity?.traits['email'];
      if (typeof recipient !== 'string') return;
      await queuePortalMail(context, { recipient, template_type: `chart_${decision}` }, (source) =>
        render(message, message.language ?? language, source),
      );
    },
  };
}

/** As plain text alone: a title and a reason are written by people, and cannot become markup. */
function render({ chart, decision, reason }: MakerMessage, language: 'en' | 'fr', source: MessageSource) {
  const { site, origin } = source;
  const texts = makerTexts[language];
  const title = chart.title.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const paragraphs = [
    texts.greeting,
    texts[decision].opening(title, site),
    ...(reason === '' ? [] : [texts.reason, quoted(reason)]),
    `${texts[decision].closing}\n${chart.url}`,
    ...(decision === 'hidden' ? [`${texts.write}\n${origin}/feedback`] : []),
    `-- \n${site}\n${origin}`,
  ];
  return { subject: texts[decision].subject(site), text: `${paragraphs.join('\n\n')}\n` };
}
