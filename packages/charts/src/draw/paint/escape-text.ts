/** Characters that have no place in XML: one of them would take the whole picture away. */
const unwritable = /[\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/gu;

/** Escapes what anybody may have written, for the text of an SVG or an attribute in double quotes. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(unwritable, '\uFFFD');
}
