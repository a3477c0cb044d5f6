/** An answer of the team to somebody who wrote to it. */
export type WriterAnswer = {
  recipient: string;
  language: 'en' | 'fr';
  /** Null where the message had none. */
  subject: string | null;
  /** In the words of the editor. */
  text: string;
  /** The page on which they read everything and write back, and when it ends (ISO 8601). */
  url: string;
  until: string;
  /** What was written before, the newest first. */
  earlier: { from: 'team' | 'writer'; text: string; at: string }[];
};

type WriterTexts = {
  /** The subject of a message that had none. */
  yourMessage(site: string): string;
  /** Above the address of the page. */
  writeBack: string;
  until(day: string): string;
  /** Above what was written before. */
  said: Record<'team' | 'writer', (day: string, site: string) => string>;
  day: Intl.DateTimeFormat;
};

const dayIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const english: WriterTexts = {
  yourMessage: (site) => `Your message to ${site}`,
  writeBack: 'To write back, and to read everything again, open this page:',
  until: (day) =>
    `No account is needed. Whoever has the address can read the page, so keep it to yourself. It works until ${day}.`,
  said: {
    team: (day, site) => `On ${day} ${site} answered:`,
    writer: (day) => `On ${day} you wrote:`,
  },
  day: dayIn('en-GB'),
};

const french: WriterTexts = {
  yourMessage: (site) => `Votre message à ${site}`,
  writeBack: 'Pour répondre et pour tout relire, ouvrez cette page\u00a0:',
  until: (day) =>
    `Aucun compte n’est nécessaire. Toute personne qui a l’adresse peut lire la page\u00a0: gardez-la pour vous. Elle est valable jusqu’au ${day}.`,
  said: {
    team: (day, site) => `Le ${day}, ${site} a répondu\u00a0:`,
    writer: (day) => `Le ${day}, vous avez écrit\u00a0:`,
  },
  day: dayIn('fr-FR'),
};

/** The words of mails to those who wrote to the team, in each language. */
export const writerTexts: Record<'en' | 'fr', WriterTexts> = { en: english, fr: french };
