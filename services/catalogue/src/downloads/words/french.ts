import type { DownloadWords } from './words.ts';

export const french: DownloadWords = {
  locale: 'fr',
  colon: '\u00a0: ',
  readme: {
    inside: 'Contenu de ce fichier',
    table: ({ title, rows, columns, version, changed }) =>
      `Le tableau «\u00a0${title}\u00a0»\u00a0: ${rows}, ${columns}. Version ${version}, du ${changed}.`,
    rows: (count, figure) => `${figure} ${count < 2 ? 'ligne' : 'lignes'}`,
    columns: (count, figure) => `${figure} ${count < 2 ? 'colonne' : 'colonnes'}`,
    dictionary: ({ text, csv }) =>
      `Signification des colonnes\u00a0: ${text}, et sous forme de tableau ${csv}.`,
    file: ({ title, facts }) =>
      `Le fichier «\u00a0${title}\u00a0», tel qu’il a été déposé${facts && ` (${facts})`}.`,
    licence: 'Ce que vous pouvez faire des données.',
    citation:
      'Comment citer le jeu de données\u00a0: en une phrase, et pour les logiciels bibliographiques (BibTeX).',
    descriptor:
      'La même description pour les programmes\u00a0: un Data Package, avec le type de toutes les colonnes.',
    csv: 'Les tableaux sont au format CSV, en UTF-8, avec des virgules entre les valeurs\u00a0; la première ligne donne le nom des colonnes, et une cellule vide est sans valeur. La première colonne, _id, est le numéro de la ligne sur le portail\u00a0; elle ne vient pas de la source.',
    nothing:
      'Il ne contient ni tableau ni fichier\u00a0: toutes les données de ce jeu se trouvent ailleurs, voir ci-dessous.',
    origin: 'Origine des données',
    source: 'Source',
    originalPage: 'Page d’origine',
    sourcePublished: 'Publié par la source',
    sourceUpdated: 'Mis à jour par la source',
    period: 'Période couverte',
    places: 'Lieux couverts',
    publisher: 'Publié ici par',
    onPortal: 'Sur le portail depuis le',
    portalUpdated: 'Mis à jour sur le portail le',
    contact: 'Questions à',
    page: 'Page du jeu de données',
    methodology: 'Méthodologie',
    leftOut: 'Ce qui n’y figure pas',
    elsewhere: (title, address) =>
      `«\u00a0${title}\u00a0» n’est pas conservé sur le portail\u00a0: ${address}`,
    original: (title, address) =>
      `Le fichier dont est tiré le tableau «\u00a0${title}\u00a0»\u00a0: ${address}`,
    missing: (title) => `«\u00a0${title}\u00a0» n’a ni tableau ni fichier.`,
    alsoLeftOut:
      'Les versions antérieures des tableaux, ainsi que les graphiques et les articles qui en traitent. La page du jeu de données y mène.',
  },
  licence: {
    under: (dataset) =>
      `Le jeu de données «\u00a0${dataset}\u00a0» est publié sous la licence suivante\u00a0:`,
    address: (address) => `Ses conditions\u00a0: ${address}`,
    none: (dataset) =>
      `L’éditeur n’indique pas sous quelle licence le jeu de données «\u00a0${dataset}\u00a0» peut être utilisé. Demandez avant de le republier.`,
    attribution: 'Nommez la source comme le fait CITATION.txt.',
  },
  dictionary: {
    title: (table) => `Signification des colonnes de «\u00a0${table}\u00a0»`,
    about: (path) => `Le tableau se trouve dans ${path}.`,
    unit: 'Unité',
    role: 'Rôle',
    scale: 'Échelle',
    sums: 'Sommes',
    type: 'Type',
    rowNumber: 'Numéro de la ligne sur le portail\u00a0; il ne vient pas de la source',
    roles: { dimension: 'dimension', geo: 'lieu', measure: 'mesure', time: 'temps' },
    scales: { nominal: 'nominale', ordinal: 'ordinale', interval: 'd’intervalle', ratio: 'de rapport' },
    additivities: {
      additive: 'les valeurs peuvent être additionnées',
      semi_additive: 'les valeurs peuvent être additionnées, mais pas dans le temps',
      non_additive: 'les valeurs ne doivent pas être additionnées',
    },
    types: {
      text: 'texte',
      int: 'nombre entier',
      numeric: 'nombre',
      float: 'nombre',
      bool: 'vrai ou faux',
      date: 'date',
      time: 'heure',
      timestamp: 'date et heure',
      json: 'JSON',
    },
    list: (type) => `liste (${type})`,
  },
};
