import type { MessageBody } from '../message-body.ts';
import type { NewMessage } from '../message.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import type { MessageParts, MessageSource } from './message-parts.ts';
import type { MessageLanguage, MessageText } from './message-texts.ts';
import { onOneLine } from './plain-text.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const languages: Record<NewMessage['language'], MessageLanguage> = { en: english, fr: french };

const roles = ['administrator', 'admin', 'editor', 'member', 'owner', 'developer', 'viewer'] as const;
const holders = ['site', 'organization', 'group'] as const;
const LONGEST_ORGANIZATION = 120;
const LONGEST_NAME = 60;
// A name that could be taken for an address is left out: whoever signs up with somebody else's
// address must not be able to send them links of their own.
const PLAIN_NAME = /^[\p{L}\p{M}\p{Zs}'’.-]+$/u;
const ADDRESS_LIKE = /\.\p{L}/u;

/**
 * Writes a message in its language: as plain text and HTML for mail, in one sentence for phones.
 * @throws where the template needs a code or a link that was not given
 */
export function renderMessage(message: NewMessage, source: MessageSource): MessageBody & { subject: string } {
  const { template_type, values } = message;
  const language = languages[message.language];
  const lifespan = language.duration(Number(values['expires_in_minutes'] ?? 0));
  const text = language.texts[template_type]({
    site: source.site,
    lifespan,
    organization: onOneLine(String(values['organization'] ?? ''), LONGEST_ORGANIZATION),
    role: roles.find((role) => role === values['role']) ?? 'member',
    roleIn: holders.find((holder) => holder === values['role_in']),
  });
  const code = given(values['code']);
  const link = given(values['link']);
  if (text.action && !text.orLink && !link) throw new Error(`The template ${template_type} needs a link`);
  if (text.short?.includes('{code}') && !code) throw new Error(`The template ${template_type} needs a code`);
  if (message.via === 'phone')
    return { subject: text.subject, text: shortText(text, { code, link, source }) };
  const parts: MessageParts = {
    ...text,
    greeting: language.greeting(plainName(given(values['account_name']))),
    ...(code && text.short ? { code } : {}),
    ...(link && text.action ? { link } : {}),
    linkHint: language.linkHint,
    source,
  };
  const html = renderHtml(parts, { language: message.language, title: text.subject });
  return { subject: text.subject, text: renderText(parts), html };
}

/** The last line lets phones offer the code on our own pages, and on no others (origin-bound one-time codes). */
function shortText(
  { short, before, after }: MessageText,
  { code, link, source }: { code: string | undefined; link: string | undefined; source: MessageSource },
): string {
  if (!short) return [...before, ...(link ? [link] : []), ...after].join('\n');
  if (!code) return short;
  return `${short.replace('{code}', () => code)}\n\n@${new URL(source.origin).hostname} #${code}`;
}

function given(value: string | number | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}

function plainName(name: string | undefined): string | undefined {
  const trimmed = name?.trim();
  if (!trimmed || trimmed.length > LONGEST_NAME) return undefined;
  return PLAIN_NAME.test(trimmed) && !ADDRESS_LIKE.test(trimmed) ? trimmed : undefined;
}
