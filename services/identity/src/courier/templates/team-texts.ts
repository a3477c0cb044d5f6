/** What is told to the team about a message from a visitor, or about what somebody wrote back to an answer. */
export type TeamMessage = {
  id: string;
  kind: 'feedback' | 'contact' | 'reply';
  name: string;
  email: string;
  phone: string;
  subject: string | null;
  message: string;
  page: string | null;
};

type OfKind<Made> = Record<TeamMessage['kind'], Made>;

type TeamTexts = {
  subject: OfKind<(message: Pick<TeamMessage, 'name' | 'subject'>) => string>;
  opening: OfKind<(site: string) => string>;
  labels: Record<'name' | 'email' | 'phone' | 'subject' | 'page', string>;
  closing: string;
};

const english: TeamTexts = {
  subject: {
    feedback: ({ subject }) => `Feedback: ${subject}`,
    contact: ({ name }) => `Message from ${name}`,
    reply: ({ name, subject }) => (subject ? `Re: ${subject}` : `${name} has written back`),
  },
  opening: {
    feedback: (site) => `Somebody has shared feedback on ${site}:`,
    contact: (site) => `Somebody has written to the team on the home page of ${site}:`,
    reply: (site) => `Somebody has written back to an answer of ${site}:`,
  },
  labels: { name: 'Name: ', email: 'E-mail: ', phone: 'Phone: ', subject: 'Subject: ', page: 'Page: ' },
  closing: 'Answer it in the inbox, where the team finds the answer again:',
};

const french: TeamTexts = {
  subject: {
    feedback: ({ subject }) => `Avis\u00a0: ${subject}`,
    contact: ({ name }) => `Message de ${name}`,
    reply: ({ name, subject }) => (subject ? `Re: ${subject}` : `${name} a répondu`),
  },
  opening: {
    feedback: (site) => `Quelqu’un a donné son avis sur ${site}\u00a0:`,
    contact: (site) => `Quelqu’un a écrit à l’équipe depuis la page d’accueil de ${site}\u00a0:`,
    reply: (site) => `Quelqu’un a répondu à un message de ${site}\u00a0:`,
  },
  labels: {
    name: 'Nom\u00a0: ',
    email: 'Adresse électronique\u00a0: ',
    phone: 'Téléphone\u00a0: ',
    subject: 'Objet\u00a0: ',
    page: 'Page\u00a0: ',
  },
  closing: 'Répondez dans la boîte de réception, où l’équipe retrouvera la réponse\u00a0:',
};

/** The words of mails to the team, in each language. */
export const teamTexts: Record<'en' | 'fr', TeamTexts> = { en: english, fr: french };
