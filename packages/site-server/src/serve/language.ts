/** The cookie that remembers a visitor's language. */
import type { Language } from '@gazetteer/site';
export const languageCookie = 'language';

export interface LanguageRequest {
  /** The path with its query. */
  url: string;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

/** The language asked for in the address (`?lng=fr`), when the site speaks it. */
export function languageOfAddress(url: string, offered: readonly Language[]): Language | undefined {
  // Only the query: a path such as `//` is no address that a URL can be made of.
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const asked = new URLSearchParams(query).get('lng');
  return offered.find((language) => language === asked);
}

/** The language of a page: by address, else by cookie, else by the browser's wish (RFC 9110 §12.5.4). */
export function chooseLanguage(
  request: LanguageRequest,
  offered: readonly Language[],
  fallback: Language,
): Language {
  const remembered = cookieValue(request.cookie, languageCookie);
  return (
    languageOfAddress(request.url, offered) ??
    offered.find((language) => language === remembered) ??
    wishedLanguage(request.acceptLanguage, offered) ??
    fallback
  );
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}

function wishedLanguage(header: string | undefined, offered: readonly Language[]): Language | undefined {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const match = offered.find((language) => language === tag);
    if (match) return match;
  }
  return undefined;
}
