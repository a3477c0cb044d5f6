import { escapeHtml } from '@gazetteer/kernel';
import type { MessageParts, MessageSource } from './message-parts.ts';

// Colours stand in the style sheet, so that mail programs in the dark keep the contrast; nothing is loaded.
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f3f5f7; color: #1c2530; font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
main { max-width: 34em; margin: 0 auto; padding: 24px; background: #fff; border-radius: 8px; }
p, ul { margin: 0 0 16px; }
ul { padding-left: 20px; }
h2 { margin: 32px 0 8px; font-size: 20px; line-height: 1.3; overflow-wrap: anywhere; }
li { overflow-wrap: anywhere; }
.code { margin: 24px 0; font: 600 32px/1.3 ui-monospace, Consolas, Menlo, monospace; letter-spacing: 0.15em; -webkit-user-select: all; user-select: all; }
.button { display: inline-block; padding: 12px 20px; border-radius: 6px; background: #0b5cad; color: #fff; font-weight: 600; text-decoration: none; }
.address { overflow-wrap: anywhere; }
a { color: #0b5cad; }
.fine { color: #4a5563; font-size: 14px; }
footer { max-width: 34em; margin: 16px auto 0; padding: 0 24px; color: #4a5563; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #12171d; color: #e8edf2; }
  main { background: #1c232b; }
  a { color: #8dc2f8; }
  .button { background: #8dc2f8; color: #10151a; }
  .fine, footer { color: #b3bfcb; }
}
`;

/** The message as a small page that reads well in every mail program, in light and dark, without anything loaded. */
export function renderHtml(parts: MessageParts, page: { language: string; title: string }): string {
  const { greeting, before, code, orLink, link, action, linkHint, after, source } = parts;
  const paragraph = (text: string, kind = '') => `<p${kind}>${escapeHtml(text)}</p>`;
  const main = [
    paragraph(greeting),
    ...before.map((text) => paragraph(text)),
    ...(code ? [paragraph(code, ' class="code"')] : []),
    ...(link && orLink ? [paragraph(orLink)] : []),
    ...(link ? [`<p><a class="button" href="${escapeHtml(link)}">${escapeHtml(action ?? '')}</a></p>`] : []),
    ...after.map((text) => paragraph(text)),
    ...(link
      ? [
          `<p class="fine">${escapeHtml(linkHint)}<br><a class="address" href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
        ]
      : []),
  ];
  return htmlPage(main, { ...page, source });
}

/** A page of these parts, signed by whoever sends it. */
export function htmlPage(
  main: readonly string[],
  { language, title, source }: { language: string; title: string; source: MessageSource },
): string {
  const footer = `${escapeHtml(source.site)} · <a href="${escapeHtml(source.origin)}">${escapeHtml(source.origin)}</a>`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main.join('\n')}
</main>
<footer>${footer}</footer>
</body>
</html>
`;
}
