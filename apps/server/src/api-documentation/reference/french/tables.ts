/** Tables, imports and looks at files, and the address for assistants, in French by their English. */
export const tables: readonly (readonly [english: string, french: string])[] = [
  ['Find rows of a table', 'Trouver des lignes d’un tableau'],
  [
    'Make a table, add columns or rows to one, or edit its data dictionary',
    'Créer un tableau, lui ajouter des colonnes ou des lignes, ou modifier son dictionnaire',
  ],
  ['Insert or update rows of a table', 'Insérer ou mettre à jour des lignes d’un tableau'],
  ['Delete rows of a table, or the table', 'Supprimer des lignes d’un tableau, ou le tableau'],
  ['Delete rows of a table, and never the table', 'Supprimer des lignes d’un tableau, jamais le tableau'],
  ['Columns, size and names of a table', 'Colonnes, taille et noms d’un tableau'],
  [
    'Figures of every column of a table: range, mean, most frequent values, distribution',
    'Chiffres de chaque colonne d’un tableau : étendue, moyenne, valeurs les plus fréquentes, répartition',
  ],
  [
    'Run one SELECT over tables, named by sku, alias or resource id',
    'Exécuter un SELECT sur des tableaux, désignés par code (sku), alias ou identifiant de ressource',
  ],
  [
    'Merge two tables on the codes or names of places, and on periods: the report and the first rows',
    'Croiser deux tableaux par codes ou noms de lieux et par périodes : le compte rendu et les premières lignes',
  ],
  [
    'How two tables could be merged: where and when they are, at which levels, with which aggregates',
    'Comment deux tableaux pourraient se croiser : lieux et périodes, niveaux, agrégats',
  ],
  [
    'Make the result of a merge a table: a new resource of a dataset',
    'Faire du résultat d’un croisement un tableau : une nouvelle ressource d’un jeu de données',
  ],
  ['The versions of a table, newest first', 'Les versions d’un tableau, la plus récente d’abord'],
  [
    'What differs between two versions of a table: rows added, removed and changed, and columns',
    'Ce qui diffère entre deux versions d’un tableau : lignes ajoutées, retirées, modifiées, et colonnes',
  ],
  [
    'Go back to an earlier version of a table, as its next version',
    'Revenir à une version antérieure d’un tableau, qui devient la suivante',
  ],
  [
    'Download a table, or the rows a search finds',
    'Télécharger un tableau, ou les lignes qu’une recherche trouve',
  ],
  [
    'Download one version of a table: the address lasts, its content never changes',
    'Télécharger une version d’un tableau : l’adresse dure, son contenu ne change jamais',
  ],
  ['Download what a SELECT answers', 'Télécharger la réponse d’un SELECT'],
  [
    'Guarded and limited like datastore_search_sql. Where rows were cut off, the header `records-truncated` says `true`.',
    'Mêmes garde-fous et mêmes limites que datastore_search_sql. Si des lignes manquent, l’en-tête `records-truncated` vaut `true`.',
  ],
  [
    'The OData service of a table: its address opens in Excel, Power BI and Tableau',
    'Le service OData d’un tableau : son adresse s’ouvre dans Excel, Power BI et Tableau',
  ],
  [
    'The properties of a table for OData: names, types, and what the dictionary says of them',
    'Les propriétés d’un tableau pour OData : noms, types, et ce qu’en dit le dictionnaire',
  ],
  ['Rows of a table by OData, a page at a time', 'Les lignes d’un tableau par OData, page par page'],
  [
    'A page of at most 5,000 rows, and of fewer where there are many columns; `@odata.nextLink` leads to the next one. The header `Prefer: odata.maxpagesize` asks for smaller ones.',
    'Une page a 5 000 lignes au plus, et moins si les colonnes sont nombreuses ; `@odata.nextLink` mène à la suivante. L’en-tête `Prefer: odata.maxpagesize` en demande de plus petites.',
  ],
  [
    'How many rows of a table a filter of OData finds, as plain text',
    'Combien de lignes d’un tableau un filtre OData trouve, en texte brut',
  ],
  ['One row of a table by OData', 'Une ligne d’un tableau par OData'],
  [
    'Download the result of a merge of two tables',
    'Télécharger le résultat d’un croisement de deux tableaux',
  ],
  [
    'Import a file from an address, in the background',
    'Importer un fichier depuis une adresse, en arrière-plan',
  ],
  [
    'Imports into a resource or a dataset, the latest first',
    'Les imports vers une ressource ou un jeu de données, le dernier d’abord',
  ],
  ['How far an import is, or what came of it', 'Où en est un import, ou ce qu’il a donné'],
  [
    'Follow an import: server-sent events `job`, until it has ended',
    'Suivre un import : événements `job` envoyés par le serveur, jusqu’à sa fin',
  ],
  [
    'The rows an import left out, with line and reason, as CSV; at most 1,000',
    'Les lignes écartées par un import, avec numéro et raison, en CSV ; 1 000 au plus',
  ],
  ['Cancel an import: everything stays as it was', 'Annuler un import : tout reste comme avant'],
  [
    'Choose which sheet of a spreadsheet is imported, where an import waits for it',
    'Choisir la feuille du classeur à importer, quand un import l’attend',
  ],
  [
    'Import the file that is the body of the request, in the background',
    'Importer le fichier qui forme le corps de la requête, en arrière-plan',
  ],
  [
    'Import by the form of a page without script; answers with the address to go on to',
    'Importer par le formulaire d’une page sans script ; répond par l’adresse où poursuivre',
  ],
  [
    'Read a file from an address, one that arrived in parts, or a text, and look at its rows before anything is published',
    'Lire un fichier depuis une adresse, un fichier arrivé en parties ou un texte, et regarder ses lignes avant toute publication',
  ],
  [
    'One’s own looks at files for a dataset, the latest first',
    'Ses propres aperçus de fichiers pour un jeu de données, le dernier d’abord',
  ],
  [
    'What a file would be imported as: its recipe, what was found, and a page of its rows',
    'Comment un fichier serait importé : sa recette, ce qui a été trouvé, et une page de ses lignes',
  ],
  [
    'Read the file of a look again, by a corrected recipe',
    'Relire le fichier d’un aperçu selon une recette corrigée',
  ],
  ['Throw a look away', 'Jeter un aperçu'],
  [
    'What publishing a look would change in its table, with a page of the rows that differ',
    'Ce que la publication d’un aperçu changerait dans son tableau, avec une page des lignes qui diffèrent',
  ],
  [
    'Publish the rows of a look, and save its recipe with the resource',
    'Publier les lignes d’un aperçu, et enregistrer sa recette avec la ressource',
  ],
  [
    'Read the file that is the body of the request, and look at its rows before anything is published',
    'Lire le fichier qui forme le corps de la requête, et regarder ses lignes avant toute publication',
  ],
  [
    'Look at a file by the form of a page without script; answers with the address to go on to',
    'Regarder un fichier par le formulaire d’une page sans script ; répond par l’adresse où poursuivre',
  ],
  [
    'Begin to send a file in parts, for a resource or a new one of a dataset',
    'Commencer l’envoi d’un fichier en parties, pour une ressource existante ou nouvelle d’un jeu de données',
  ],
  [
    'How much of a file has arrived; HEAD tells it in `Upload-Offset`',
    'Ce qui est arrivé d’un fichier ; HEAD le dit dans `Upload-Offset`',
  ],
  [
    'Send the next bytes of a file; what has arrived stays, whatever becomes of the connection',
    'Envoyer les octets suivants d’un fichier ; ce qui est arrivé reste, quoi qu’il advienne de la connexion',
  ],
  ['Throw away what has arrived of a file', 'Jeter ce qui est arrivé d’un fichier'],
  [
    'Reach the data as an AI assistant does, by the Model Context Protocol',
    'Accéder aux données comme le fait un assistant IA, par le Model Context Protocol',
  ],
  [
    'Tools and resources for assistants, without sessions: one JSON-RPC message a request, answered by one. Credentials are those of the API.',
    'Outils et ressources pour les assistants, sans sessions : un message JSON-RPC par requête, et un en réponse. Les identifiants sont ceux de l’API.',
  ],
];
