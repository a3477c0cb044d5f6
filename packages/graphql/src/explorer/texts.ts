/** The explorer's texts. The French ones have the type of the English ones, so that none can be missing. */
const en = {
  title: 'GraphQL explorer',
  intro: 'Write a query, run it, and take the address with you: it keeps the query.',
  home: 'Back to the portal',
  examples: 'Examples',
  query: 'Query',
  variables: 'Variables (JSON)',
  key: 'API key (optional, stays on this page)',
  run: 'Run',
  hint: 'Ctrl+Enter runs the query.',
  answer: 'Answer',
  waiting: 'Waiting for the answer…',
  done: '{status} in {milliseconds} ms, {bytes} bytes',
  failed: 'The server could not be reached.',
  badVariables: 'The variables are not valid JSON.',
  reference: 'Reference',
  queries: 'Queries',
  types: 'Types',
  arguments: 'Arguments',
  fields: 'Fields',
  gives: 'gives',
};

export type Texts = typeof en;

const fr: Texts = {
  title: 'Explorateur GraphQL',
  intro: 'Écrivez une requête, exécutez-la et gardez l’adresse : elle contient la requête.',
  home: 'Retour au portail',
  examples: 'Exemples',
  query: 'Requête',
  variables: 'Variables (JSON)',
  key: 'Clé d’API (facultative, ne quitte pas cette page)',
  run: 'Exécuter',
  hint: 'Ctrl+Entrée exécute la requête.',
  answer: 'Réponse',
  waiting: 'En attente de la réponse…',
  done: '{status} en {milliseconds} ms, {bytes} octets',
  failed: 'Le serveur est injoignable.',
  badVariables: 'Les variables ne sont pas du JSON valide.',
  reference: 'Référence',
  queries: 'Requêtes',
  types: 'Types',
  arguments: 'Arguments',
  fields: 'Champs',
  gives: 'donne',
};

export type Language = 'en' | 'fr';
export const texts: Record<Language, Texts> = { en, fr };

/** The language a person asked for: `lng` in the address, then the cookie, then the browser's preference. */
export function languageOf(chosen: string | undefined, cookies = '', accepted = ''): Language {
  const cookie = /(?:^|;\s*)language=([a-z]{2})/.exec(cookies)?.[1];
  const preferred = /\b(en|fr)\b/i.exec(accepted)?.[1]?.toLowerCase();
  return [chosen, cookie, preferred].find((code) => code === 'en' || code === 'fr') ?? 'en';
}

/** The attribute that holds the theme a visitor chose on the site; none follows the system. */
export function themeAttribute(cookies = ''): string {
  const theme = /(?:^|;\s*)theme=(light|dark)\b/.exec(cookies)?.[1];
  return theme ? ` data-theme="${theme}"` : '';
}
