import type { Caption, Count, Words } from './words.ts';

const and = new Intl.ListFormat('fr', { type: 'conjunction' });
const or = new Intl.ListFormat('fr', { type: 'disjunction' });
/** French counts nought and all below two as one. */
const counted = ({ figure, count }: Count, one: string, several: string) =>
  `${figure} ${count < 2 ? one : several}`;
const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

const caption =
  (what: string): Caption =>
  ({ figure, count }, left) =>
    left.count === 0
      ? `${what}\u00a0:`
      : `${what}, dont voici ${count === 1 ? 'la première' : `les ${figure} premières`} (${left.figure} de plus)\u00a0:`;

/** Messages in French. */
export const french: Words = {
  dataset: {
    changed: (title) => `${quoted(title)} a changé`,
    renamed: (former) => `Son titre est nouveau. L’ancien était ${quoted(former)}.`,
    fields: (names) => `Dans sa description, ont été modifiés\u00a0: ${and.format(names)}.`,
    field: {
      title: 'le titre dans d’autres langues',
      notes: 'le résumé',
      license_id: 'la licence',
      tags: 'les mots-clés',
      groups: 'les groupes',
      sector: 'le secteur',
      source_name: 'la source',
      source_link: 'l’adresse de la source',
      methodology: 'la méthodologie',
      years_covered: 'les années couvertes',
      url: 'l’adresse de la page d’origine',
      author: 'l’auteur',
      maintainer: 'le contact',
      owner_org: 'l’organisation',
      extras: 'des précisions',
      order: 'l’ordre des fichiers',
      files: 'ce qui est dit des fichiers',
      other: 'd’autres précisions',
    },
    filesAdded: (names) =>
      `${names.length === 1 ? 'Nouveau fichier' : 'Nouveaux fichiers'}\u00a0: ${and.format(names)}.`,
    filesRemoved: (names) =>
      `${names.length === 1 ? 'Fichier retiré' : 'Fichiers retirés'}\u00a0: ${and.format(names)}.`,
    filesChanged: (names) =>
      `${names.length === 1 ? 'Fichier remplacé' : 'Fichiers remplacés'}\u00a0: ${and.format(names)}.`,
    answered: (title, count) =>
      `${title}\u00a0: ${counted(count, 'question a reçu une réponse', 'questions ont reçu une réponse')}`,
    question: (text) => `Question\u00a0: ${text}`,
  },
  table: {
    counts: (name, { added, removed, changed }) => {
      const parts = [
        ...(changed.count > 0 ? [counted(changed, 'ligne modifiée', 'lignes modifiées')] : []),
        ...(added.count > 0 ? [counted(added, 'ligne ajoutée', 'lignes ajoutées')] : []),
        ...(removed.count > 0 ? [counted(removed, 'ligne supprimée', 'lignes supprimées')] : []),
      ];
      return `${name}\u00a0: ${parts.length > 0 ? and.format(parts) : 'aucune ligne modifiée'}.`;
    },
    incomparable: (name, count) =>
      `${name}\u00a0: une nouvelle version compte ${counted(count, 'ligne', 'lignes')}. Elle n’a pas pu être comparée à la précédente.`,
    columnsAdded: (names) =>
      `${names.length === 1 ? 'Nouvelle colonne' : 'Nouvelles colonnes'}\u00a0: ${and.format(names)}.`,
    columnsRemoved: (names) =>
      `${names.length === 1 ? 'Colonne retirée' : 'Colonnes retirées'}\u00a0: ${and.format(names)}.`,
    captions: {
      changed: caption('Lignes modifiées'),
      added: caption('Lignes ajoutées'),
      removed: caption('Lignes supprimées'),
    },
    moreColumns: (count) =>
      `${counted(count, 'autre colonne ne figure pas ici', 'autres colonnes ne figurent pas ici')}.`,
  },
  value: {
    headline: (column, before, after) => `${column}\u00a0: ${before} → ${after}`,
    of: (dataset, table) =>
      dataset === table ? `Dans ${quoted(dataset)}.` : `Dans ${quoted(dataset)}, tableau ${quoted(table)}.`,
    before: (value) => `Avant\u00a0: ${value}`,
    after: (value) => `Maintenant\u00a0: ${value}`,
    none: 'aucune ligne de ce genre',
    several: 'plusieurs lignes, donc pas une seule valeur',
    empty: 'aucune valeur',
    newest: (label, before, after) =>
      before === after
        ? `La plus récente selon ${label}\u00a0: ${after}`
        : `La plus récente selon ${label}\u00a0: ${before} auparavant, ${after} maintenant`,
    contains: (label, text) => `${label}\u00a0: contient ${quoted(text)}`,
    from: (label, bound) => `${label}\u00a0: à partir de ${bound}`,
    upTo: (label, bound) => `${label}\u00a0: jusqu’à ${bound}`,
    between: (label, min, max) => `${label}\u00a0: de ${min} à ${max}`,
    oneOf: (label, values) => `${label}\u00a0: ${or.format(values)}`,
  },
  organization: (title, count) =>
    `${title}\u00a0: ${counted(count, 'jeu de données nouveau ou modifié', 'jeux de données nouveaux ou modifiés')}`,
  search: (title, count) =>
    `${counted(count, 'nouveau jeu de données', 'nouveaux jeux de données')} pour votre recherche ${quoted(title)}`,
  anySearch: 'tous les jeux de données',
  newDataset: (title) => `Nouveau\u00a0: ${title}`,
  changedDataset: (title) => `Modifié\u00a0: ${title}`,
  newDatasets: 'Jeux de données qui n’y étaient pas auparavant\u00a0:',
  changedDatasets: 'Jeux de données nouveaux ou modifiés\u00a0:',
  more: (count) =>
    `${counted(count, 'autre jeu de données ne figure pas ici', 'autres jeux de données ne figurent pas ici')}.`,
  atLeast: (figure) => `au moins ${figure}`,
  boolean: (value) => (value ? 'oui' : 'non'),
  colon: '\u00a0: ',
  semicolon: '\u00a0; ',
};
