/** Parameters of searches, datasets and tables, in French by their English. */
export const parameters: readonly (readonly [english: string, french: string])[] = [
  [
    'field:term, or a list of such pairs, all of which must hold',
    'champ:terme, ou une liste de telles paires, qui doivent toutes valoir',
  ],
  ['How many to leave out at the start', 'Combien en omettre au début'],
  [
    'What visitors may type, each a search of its own',
    'Ce que des visiteurs peuvent taper, chaque texte étant une recherche à part',
  ],
  ['How many to give at most', 'Combien en donner au plus'],
  [
    'Language of texts that are written in several, such as fr; others are given as they are',
    'Langue des textes écrits en plusieurs, telle que fr ; les autres sont donnés tels quels',
  ],
  ['A day in UTC, such as 2026-11-20', 'Un jour en UTC, comme 2026-11-20'],
  [
    'Letters that the tag holds; all of several',
    'Les lettres que contient le mot-clé ; de plusieurs, toutes',
  ],
  [
    'Id or name of a vocabulary; free tags without one',
    'Identifiant ou nom d’un vocabulaire ; sans lui, les mots-clés libres',
  ],
  ['words, or a query with field:term', 'des mots, ou une requête avec champ:terme'],
  [
    'only these fields of each dataset, as the index knows them: names of tags, formats as res_format …',
    'seulement ces champs de chaque jeu de données, tels que l’index les connaît : noms des mots-clés, formats sous res_format…',
  ],
  ['at most 1000', 'au plus 1000'],
  ['adds `highlighting`', 'ajoute `highlighting`'],
  [
    'counts each facet ignoring the fq on that same field, and lists what that fq names beyond facet.limit, too',
    'compte chaque facette sans tenir compte du fq sur ce même champ, et y ajoute ce que ce fq nomme au-delà de facet.limit',
  ],
  [
    'words, or a question such as "which tables have female literacy by district?"',
    'des mots, ou une question telle que « quels tableaux donnent l’alphabétisation des femmes par district ? »',
  ],
  ['at most 100', 'au plus 100'],
  [
    'also columns of private datasets of your organisations',
    'aussi les colonnes de jeux privés de vos organisations',
  ],
  ['what was typed so far', 'ce qui a été tapé jusqu’ici'],
  ['of each kind', 'de chaque sorte'],
  ['What was typed; words may be unfinished', 'Ce qui a été tapé ; les mots peuvent être inachevés'],
  ['Of each kind', 'De chaque sorte'],
  [
    'The language wanted; that of Accept-Language where absent, else English',
    'La langue voulue ; à défaut celle d’Accept-Language, sinon l’anglais',
  ],
  [
    'Id or e-mail address of a person, or client: with the client_id of a program',
    'Identifiant ou adresse électronique d’une personne, ou client: suivi du client_id d’un programme',
  ],
  ['Id or address of a licence', 'Identifiant ou adresse d’une licence'],
  ['Where the data is', 'Où se trouvent les données'],
  ['bytes', 'octets'],
  [
    'The text in several languages, such as {"fr": "Naissances"}',
    'Le texte en plusieurs langues, comme {"fr": "Naissances"}',
  ],
  ['Tags with commas between them, for forms', 'Mots-clés séparés par des virgules, pour les formulaires'],
  [
    'The metadata_modified that the caller has seen: refused where the dataset has changed since',
    'Le metadata_modified que l’appelant a vu : refusé si le jeu de données a changé depuis',
  ],
  ['Ids or names', 'Identifiants ou noms'],
  [
    'Which keys to keep (+) and to leave out (-), such as +title,+resources,-*',
    'Les clés à garder (+) et à omettre (-), comme +title,+resources,-*',
  ],
  [
    'Only what happened before this time; seconds since 1970',
    'Seulement ce qui est arrivé avant ce moment ; secondes depuis 1970',
  ],
  [
    'Only what happened after this time; seconds since 1970',
    'Seulement ce qui est arrivé après ce moment ; secondes depuis 1970',
  ],
  [
    'package, the only kind of thing whose changes are recorded',
    'package, la seule sorte de chose dont les modifications sont notées',
  ],
  ['unified, the only one there is', 'unified, le seul qui existe'],
  ['As dataset_history numbers them', 'Selon la numérotation de dataset_history'],
  ['Part of the title or the name', 'Une partie du titre ou du nom'],
  ['What to look at', 'Ce qu’il faut regarder'],
  ['What is to be done', 'Ce qu’il y a à faire'],
  ['ISO 8601 with a zone; null takes the time back', 'ISO 8601 avec fuseau ; null retire la date'],
  ['Why, for everybody to read', 'Pourquoi, lisible par tous'],
  [
    'How many to give at most: 20 unless given, 100 at most',
    'Combien en donner au plus : 20 par défaut, 100 au maximum',
  ],
  [
    'A CKAN site, a dump of one, DCAT as data.json or JSON-LD, a data package, or one file with a table',
    'Un site CKAN, un export de l’un d’eux, du DCAT en data.json ou JSON-LD, un data package, ou un fichier avec un tableau',
  ],
  [
    'What people call it; the host of its address unless given',
    'Son nom courant ; à défaut l’hôte de son adresse',
  ],
  ['What stands there; auto finds it out by the address', 'Ce qui s’y trouve ; auto le déduit de l’adresse'],
  ['manual: only when it is asked for', 'manual : seulement quand on le demande'],
  [
    'Whether files with tables are fetched and read, too; a source that is one file always is',
    'Si les fichiers de tableaux sont aussi récupérés et lus ; une source faite d’un seul fichier l’est toujours',
  ],
  [
    'Whether datasets that are gone from the source are deleted here',
    'Si les jeux de données disparus de la source sont supprimés ici',
  ],
  ['A paused source is read only when it is asked for', 'Une source suspendue n’est lue que sur demande'],
  [
    'The modified_at that the caller has seen: refused where the source has changed since',
    'Le modified_at que l’appelant a vu : refusé si la source a changé depuis',
  ],
  [
    'keep: they stay as they are; delete: they go to the bin, where they can be restored for 30 days',
    'keep : ils restent tels quels ; delete : ils vont à la corbeille, d’où l’on peut les rétablir pendant 30 jours',
  ],
  ['Makes a new resource; needs package_id', 'Crée une ressource ; demande package_id'],
  [
    'Columns with type and data dictionary; types left out are guessed',
    'Les colonnes avec leur type et leur dictionnaire ; les types omis sont devinés',
  ],
  ['Drop the columns that are not in fields', 'Supprimer les colonnes absentes de fields'],
  [
    'Give the rows of the records back, with `_id` and all columns as they are now',
    'Rendre les lignes des enregistrements, avec `_id` et toutes les colonnes telles qu’elles sont désormais',
  ],
  ['Give the rows back that were deleted', 'Rendre les lignes supprimées'],
  [
    'Columns, or lists of columns; checked, and not needed for speed',
    'Des colonnes, ou des listes de colonnes ; vérifiées, inutiles à la vitesse',
  ],
  ['Not supported', 'Non pris en charge'],
  ['Accepted; counts are always current', 'Accepté ; les comptes sont toujours à jour'],
  [
    'Also change a table whose resource was not made for editing',
    'Modifier aussi un tableau dont la ressource n’a pas été faite pour cela',
  ],
  ['Check everything, change nothing', 'Tout vérifier, ne rien modifier'],
  [
    'Which rows: {} means all of them; left out or null, the table itself goes',
    'Quelles lignes : {} les désigne toutes ; omis ou null, c’est le tableau qui disparaît',
  ],
  ['Which rows; {} means all of them', 'Quelles lignes ; {} les désigne toutes'],
  ['Id of the resource, or an alias', 'Identifiant de la ressource, ou un alias'],
  ['The same as resource_id', 'La même chose que resource_id'],
  [
    'Values by column; a list means any of them; lt, lte, gt, gte, eq compare, contains finds a text inside; $or, or a list, takes filters of which one has to hold',
    'Des valeurs par colonne ; une liste veut dire l’une d’elles ; lt, lte, gt, gte, eq comparent, contains trouve un texte à l’intérieur ; $or, ou une liste, prend des filtres dont l’un doit valoir',
  ],
  [
    'Words to find in any column, or words by column',
    'Des mots à trouver dans toute colonne, ou des mots par colonne',
  ],
  [
    'Words that rows must have too, as q has them, without a rank in the answer',
    'Des mots que les lignes doivent aussi contenir, comme pour q, sans rang dans la réponse',
  ],
  [
    'Take q and full_text as plain words, without operators',
    'Prendre q et full_text comme de simples mots, sans opérateurs',
  ],
  [
    'Accepted; words are found as they are written, in any language',
    'Accepté ; les mots sont trouvés tels qu’ils sont écrits, dans toute langue',
  ],
  ['Columns to return, all by default', 'Les colonnes à rendre, toutes par défaut'],
  ['Return each row once', 'Rendre chaque ligne une seule fois'],
  ['For example: year desc, name', 'Par exemple : year desc, name'],
  ['At most 32000', 'Au plus 32000'],
  [
    'Sku of the table, id of its resource, or an alias',
    'Code (sku) du tableau, identifiant de sa ressource, ou un alias',
  ],
  [
    'json, xml or a media type, before what the header Accept says',
    'json, xml ou un type de média, avant ce que dit l’en-tête Accept',
  ],
  [
    'Properties to return, separated by commas; all by default',
    'Les propriétés à rendre, séparées par des virgules ; toutes par défaut',
  ],
  [
    'Condition that rows meet, such as year ge 2011',
    'Condition que les lignes remplissent, telle que year ge 2011',
  ],
  ['The most rows to return, on all pages', 'Le nombre de lignes à rendre au plus, toutes pages réunies'],
  ['How many rows to leave out first', 'Combien de lignes omettre d’abord'],
  ['Adds how many rows match, on all pages', 'Ajoute le nombre de lignes trouvées, toutes pages réunies'],
  [
    'Where a further page begins, as the link to it says',
    'Où commence une page suivante, comme le dit le lien qui y mène',
  ],
  [
    'The number of the row in parentheses, such as (5)',
    'Le numéro de la ligne entre parenthèses, tel que (5)',
  ],
  [
    'Adds next_page, the filter of the page after this one, where rows are sorted by _id alone',
    'Ajoute next_page, le filtre de la page suivante, quand les lignes sont triées par _id seulement',
  ],
  [
    'Finds codes of places by the names of the places, too (q and contains), and adds places: what the codes in the answer stand for',
    'Trouve aussi les codes de lieux par leurs noms (q et contains), et ajoute places : ce que désignent les codes de la réponse',
  ],
  [
    'Adds how well each row fits q, between 0 and 1, as a column rank, or _rank where the table has a rank of its own',
    'Ajoute à quel point chaque ligne correspond à q, entre 0 et 1, dans une colonne rank, ou _rank si la table a déjà une colonne rank',
  ],
  [
    'Number of a version, to read the table as it was then',
    'Numéro d’une version, pour lire le tableau tel qu’il était',
  ],
  ['The same as id', 'La même chose que id'],
  [
    'Also list the values of text and date columns',
    'Lister aussi les valeurs des colonnes de texte et de date',
  ],
  [
    'Also tell which columns hold codes of places, and how many of those are known',
    'Dire aussi quelles colonnes contiennent des codes de lieux, et combien sont connus',
  ],
  [
    'One SELECT statement, at most 32,000 rows are returned',
    'Une instruction SELECT, dont 32 000 lignes au plus sont rendues',
  ],
  [
    'Also say which column holds area codes and where their boundaries are',
    'Dire aussi quelle colonne contient des codes territoriaux, et où sont les contours',
  ],
  [
    'Also say which tables were read, and of which version',
    'Dire aussi quels tableaux ont été lus, et dans quelle version',
  ],
  [
    'initialize, tools/list, tools/call, resources/read …',
    'initialize, tools/list, tools/call, resources/read, etc.',
  ],
  [
    'The language of titles, descriptions and charts',
    'La langue des titres, des descriptions et des graphiques',
  ],
  [
    'Level of the result: that of a table, or one above both; the coarser where left out',
    'Niveau du résultat : celui d’un tableau, ou un niveau supérieur aux deux ; à défaut le moins fin',
  ],
  [
    'left keeps every row of the left table, inner those with a partner, outer all of both',
    'left garde toutes les lignes du tableau de gauche, inner celles qui ont un pendant, outer toutes celles des deux',
  ],
  [
    'Rows of one table with the same place and period: keep repeats the other side, aggregate brings them together',
    'Les lignes d’un tableau ayant même lieu et même période : keep répète l’autre côté, aggregate les réunit',
  ],
  ['Rows of the result to show', 'Nombre de lignes du résultat à montrer'],
  ['Resource or alias of the left table', 'Ressource ou alias du tableau de gauche'],
  ['Resource or alias of the right table', 'Ressource ou alias du tableau de droite'],
  ['The resource to make, as in resource_create', 'La ressource à créer, comme dans resource_create'],
  ['The earlier version', 'La version antérieure'],
  ['The later version', 'La version postérieure'],
  ['Number of the version to go back to', 'Numéro de la version à rétablir'],
  ['csv, tsv, json, ndjson, xml, xlsx or parquet', 'csv, tsv, json, ndjson, xml, xlsx ou parquet'],
  [
    'Begin CSV with a byte order mark, for Excel',
    'Commencer le CSV par une marque d’ordre des octets, pour Excel',
  ],
  ['JSON, as in datastore_search', 'JSON, comme dans datastore_search'],
  ['As in datastore_search', 'Comme dans datastore_search'],
  [
    'Columns, separated by commas, or a list of them as JSON',
    'Des colonnes séparées par des virgules, ou leur liste en JSON',
  ],
  [
    'Heads of CSV, TSV and XLSX say what the dictionary calls the columns, in this language where it is written in it; without it they are the names of the columns',
    'Les en-têtes de CSV, TSV et XLSX disent les noms que le dictionnaire donne aux colonnes, dans cette langue s’il y est écrit ; sans elle, ce sont les noms des colonnes',
  ],
];
