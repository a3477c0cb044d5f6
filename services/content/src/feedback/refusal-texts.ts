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
  tooManyReplies: {
    en: 'You have written back several times in the last minutes. This was not sent. Please try again in a quarter of an hour.',
    fr: 'Vous avez écrit plusieurs fois ces dernières minutes. Ce message n’a pas été envoyé. Réessayez dans un quart d’heure.',
  },
  threadFull: {
    en: 'This conversation has become too long. This was not sent. Please write a new message to the team.',
    fr: 'Cet échange est devenu trop long. Ce message n’a pas été envoyé. Écrivez un nouveau message à l’équipe.',
  },
  linkGone: {
    en: 'This address opens no conversation, or its time is over.',
    fr: 'Cette adresse n’ouvre aucun échange, ou elle n’est plus valable.',
  },
  elsewhere: {
    en: 'Messages to the team are written on this site, not on another one. Nothing was sent.',
    fr: 'Les messages à l’équipe s’écrivent sur ce site, pas sur un autre. Rien n’a été envoyé.',
  },
  unreadable: {
    en: 'The message could not be read: it has to come as JSON or as a form. Nothing was sent.',
    fr: 'Le message est illisible : il doit être envoyé en JSON ou comme formulaire. Rien n’a été envoyé.',
  },
  tooLong: {
    en: 'The message is too long. Nothing was sent. Please shorten it.',
    fr: 'Le message est trop long. Rien n’a été envoyé. Raccourcissez-le.',
  },
  tooFast: {
    en: 'Too many requests have come from your network. Nothing was sent. Please try again in a minute.',
    fr: 'Trop de requêtes sont venues de votre réseau. Rien n’a été envoyé. Réessayez dans une minute.',
  },
  failed: {
    en: 'An error occurred on our side. Nothing was sent. Please try again.',
    fr: 'Une erreur s’est produite de notre côté. Rien n’a été envoyé. Réessayez.',
  },
  away: {
    en: 'Messages cannot be saved at the moment. Nothing was sent. Please try again in a few minutes.',
    fr: 'Les messages ne peuvent pas être enregistrés pour le moment. Rien n’a été envoyé. Réessayez dans quelques minutes.',
  },
} satisfies Record<string, Record<Language, string>>;

/** The reasons that do not come from the rules for messages but from the server itself, by the codes of its errors. */
const reasonsByCode: Partial<Record<string, keyof typeof texts>> = {
  bad_request: 'unreadable',
  too_large: 'tooLong',
  too_many_requests: 'tooFast',
  internal_error: 'failed',
  unavailable: 'away',
};

/** Why a message was not taken, in a sentence for the person who wrote it. */
export function refusalText(reason: keyof typeof texts, language: Language): string {
  return texts[reason][language];
}

/** The same for an error of the server itself; undefined where the error brings a text of its own. */
export function serverRefusalText(code: string, language: Language): string | undefined {
  const reason = reasonsByCode[code];
  return reason && refusalText(reason, language);
}
