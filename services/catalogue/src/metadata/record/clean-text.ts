import type { TextInLanguages } from '@gazetteer/kernel';

// What XML cannot hold, escaped or not, with the few characters that Unicode keeps for programs.
const UNWRITABLE = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;
const FORBIDDEN_IN_IRI = /[\p{Cc} <>"{}|\\^`]/gu;

/**
 * A publisher's text as every format can carry it: halves of surrogate pairs become U+FFFD, control characters go,
 * lines end in a line feed. Markup stays as it is, for whoever writes a format to escape.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWRITABLE, '').trim();
}

/** The same of a text in several languages, under a name; nothing where it is written in none. */
export function cleanTexts<Name extends string>(
  name: Name,
  texts: TextInLanguages | undefined,
): { [Key in Name]?: TextInLanguages } {
  const clean = Object.entries(texts ?? {}).map(([language, text]) => [language, cleanText(text)] as const);
  const written = clean.filter(([, text]) => text !== '');
  if (written.length === 0) return {};
  return { [name]: Object.fromEntries(written) } as { [Key in Name]?: TextInLanguages };
}

/** An address as an IRI that RDF takes; undefined for what is none, or leads nowhere on the web. */
export function cleanAddress(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { href, protocol } = new URL(address);
  if (!/^(https?|ftps?|sftp|s3|gs|mailto):$/.test(protocol)) return undefined;
  return href.replace(FORBIDDEN_IN_IRI, (character) => encodeURIComponent(character));
}
