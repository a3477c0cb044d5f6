/** Charts and areas, in French by their English. */
export const charts: readonly (readonly [english: string, french: string])[] = [
  [
    'What can be charted of a table, of two as one, or of own rows: columns, kinds, places',
    'Ce qui peut être représenté d’un tableau, de deux réunis ou de ses propres lignes : colonnes, types, lieux',
  ],
  ['The figures behind a chart', 'Les chiffres derrière un graphique'],
  [
    'The times and categories that a reader may choose of a chart, and the chart so narrowed',
    'Les périodes et catégories qu’un lecteur peut choisir dans un graphique, et le graphique ainsi restreint',
  ],
  ['Download the figures behind a chart', 'Télécharger les chiffres derrière un graphique'],
  [
    'The preview of a table as a picture of 1,200 by 630 pixels, by which its page is shared',
    'L’aperçu d’une table en image de 1 200 pixels sur 630, par laquelle sa page est partagée',
  ],
  [
    'A map, lines or bars that show what a table is about, as SVG',
    'Une carte, des courbes ou des barres qui montrent de quoi parle un tableau, en SVG',
  ],
  [
    'What the preview of a table shows, in words, and its size',
    'Ce que montre l’aperçu d’un tableau, en mots, et sa taille',
  ],
  ['Get an access token for the content service', 'Obtenir un jeton d’accès au service de contenus'],
  [
    'For somebody with a session; takes no body. The token is good for 15 minutes, and not longer than the session.',
    'Pour qui a une session ; sans corps. Le jeton vaut 15 minutes, et pas plus longtemps que la session.',
  ],
  [
    'List saved charts: by their links, your own, or the public ones of a dataset',
    'Lister des graphiques enregistrés : par leurs liens, les vôtres, ou les publics d’un jeu de données',
  ],
  [
    'By `visID` the charts whose links you know; by your own `userId`, or without a filter, your own; by `packageID` or `resource` the public ones. One chart by its link comes whole, with `chartSVG`; a longer list has pictures of at most 20 charts, where `fields` names `chartSVG`.',
    'Par `visID`, les graphiques dont vous connaissez le lien ; par votre `userId`, ou sans filtre, les vôtres ; par `packageID` ou `resource`, les publics. Un seul graphique demandé par son lien vient entier, avec `chartSVG` ; une liste plus longue a les images de 20 graphiques au plus, si `fields` nomme `chartSVG`.',
  ],
  ['Save a chart', 'Enregistrer un graphique'],
  [
    'It is pinned to the versions its tables have now, and seen by who has its link unless told otherwise.',
    'Il reste attaché aux versions actuelles de ses tableaux ; qui a son lien le voit, sauf indication contraire.',
  ],
  [
    'Read a saved chart of your own, or a public one',
    'Lire l’un de ses graphiques enregistrés, ou un graphique public',
  ],
  ['Change a saved chart of your own', 'Modifier l’un de ses graphiques enregistrés'],
  [
    'Delete a saved chart of your own; it can be restored for 30 minutes',
    'Supprimer l’un de ses graphiques enregistrés ; il peut être rétabli pendant 30 minutes',
  ],
  [
    'Restore a saved chart that you deleted less than 30 minutes ago',
    'Rétablir un graphique supprimé il y a moins de 30 minutes',
  ],
  [
    'The page of a saved chart, by its short address',
    'La page d’un graphique enregistré, par son adresse courte',
  ],
  ['A saved chart as SVG', 'Un graphique enregistré, en SVG'],
  ['A saved chart as PNG', 'Un graphique enregistré, en PNG'],
  [
    'What a saved chart shows, in words, and its size',
    'Ce que montre un graphique enregistré, en mots, et sa taille',
  ],
  ['The figures of a saved chart as CSV', 'Les chiffres d’un graphique enregistré, en CSV'],
  [
    'A saved chart as a Vega-Lite 6 specification, which reads the figures from their address',
    'Un graphique enregistré, en spécification Vega-Lite 6, qui lit les chiffres à leur adresse',
  ],
  [
    'A saved chart as a page for frames on other sites',
    'Un graphique enregistré, en page à intégrer sur d’autres sites',
  ],
  ['Schemes of area codes and their levels', 'Les nomenclatures de codes territoriaux et leurs niveaux'],
  ['Areas of a level, by code', 'Les territoires d’un niveau, par code'],
  [
    'All areas of a level at once, to find places by code or name without sending them anywhere',
    'Tous les territoires d’un niveau en une fois, pour trouver des lieux par code ou par nom sans les envoyer nulle part',
  ],
  [
    'Up to 20,000 areas; larger levels are listed page by page.',
    'Jusqu’à 20 000 territoires ; les niveaux plus grands se listent page par page.',
  ],
  [
    'Boundaries of a level as TopoJSON; the id of a shape is the code of its area',
    'Les contours d’un niveau, en TopoJSON ; l’identifiant d’une forme est le code de son territoire',
  ],
  [
    'Boundaries of a level as charts draw them: projected, simplified, 960 units wide',
    'Les contours d’un niveau tels que les graphiques les dessinent : projetés, simplifiés, larges de 960 unités',
  ],
  [
    'The outlines that maps of points may be drawn upon, and where each has land',
    'Les fonds sur lesquels dessiner des cartes de points, et où chacun a des terres',
  ],
  [
    'Outlines of land for maps of points, in longitude and latitude',
    'Les contours des terres pour les cartes de points, en longitude et latitude',
  ],
];
