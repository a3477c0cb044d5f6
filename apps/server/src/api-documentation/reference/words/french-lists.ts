import type { englishLists } from './english-lists.ts';

/** The titles and leads of the pages of codes and settings, in French. */
export const frenchLists: typeof englishLists = {
  errors: {
    title: 'Erreurs',
    lead: 'Chaque refus porte un code stable, pour les programmes, et un message pour les personnes, qui peut changer.',
    own: {
      title: 'Nos propres appels',
      text: '`{"error": {"code", "message", "request_id", "fields"?}}`. Les actions placent le code dans `error.code`, sous l’enveloppe de CKAN : `{"help", "success": false, "error"}`.',
    },
    content: {
      title: 'Contenus et graphiques enregistrés',
      text: '`{"errors": [{"message", "extensions": {"code"}}]}`, avec les codes de Directus.',
    },
    charts: {
      title: 'Graphiques',
      text: 'Statut 400 et `invalid_input`, avec l’un de ces codes dans `info.code`.',
    },
    accounts: {
      title: 'Comptes',
      text: '`{"error": {"id"?, "code", "status", "reason"?, "message"}}`, où `id` est l’un de ceux d’Ory Kratos, par exemple `session_inactive`. Les messages des formulaires portent les numéros de Kratos.',
    },
  },
  settings: {
    title: 'Réglages d’un projet',
    lead: 'Ils sont vérifiés avant tout changement et valent dès la requête suivante. Ce qui n’est pas réglé a sa valeur par défaut. Les durées s’écrivent `90s`, `15m` ou `24h`.',
    accounts: 'Comptes',
    oauth2: 'OAuth2 et OpenID Connect',
    permissions: 'Droits',
    required: 'obligatoire',
    absentTitle: (product) => `Présents dans ${product}, absents ici`,
    absentText: 'Ignorés avec un avertissement s’ils sont donnés.',
  },
};
