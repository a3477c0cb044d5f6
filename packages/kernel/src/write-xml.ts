import { escapeHtml } from './http/escape-html.ts';

/** What XML 1.0 cannot have, however it is written. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
const WHITE_SPACE: Record<string, string> = { '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' };

/** A text as XML can carry it: halves of surrogate pairs become U+FFFD, control characters go. */
export function cleanXml(text: string): string {
  return text.toWellFormed().replaceAll(UNWRITABLE, '');
}

/** An element with its attributes and a text, whatever is in them; attributes without a value are left out. */
export function xmlElement(
  name: string,
  attributes: Record<string, string | undefined>,
  text?: string,
): string {
  return xmlNode(
    name,
    attributes,
    text === undefined ? [] : [escapeHtml(cleanXml(text)).replaceAll('\r', '&#13;')],
  );
}

/** An element with others inside, which are XML already. */
export function xmlNode(
  name: string,
  attributes: Record<string, string | undefined>,
  children: readonly string[],
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attributeText(value)}"`],
  );
  const open = `${name}${written.join('')}`;
  return children.length === 0 ? `<${open}/>` : `<${open}>${children.join('\n')}</${name}>`;
}

// A parser would turn line ends and tabs in attributes into spaces.
function attributeText(value: string): string {
  return escapeHtml(cleanXml(value)).replaceAll(
    /[\t\n\r]/g,
    (character) => WHITE_SPACE[character] ?? character,
  );
}
