import type { Language } from '../model/languages.ts';

const texts = {
  tooMany: {
    en: 'Too many messages have come from your network in the last minutes. Nothing was sent. Please try again in a quarter of an hour.',
    fr: 'Trop de messages sont venus de votre réseau ces dernières minutes. Rien n’a été envoyé. Réessayez dans un quart d’heure.',
  },
  proofNeeded: {
    en: 'Many messages are coming in at the moment, and your browser has to work a little for yours. Nothing was sent. Please send it once more.',
    fr: 'De nombreux messages arrivent en ce moment, et votre navigateur doit travailler un peu pour le vôtre. Rien n’a été envoyé. Envoyez-le encore une fois.',
  },
  elsewhere: {
    en: 'Messages to the team are written on this site, not on another one. Nothing was sent.',
    fr: 'Les messages à l’équipe s’écrivent sur ce site, pas sur un autre. Rien n’a été envoyé.',
  },
} satisfies Record<string, Record<Language, string>>;

/** Why a message was not taken, in a sentence for the person who wrote it. */
export function refusalText(reason: keyof typeof texts, language: Language): string {
  return texts[reason][language];
}
