import type { ReferenceWords } from './english.ts';
import { frenchLists } from './french-lists.ts';

const kinds: Record<string, readonly [one: string, many: string]> = {
  string: ['texte', 'textes'],
  integer: ['nombre entier', 'nombres entiers'],
  number: ['nombre', 'nombres'],
  boolean: ['true ou false', 'true ou false'],
  object: ['objet', 'objets'],
  null: ['null', 'null'],
  any: ['valeur quelconque', 'valeurs quelconques'],
};

const groups: ReferenceWords['groups'] = {
  search: {
    title: 'Recherche',
    text: 'Trouver par des mots des jeux de données, des ressources, des colonnes, des articles et des graphiques.',
  },
  datasets: { title: 'Jeux de données', text: 'Lire et modifier les jeux de données et leurs ressources.' },
  organizations: { title: 'Organismes', text: 'Les producteurs, et les groupes de jeux de données.' },
  vocabularies: {
    title: 'Vocabulaires',
    text: 'Mots-clés, secteurs, licences : les mots qui décrivent les jeux de données.',
  },
  tables: {
    title: 'Tableaux',
    text: 'Les lignes d’une ressource : les interroger, les résumer, les écrire, les télécharger.',
  },
  metadata: {
    title: 'Métadonnées',
    text: 'Le catalogue pour d’autres catalogues : DCAT, schema.org, Croissant, Data Package ; et les jeux de données à emporter.',
  },
  feeds: {
    title: 'Flux',
    text: 'Les jeux de données et les articles les plus récents, pour les lecteurs de flux.',
  },
  charts: {
    title: 'Graphiques',
    text: 'Les chiffres derrière les graphiques ; les graphiques enregistrés, sous forme d’images, de chiffres et de pages pour d’autres sites.',
  },
  content: {
    title: 'Contenus',
    text: 'Actualités, billets, événements et pages du site : lus par tous, écrits par la rédaction, avec leurs images et leurs révisions.',
  },
  follows: {
    title: 'Suivis',
    text: 'Ce que chacun suit : jeux de données, organisations, recherches et valeurs, par courriel ou par flux.',
  },
  feedback: {
    title: 'Messages',
    text: 'Ce que les visiteurs écrivent à l’équipe, et la boîte de réception de la rédaction.',
  },
  areas: { title: 'Territoires', text: 'Les lieux par code officiel, avec leurs contours.' },
  graphql: {
    title: 'GraphQL',
    text: 'Les mêmes données, en une seule requête pour tout ce qu’il faut à une page.',
  },
  assistants: {
    title: 'Assistants IA',
    text: 'Les mêmes données pour les assistants IA, qui appellent des outils par le Model Context Protocol : chercher, décrire, lire, interroger en SQL, dessiner et citer.',
  },
  site: {
    title: 'Cette installation',
    text: 'Ce qu’est cette installation, son API d’actions, ses utilisateurs et leurs clés.',
  },
  accounts: {
    title: 'Comptes',
    text: 'Inscription, connexion, récupération, réglages et sessions, dans les formes d’Ory Kratos : ses clients fonctionnent sans changement.',
  },
  administration: {
    title: 'Administration',
    text: 'Les comptes, leurs sessions et les messages reçus : avec la clé ou la session d’un administrateur.',
  },
  operations: {
    title: 'Exploitation',
    text: 'Pour qui exploite l’installation : personnes et rôles, santé, version, mesures.',
  },
};

/** What the reference says by itself, in French. */
export const french: ReferenceWords = {
  or: ' ou ',
  kind: (type, isPlural) => kinds[type]?.[isPlural ? 1 : 0] ?? type,
  listOf: (many, isPlural) =>
    `${isPlural ? 'listes' : 'liste'} ${/^[aeiouyéèê]/i.test(many) ? 'd’' : 'de '}${many}`,
  preset: (value) => `Par défaut ${value}.`,
  atLeast: (least) => `Au moins ${least}.`,
  atMost: (most) => `Au plus ${most}.`,
  groups,
  refusals: {
    '400': 'L’envoi enfreint une règle ; la réponse la nomme.',
    '401': 'Personne n’est connecté, ou la clé n’en est pas une.',
    '403': 'L’appelant n’y a pas droit.',
    '404': 'Cela n’existe pas, ou l’appelant n’a pas à le savoir.',
    '409': 'L’état de la chose l’interdit.',
    '410': 'Cela existait, et n’existe plus.',
    '422': 'Il faut le faire dans un navigateur ; la réponse dit où.',
    '503': 'Le serveur est trop occupé, ou il lui manque un élément.',
    '4XX': 'Refusé ; la réponse dit pourquoi.',
  },
  lists: frenchLists,
};
