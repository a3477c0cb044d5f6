import type { Site } from '../../model/site.ts';
import { languagesOf } from './authority-tables.ts';
import { cleanText } from './clean-text.ts';

/** What an operator says of the installation, beside its title. */
export type SiteWords = {
  owner?: string;
  email?: string;
  languages?: readonly string[];
  /** The language that the site speaks where nobody asks for another; `en` unless given. */
  defaultLanguage?: string;
};

/** Reads what there is to say of the installation. */
export function composeSite(publicUrl: string, siteTitle: string, words: SiteWords = {}): Site {
  const title = cleanText(siteTitle);
  const owner = cleanText(words.owner ?? '') || title;
  return {
    publicUrl,
    title,
    description: `The open data that ${owner} publishes at ${publicUrl}.`,
    publisher: { uri: `${publicUrl}/#publisher`, name: owner, homepage: `${publicUrl}/` },
    contact: {
      uri: `${publicUrl}/#contact`,
      name: owner,
      page: `${publicUrl}/feedback`,
      ...(words.email && { email: words.email }),
    },
    languages: languagesOf(words.languages ?? ['en']),
  };
}
