import type { Language } from '@gazetteer/site';

/**
 * What stands around the texts of the help. It comes with the data of these pages, since the texts that browsers
 * fetch are the same for all pages.
 */
export const helpWords: Record<Language, HelpWords> = {
  en: {
    help: 'Help',
    topics: 'All topics',
    sections: 'On this page',
    here: 'You are here',
    around: 'Before and after',
    previous: 'Before',
    next: 'Next',
  },
  fr: {
    help: 'Aide',
    topics: 'Tous les sujets',
    sections: 'Sur cette page',
    here: 'Vous êtes ici',
    around: 'Avant et après',
    previous: 'Avant',
    next: 'Ensuite',
  },
};

export interface HelpWords {
  help: string;
  topics: string;
  sections: string;
  here: string;
  around: string;
  previous: string;
  next: string;
}
