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

/** An address as an IRI that RDF takes; undefined for what is none, or leads nowhere on the web. */
export function cleanAddress(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { href, protocol } = new URL(address);
  if (!/^(https?|ftps?|sftp|s3|gs|mailto):$/.test(protocol)) return undefined;
  return href.replace(FORBIDDEN_IN_IRI, (character) => encodeURIComponent(character));
}
