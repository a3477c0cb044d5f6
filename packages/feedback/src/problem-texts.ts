import type { Problem } from './check-message.ts';
import { longest } from './forms.ts';

type Language = 'en' | 'fr';

// Made when it is asked for: the first figure that a browser writes takes it long, and few messages have problems.
const texts = (): Record<Problem, Record<Language, string>> => ({
  nameRequired: { en: 'Name is required', fr: 'Indiquez votre nom' },
  emailRequired: { en: 'Email is required', fr: 'Indiquez votre adresse électronique' },
  emailInvalid: { en: 'Email address is invalid', fr: 'Cette adresse électronique n’est pas valable' },
  phoneRequired: { en: 'Phone number is required', fr: 'Indiquez votre numéro de téléphone' },
  phoneInvalid: { en: 'Phone number is invalid', fr: 'Ce numéro de téléphone n’est pas valable' },
  subjectRequired: { en: 'Subject is required', fr: 'Indiquez l’objet' },
  messageRequired: { en: 'Message is required', fr: 'Rédigez un message' },
  nameTooLong: tooLong('Name', 'Le nom', longest.name),
  emailTooLong: tooLong('Email', 'L’adresse', longest.email),
  subjectTooLong: tooLong('Subject', 'L’objet', longest.subject),
  messageTooLong: tooLong('Message', 'Le message', longest.message),
});

function tooLong(english: string, french: string, most: number): Record<Language, string> {
  const figure = (language: Language) => most.toLocaleString(language);
  return {
    en: `${english} is too long: at most ${figure('en')} characters`,
    fr: `${french} est trop long\u00a0: ${figure('fr')} caractères au plus`,
  };
}

/** The problem as a sentence for the person who wrote. */
export function problemText(problem: Problem, language: Language): string {
  return texts()[problem][language];
}
