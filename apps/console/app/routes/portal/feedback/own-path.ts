const anywhere = 'http://site.invalid';

/**
 * The path of this site's page that a message says it was sent from; undefined for anything else, which is then shown
 * as the text it is: strangers send what they like.
 */
export function ownPath(page: string): string | undefined {
  if (!page.startsWith('/')) return undefined;
  // Browsers read `//` and `/\` as another host, and leave out some characters before they look.
  if (/^\/[/\\]|[\p{Cc}\s\\]/u.test(page)) return undefined;
  return URL.canParse(page, anywhere) && new URL(page, anywhere).origin === anywhere ? page : undefined;
}
