import type { WrittenFields } from '@gazetteer/feedback';

/** Why a message is taken for spam. */
export type Suspicion =
  /** A field was filled in that no person sees. */
  | 'trap'
  /** It was sent faster than anybody writes. */
  | 'too_fast'
  /** It is full of links, or has one where no person puts one. */
  | 'links'
  /** It links by the markup of forums and pages. */
  | 'markup'
  /** The same text came from many. */
  | 'repeated'
  /** Many messages came at that time, and no browser worked for this one. */
  | 'no_proof';

/** Somebody who reports faults of many pages names them; links to this site do not count. */
const MOST_LINKS = 4;

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;

/** What of a message's words is suspicious. @param publicUrl links to this site are welcome */
export function suspectWords({ name, subject, message }: WrittenFields, publicUrl: string): Suspicion[] {
  const linksIn = (text: string) =>
    Array.from(text.matchAll(LINK), ([link]) => link).filter((link) => !link.startsWith(`${publicUrl}/`));
  const isFull = linksIn(message).length > MOST_LINKS || linksIn(`${name} ${subject}`).length > 0;
  return [...(isFull ? (['links'] as const) : []), ...(MARKUP.test(message) ? (['markup'] as const) : [])];
}
