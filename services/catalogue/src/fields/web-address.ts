const SCHEMES = new Set(['http:', 'https:', 'ftp:', 'ftps:', 'sftp:', 's3:', 'gs:']);

export const NOT_AN_ADDRESS = 'Please provide a valid URL';

/**
 * Reads an address that visitors will be sent to. One without a scheme gets `http://`, as in CKAN; one that begins
 * with a slash is on this installation.
 * @returns the address, '' for an empty one, or undefined for what must not become a link (`javascript:` …)
 */
export function readAddress(text: string, publicUrl: string): string | undefined {
  const given = text.trim();
  if (given === '') return '';
  if (given.startsWith('/') && !given.startsWith('//')) return `${publicUrl}${given}`;
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(\/|$))/i.exec(given)?.[1];
  const address = scheme ? given : `http://${given.replace(/^\/\//, '')}`;
  if (!URL.canParse(address)) return undefined;
  return SCHEMES.has(new URL(address).protocol) ? address : undefined;
}
