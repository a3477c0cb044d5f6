import type { ArticleRow } from '../../../article-editor/article-record.ts';

/** What editors have written for a text of the site, as lists show it. */
export type EditedText = ArticleRow & {
  /** To be named by who changes it. */
  revision: number;
};

/** A text of the site: what the site file says, and what editors made of it. */
export interface SiteText {
  slug: string;
  /** Its title in the site file, in the reader's language. */
  title: string;
  /** What editors have written in its place; readers see that while it is published. */
  article: EditedText | null;
  /** Whether the portal itself has the words that readers see otherwise; else the site file has them. */
  isOwn: boolean;
}

const paths: Readonly<Record<string, string>> = {
  initiative: '/initiative',
  data_privacy_policy: '/datausage?view=data_privacy_policy',
  copyright_policy: '/datausage?view=copyright_policy',
};

/** Where readers find a text of the site; sections that are no page of their own stand on the home page under their names. */
export function readerPathOf(slug: string): string {
  return paths[slug] ?? `/#${slug}`;
}
