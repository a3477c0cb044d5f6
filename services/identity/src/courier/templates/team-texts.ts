/** What is told to the team about a message from a visitor. */
export type TeamMessage = {
  id: string;
  kind: 'feedback' | 'contact';
  name: string;
  email: string;
  phone: string;
  subject: string | null;
  message: string;
  page: string | null;
};

type TeamTexts = {
  subject(message: TeamMessage): string;
  opening(message: TeamMessage, site: string): string;
  labels: Record<'name' | 'email' | 'phone' | 'subject' | 'page', string>;
  closing: string;
};

const english: TeamTexts = {
  subject: ({ kind, name, subject }) =>
    kind === 'feedback' ? `Feedback: ${subject}` : `Message from ${name}`,
  opening: ({ kind }, site) =>
    kind === 'feedback'
      ? `Somebody has shared feedback on ${site}:`
      : `Somebody has written to the team on the home page of ${site}:`,
  labels: { name: 'Name: ', email: 'E-mail: ', phone: 'Phone: ', subject: 'Subject: ', page: 'Page: ' },
  closing: 'Answer this mail to write to them. To note what became of it, open it in the inbox:',
};

const french: TeamTexts = {
  subject: ({ kind, name, subject }) =>
    kind === 'feedback' ? `Avis\u00a0: ${subject}` : `Message de ${name}`,
  opening: ({ kind }, site) =>
    kind === 'feedback'
      ? `Quelqu’un a donné son avis sur ${site}\u00a0:`
      : `Quelqu’un a écrit à l’équipe depuis la page d’accueil de ${site}\u00a0:`,
  labels: {
    name: 'Nom\u00a0: ',
    email: 'Adresse électronique\u00a0: ',
    phone: 'Téléphone\u00a0: ',
    subject: 'Objet\u00a0: ',
    page: 'Page\u00a0: ',
  },
  closing:
    'Répondez à ce courriel pour écrire à cette personne. Pour noter la suite donnée, ouvrez le message dans la boîte de réception\u00a0:',
};

/** The words of mails to the team, in each language. */
export const teamTexts: Record<'en' | 'fr', TeamTexts> = { en: english, fr: french };
