import type { MessageParts } from './message-parts.ts';

/** The message as plain text: the code and the link on lines of their own. */
export function renderText(parts: MessageParts): string {
  const { greeting, before, code, orLink, link, after, source } = parts;
  const paragraphs = [
    greeting,
    ...before,
    ...(code ? [`    ${code}`] : []),
    ...(link && orLink ? [orLink] : []),
    ...(link ? [link] : []),
    ...after,
    `-- \n${source.site}\n${source.origin}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
