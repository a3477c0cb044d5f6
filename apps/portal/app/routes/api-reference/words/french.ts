import type { ReferencePageWords } from './english.ts';

/** What the pages of the reference say by themselves, in French. */
export const french: ReferencePageWords = {
  title: 'Référence de l’API',
  description:
    'Chaque appel de ce portail pour les programmes : ce qu’il prend, ce qu’il répond, et un formulaire pour l’essayer.',
  lead: 'Tout ce que montre le portail est accessible aux programmes, sans clé. Chaque appel est décrit ici, et peut être essayé.',
  start: 'Pour commencer',
  introduction: (address) => [
    `Les adresses commencent par \`${address}\`. Les actions se demandent en GET, avec des paramètres dans l’adresse, quand elles ne font que lire, et toujours en POST, en JSON ou par un formulaire. Elles répondent \`{"success": true, "result": …}\`, ou \`{"success": false, "error": …}\` avec le statut qui convient, comme CKAN.`,
    'Lire ce qui est public ne demande pas de clé. Les changements demandent l’en-tête `Authorization: votre-clé` ; qui a un compte crée des clés sur la page de son profil. Les appels sur les comptes répondent comme Ory Kratos.',
  ],
  filter: 'Trouver un appel',
  find: 'Trouver',
  count: (calls) =>
    calls === 0 ? 'Aucun appel ne contient ces mots' : calls === 1 ? '1 appel' : `${calls} appels`,
  groups: 'Groupes d’appels',
  more: 'Voir aussi',
  errors: 'Les erreurs et leurs codes',
  projectSettings: 'Réglages d’un projet',
  explorer: 'Explorateur GraphQL',
  openapi: 'Description OpenAPI (JSON)',
  groupTitle: (group) => `${group} : référence de l’API`,
  missing: 'Page introuvable',
  takes: 'Paramètres',
  nothing: 'Aucun.',
  bodyOf: (kind) => `Le corps de la requête est du type ${kind}.`,
  required: 'obligatoire',
  fieldsOf: (count) => (count === 1 ? 'Son champ' : `Ses ${count} champs`),
  sameAs: (label) => `Les mêmes champs que ${label}`,
  answer: (kind) => `Réponse : ${kind}`,
  refusals: 'Refus',
  codes: 'Codes des erreurs et leur enveloppe',
  examples: 'Exemples',
  copy: 'Copier',
  copied: 'Copié',
  tryIt: 'Essayer',
  tryOf: (path) => `Essayer ${path}`,
  loading: 'Chargement…',
};
