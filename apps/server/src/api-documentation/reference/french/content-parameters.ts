/** Parameters of follows, content, messages and keys, in French by their English. */
export const contentParameters: readonly (readonly [english: string, french: string])[] = [
  ['Code of the area they lie in', 'Code du territoire où ils se trouvent'],
  ['The newest where left out', 'La plus récente à défaut'],
  [
    'Code of an area above: the shapes that lie there, by themselves',
    'Code d’un territoire englobant : les formes qui s’y trouvent, seules',
  ],
  [
    'As the list names it: the answer never changes then',
    'Comme la liste la nomme : la réponse ne change alors jamais',
  ],
  ['id or name', 'identifiant ou nom'],
  ['ISO 8601; only datasets changed since then', 'ISO 8601 ; seulement les jeux de données modifiés depuis'],
  ['as in package_search', 'comme dans package_search'],
  ['The language of what tells of the data', 'La langue de ce qui décrit les données'],
  ['Only articles of this kind', 'Seulement les articles de cette sorte'],
  [
    'Of a dataset or an organisation its id or name, of a value the id of the table',
    'D’un jeu de données ou d’une organisation l’identifiant ou le nom, d’une valeur l’identifiant du tableau',
  ],
  ['Of a search: as package_search takes it', 'D’une recherche : comme package_search la prend'],
  ['Of a search: conditions', 'D’une recherche : les conditions'],
  ['Of a search: the path of the page that shows it', 'D’une recherche : le chemin de la page qui la montre'],
  ['Of a value: the column it stands in', 'D’une valeur : la colonne où elle se trouve'],
  [
    'As datastore_search takes them; they leave one row, or several of which one is the newest',
    'Comme datastore_search les prend ; ils laissent une ligne, ou plusieurs dont l’une est la plus récente',
  ],
  [
    'Of a value: of several rows that the filters leave, the one with the most in this column',
    'D’une valeur : de plusieurs lignes que laissent les filtres, celle qui a le plus dans cette colonne',
  ],
  [
    'at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone',
    'at_once : un courriel à chaque changement ; daily : un courriel par jour au plus ; none : le flux seul',
  ],
  ['That of mails and feeds', 'Celle des courriels et des flux'],
  [
    'That of titles; the one noted for mails unless given',
    'Celle des titres ; à défaut celle notée pour les courriels',
  ],
  [
    'Words, each in the title, the notes, the name of the dataset or that of the maker',
    'Des mots, chacun dans le titre, les notes, le nom du jeu de données ou celui de l’auteur',
  ],
  ['Only charts of a dataset, by its name', 'Seulement les graphiques d’un jeu de données, par son nom'],
  ['Only charts of datasets of a sector', 'Seulement les graphiques de jeux de données d’un secteur'],
  ['Only charts of the team', 'Seulement les graphiques de l’équipe'],
  [
    'The revision that was looked at; 0 where nobody has saved',
    'La révision qui a été regardée ; 0 si personne n’a enregistré',
  ],
  [
    'The chart beside the search; null for an automatic one',
    'Le graphique à côté de la recherche ; null pour un choix automatique',
  ],
  ['Public charts and tables, in their order', 'Des graphiques et tableaux publics, dans leur ordre'],
  ['Public datasets, in their order', 'Des jeux de données publics, dans leur ordre'],
  [
    'Published articles that stand before the newest, in their order',
    'Des articles publiés qui précèdent les plus récents, dans leur ordre',
  ],
  [
    'Order of the sections; those that are not named follow, and are shown',
    'Ordre des sections ; celles qui ne sont pas nommées suivent, et sont montrées',
  ],
  [
    'What words of titles, slugs, tags and authors begin with',
    'Le début de mots des titres, noms d’adresse, mots-clés et auteurs',
  ],
  [
    'Last part of the address: small letters, digits and hyphens; made from the title where empty',
    'Dernière partie de l’adresse : lettres minuscules, chiffres et traits d’union ; tirée du titre si elle est vide',
  ],
  [
    'Each language that is given is replaced whole; null removes it, others stay',
    'Chaque langue donnée est remplacée en entier ; null la retire, les autres restent',
  ],
  ['Markdown', 'Markdown'],
  ['Id of a picture', 'Identifiant d’une image'],
  ['For events, which need it to be published', 'Pour les événements, qui l’exigent pour paraître'],
  [
    'With `scheduled` a time ahead; with `published` the date that readers are told, now where absent',
    'Avec `scheduled` un moment à venir ; avec `published` la date dite aux lecteurs, à défaut maintenant',
  ],
  ['The revision that the change was made from', 'La révision dont part la modification'],
  ['The language of pictures and charts in it', 'La langue des images et graphiques qu’il contient'],
  ['Only those with this tag', 'Seulement ceux qui portent ce mot-clé'],
  ['Only those about a dataset, by its name', 'Seulement ceux qui parlent d’un jeu de données, par son nom'],
  [
    'Words of title, tags, summary or text; of more than two one may be missing',
    'Des mots du titre, des mots-clés, du résumé ou du texte ; de plus de deux, un peut manquer',
  ],
  [
    'Fields to answer, parted by commas; all but `content` where absent',
    'Les champs à rendre, séparés par des virgules ; à défaut tous sauf `content`',
  ],
  [
    'Kinds, parted by commas: blog, news, event; all where absent',
    'Les sortes, séparées par des virgules : blog, news, event ; toutes à défaut',
  ],
  ['Posts a page', 'Articles par page'],
  ['Instead of offset', 'Au lieu d’offset'],
  [
    '`next_page` of the page before, instead of both',
    'Le `next_page` de la page précédente, au lieu des deux',
  ],
  ['Fields to answer, parted by commas', 'Les champs à rendre, séparés par des virgules'],
  [
    'Beginnings of words of the file name and of what it shows; all must be found',
    'Le début de mots du nom de fichier et de ce que l’image montre ; tous doivent s’y trouver',
  ],
  ['What it shows, in English', 'Ce qu’elle montre, en anglais'],
  ['What it shows, in French', 'Ce qu’elle montre, en français'],
  ['At most 200 characters', '200 caractères au plus'],
  ['Like x@y.z', 'Comme x@y.z'],
  ['Exactly 10 digits', 'Exactement 10 chiffres'],
  ['At most 10,000 characters', '10 000 caractères au plus'],
  ['At most 300 characters', '300 caractères au plus'],
  ['The path of the page it was written on', 'Le chemin de la page où il a été écrit'],
  ['The visID of the chart that it reports', 'Le visID du graphique signalé'],
  ['The token of the form, from GET /api/feedback/form', 'Le jeton du formulaire, de GET /api/feedback/form'],
  [
    'Where work is asked for: a text that, behind the token and a point, has a SHA-256 digest with so many leading bits of nought',
    'Si un travail est demandé : un texte qui, derrière le jeton et un point, a une empreinte SHA-256 commençant par autant de bits à zéro',
  ],
  ['Must stay empty; people do not see it', 'Doit rester vide ; personne ne le voit'],
  [
    'feedback: from the form of every page; contact: from the contact block of the home page',
    'feedback : du formulaire de chaque page ; contact : du bloc de contact de la page d’accueil',
  ],
  [
    'Beginnings of words of name, address, phone number, subject and message',
    'Le début de mots du nom, de l’adresse, du téléphone, de l’objet et du message',
  ],
  [
    'Begin with a byte order mark, by which Excel knows that the file is UTF-8',
    'Commencer par une marque d’ordre des octets, à laquelle Excel reconnaît l’UTF-8',
  ],
  ['Name of the action', 'Nom de l’action'],
  ['Your own id, as user_show gives it', 'Votre propre identifiant, tel que user_show le donne'],
  ['What the key is for', 'À quoi sert la clé'],
  [
    'After how many units the key ends; never where it is left out',
    'Après combien d’unités la clé expire ; jamais si rien n’est dit',
  ],
  [
    'How many seconds a unit has; a day where it is left out',
    'Combien de secondes compte une unité ; un jour si rien n’est dit',
  ],
  [
    'What the key may do: only read, or all its person may',
    'Ce que peut la clé : seulement lire, ou tout ce que peut sa personne',
  ],
  ['The same as user_id', 'La même chose que user_id'],
  [
    'The id of the key, as api_token_list gives it',
    'L’identifiant de la clé, tel que api_token_list le donne',
  ],
  ['The key itself, instead of its id', 'La clé elle-même, au lieu de son identifiant'],
];
