import type { ContentSite } from './model/content-context.ts';

/** The site of the tests: what it is called, and texts that its site file has. */
export const testSite: ContentSite = {
  digitGrouping: 'indian',
  name: { en: 'Open data', fr: 'Données ouvertes' },
  pages: {
    initiative: {
      en: { title: 'The initiative', body: 'Public figures are of **use**.' },
      fr: { title: 'L’initiative', body: 'Les chiffres publics sont **utiles**.' },
    },
    copyright_policy: {
      en: { title: 'Copyright', body: 'Free.' },
      fr: { title: 'Droits d’auteur', body: 'Libre.' },
    },
  },
};
