/** What somebody is told of one thing that they follow, in their language. */
export type NewsSection = {
  headline: string;
  page: string;
  lines: string[];
  lists: { caption: string; items: string[] }[];
  /** The page that ends it with one click. */
  end: string;
};

/** A mail about what somebody follows. */
export type FollowerNews = {
  identity: string;
  language: 'en' | 'fr';
  sections: NewsSection[];
  /** The list of all that they follow. */
  list: string;
  /** Where a mail program asks by POST that no more is sent (RFC 8058). */
  unsubscribe: string;
};

type FollowerTexts = {
  /** Of a mail about one thing the headline is the subject. */
  subject(count: number, site: string): string;
  greeting: string;
  opening(count: number, site: string): string;
  /** On the link to what changed. */
  look: string;
  /** On the link that ends it. */
  end: string;
  list: string;
};

const english: FollowerTexts = {
  subject: (count, site) => `${count} changes in what you follow at ${site}`,
  greeting: 'Hello,',
  opening: (count, site) =>
    count === 1
      ? `Something you follow at ${site} has changed.`
      : `What you follow at ${site} has changed in ${count} places.`,
  look: 'Look at it',
  end: 'Follow this no longer',
  list: 'All that you follow, and how you are told:',
};

const french: FollowerTexts = {
  subject: (count, site) => `${count} changements dans ce que vous suivez sur ${site}`,
  greeting: 'Bonjour,',
  opening: (count, site) =>
    count === 1
      ? `Ce que vous suivez sur ${site} a changé.`
      : `Ce que vous suivez sur ${site} a changé en ${count} endroits.`,
  look: 'Voir ce qui a changé',
  end: 'Ne plus suivre',
  list: 'Tout ce que vous suivez, et comment vous en êtes informé\u00a0:',
};

/** The words of mails to those who follow something, in each language. */
export const followerTexts: Record<'en' | 'fr', FollowerTexts> = { en: english, fr: french };
