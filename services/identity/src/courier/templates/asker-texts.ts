/** What somebody who asked about a dataset is told. */
export type AskerMessage = {
  email: string;
  name: string;
  /** That in which they asked. */
  language: 'en' | 'fr';
  outcome: 'published' | 'answered' | 'declined';
  dataset: { title: string; url: string };
  /** As they asked it. */
  question: string;
  /** The answer, or the reason why there is none. */
  text: string;
  /** Where the answer is published; null where it is not. */
  url: string | null;
};

type AskerTexts = {
  greeting(name: string): string;
  subject: Record<AskerMessage['outcome'], (title: string) => string>;
  /** Above the question. */
  asked(title: string, site: string): string;
  /** Above the answer or the reason. */
  text: Record<AskerMessage['outcome'], string>;
  /** Above the address of the answer. */
  published: string;
  /** Above the address of the dataset, where nothing is published. */
  dataset: string;
  /** At the end. */
  why: string;
};

const english: AskerTexts = {
  greeting: (name) => `Hello ${name},`,
  subject: {
    published: (title) => `Your question about “${title}” has been answered`,
    answered: (title) => `An answer to your question about “${title}”`,
    declined: (title) => `Your question about “${title}”`,
  },
  asked: (title, site) => `At ${site} you asked about the dataset “${title}”:`,
  text: {
    published: 'Its publisher answers:',
    answered: 'Its publisher answers you by mail only; the question and the answer are not published:',
    declined:
      'Thank you for it. Its publisher has read your question and does not publish it. The reason is this:',
  },
  published: 'The question and the answer can be read by everybody here:',
  dataset: 'The dataset is here:',
  why: 'You get this mail because your question was asked with this address. It is used for nothing else.',
};

const french: AskerTexts = {
  greeting: (name) => `Bonjour ${name},`,
  subject: {
    published: (title) => `Réponse à votre question sur «\u00a0${title}\u00a0»`,
    answered: (title) => `Une réponse à votre question sur «\u00a0${title}\u00a0»`,
    declined: (title) => `Votre question sur «\u00a0${title}\u00a0»`,
  },
  asked: (title, site) =>
    `Sur ${site}, vous avez posé une question à propos du jeu de données «\u00a0${title}\u00a0»\u00a0:`,
  text: {
    published: 'Le producteur du jeu de données vous répond\u00a0:',
    answered:
      'Le producteur du jeu de données vous répond par courriel uniquement\u00a0; ni la question ni la réponse ne sont publiées\u00a0:',
    declined:
      'Nous vous en remercions. Le producteur du jeu de données a lu votre question et ne la publie pas. En voici la raison\u00a0:',
  },
  published: 'La question et la réponse sont visibles par tous à cette adresse\u00a0:',
  dataset: 'Vous trouverez le jeu de données ici\u00a0:',
  why: 'Vous recevez ce courriel parce que cette adresse a été indiquée avec la question. Elle ne sert à rien d’autre.',
};

/** The words of mails to those who asked, in each language. */
export const askerTexts: Record<'en' | 'fr', AskerTexts> = { en: english, fr: french };
