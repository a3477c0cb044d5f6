/** Content, follows, messages and this installation, in French by their English. */
export const content: readonly (readonly [english: string, french: string])[] = [
  ['The newest articles, as Atom', 'Les articles les plus récents, en Atom'],
  ['The newest articles, as RSS', 'Les articles les plus récents, en RSS'],
  [
    'Find public charts of public data, the newest first',
    'Trouver des graphiques publics de données publiques, les plus récents d’abord',
  ],
  [
    'Read what editors have chosen for the front page and everybody may see',
    'Lire ce que la rédaction a choisi pour la page d’accueil et que tous peuvent voir',
  ],
  [
    'Read what was chosen for the front page, and what of it is not public any more: for editors',
    'Lire ce qui a été choisi pour la page d’accueil, et ce qui n’en est plus public : pour la rédaction',
  ],
  [
    'Choose what the front page shows: for editors',
    'Choisir ce que montre la page d’accueil : pour la rédaction',
  ],
  [
    'Replaces the choice as a whole. Where somebody else has saved since the revision that is named, the answer is 409 with what holds now.',
    'Remplace le choix entier. Si quelqu’un d’autre a enregistré depuis la révision nommée, la réponse est 409, avec ce qui vaut à présent.',
  ],
  [
    'List what was chosen for the front page, the newest first: for editors',
    'Lister les choix successifs pour la page d’accueil, le plus récent d’abord : pour la rédaction',
  ],
  [
    'See what readers would see of a choice, which is not saved: for editors',
    'Voir ce que les lecteurs verraient d’un choix, sans l’enregistrer : pour la rédaction',
  ],
  [
    'Take back what was chosen for the front page in a revision: for editors',
    'Reprendre ce qui avait été choisi pour la page d’accueil dans une révision : pour la rédaction',
  ],
  [
    'It becomes the newest revision; none is lost. What of it is not public any more comes back, too, and readers see it again once it is.',
    'Elle devient la révision la plus récente ; aucune n’est perdue. Ce qui n’en est plus public revient aussi, et les lecteurs le revoient dès qu’il l’est.',
  ],
  [
    'List articles and pages in every state, the last changed first: for editors',
    'Lister articles et pages dans tous leurs états, les derniers modifiés d’abord : pour la rédaction',
  ],
  [
    'A list of pages begins with those that only the site file has words for; their id is null.',
    'Une liste de pages commence par celles que seul le fichier du site rédige ; leur identifiant est null.',
  ],
  ['Write an article or page', 'Écrire un article ou une page'],
  [
    'List the pages that the site file has words for, and what editors made of them',
    'Lister les pages que rédige le fichier du site, et ce que la rédaction en a fait',
  ],
  [
    'Read an article or page with all its texts: for editors',
    'Lire un article ou une page avec tous ses textes : pour la rédaction',
  ],
  [
    'Change, publish, schedule or archive an article or page',
    'Modifier, publier, programmer ou archiver un article ou une page',
  ],
  [
    'What is absent stays. `revision` is the one that the change was made from: where somebody else has saved since, the answer is 409, nothing is changed, and `data` is what the article is now.',
    'Ce qui manque reste. `revision` est celle dont part la modification : si quelqu’un d’autre a enregistré depuis, la réponse est 409, rien ne change, et `data` donne l’article tel qu’il est.',
  ],
  [
    'Delete a draft, or what is archived, for good, with its revisions',
    'Supprimer pour toujours un brouillon ou un article archivé, avec ses révisions',
  ],
  [
    'Read an article or page in any state as readers would get it: for editors',
    'Lire un article ou une page, dans tout état, comme les lecteurs l’auraient : pour la rédaction',
  ],
  [
    'See a text as readers would: for editors',
    'Voir un texte comme les lecteurs le verraient : pour la rédaction',
  ],
  [
    'List the revisions of an article, the newest first',
    'Lister les révisions d’un article, la plus récente d’abord',
  ],
  [
    'Read a revision of an article, to compare it with others',
    'Lire une révision d’un article, pour la comparer à d’autres',
  ],
  ['Take back what an article said in a revision', 'Revenir au texte d’une révision'],
  [
    'Its state and address stay as they are. It becomes the newest revision; none is lost.',
    'Son état et son adresse restent. Le texte devient la révision la plus récente ; aucune n’est perdue.',
  ],
  ['List published articles, the newest first', 'Lister les articles publiés, les plus récents d’abord'],
  [
    'List published articles of the kind blog, the newest first',
    'Lister les billets publiés, les plus récents d’abord',
  ],
  [
    'List published articles of the kind news, the newest first',
    'Lister les actualités publiées, les plus récentes d’abord',
  ],
  [
    'List published articles of the kind event, the newest first',
    'Lister les événements publiés, les plus récents d’abord',
  ],
  [
    'Read a published article, with those published before and after it',
    'Lire un article publié, avec le précédent et le suivant',
  ],
  [
    'A slug that it once had leads to the one it has now (301).',
    'Un ancien nom d’adresse (slug) mène à l’actuel (301).',
  ],
  [
    'List the tags of the 200 newest articles, those that most of them have first',
    'Lister les mots-clés des 200 articles les plus récents, les plus répandus d’abord',
  ],
  [
    'List published articles in the shape of WordPress',
    'Lister les articles publiés, dans la forme de WordPress',
  ],
  [
    'Read a published article in the shape of WordPress',
    'Lire un article publié, dans la forme de WordPress',
  ],
  [
    'By its slug, or as `slug:…`. A slug that it once had leads to the one it has now (301).',
    'Par son nom d’adresse (slug), ou sous la forme `slug:…`. Un ancien nom mène à l’actuel (301).',
  ],
  ['Read a published page in the shape of WordPress', 'Lire une page publiée, dans la forme de WordPress'],
  [
    'List the pictures of the library, the newest first',
    'Lister les images de la médiathèque, les plus récentes d’abord',
  ],
  ['Add a picture to the library', 'Ajouter une image à la médiathèque'],
  [
    'A form (`multipart/form-data`) with the picture as `file`: JPEG, PNG, WebP or AVIF, 20 MB and 50 million pixels at most; and with what it shows, as `alt_en`, `alt_fr` or both, 300 characters at most. Readers get it in sizes and formats of their browsers, without anything else that the file says, such as where it was taken.',
    'Un formulaire (`multipart/form-data`) avec l’image dans `file` : JPEG, PNG, WebP ou AVIF, 20 Mo et 50 millions de pixels au plus ; et ce qu’elle montre dans `alt_en`, `alt_fr` ou les deux, 300 caractères au plus. Les lecteurs la reçoivent aux tailles et formats de leurs navigateurs, sans rien d’autre de ce que dit le fichier, tel le lieu de la prise de vue.',
  ],
  [
    'Read about a picture, and which articles show it',
    'Lire ce qu’on sait d’une image, et quels articles la montrent',
  ],
  ['Say anew what a picture shows', 'Redire ce que montre une image'],
  ['Delete a picture that no article shows', 'Supprimer une image qu’aucun article ne montre'],
  ['A picture of the library in a middle size', 'Une image de la médiathèque, en taille moyenne'],
  [
    'A picture of the library in one of its sizes and formats, such as 640.avif',
    'Une image de la médiathèque, dans l’une de ses tailles et l’un de ses formats, comme 640.avif',
  ],
  [
    'Follow a dataset, an organisation, a search or a value',
    'Suivre un jeu de données, une organisation, une recherche ou une valeur',
  ],
  [
    'Who follows the same already is answered with that, by 200.',
    'Qui suit déjà la même chose reçoit ce suivi, avec 200.',
  ],
  ['What the caller follows, the newest first', 'Ce que suit l’appelant, le plus récent d’abord'],
  ['One thing that the caller follows', 'L’une des choses que suit l’appelant'],
  ['Change how the caller is told of something', 'Changer la façon dont l’appelant est prévenu'],
  ['Follow something no longer', 'Ne plus suivre quelque chose'],
  [
    'Give the feed of something that the caller follows another address',
    'Donner une autre adresse au flux d’une chose que suit l’appelant',
  ],
  [
    'What the address in a mail would end; browsers are led to the page with the button',
    'Ce que l’adresse d’un courriel arrêterait ; les navigateurs sont menés à la page avec le bouton',
  ],
  ['End what somebody follows, by the address in a mail', 'Arrêter un suivi, par l’adresse d’un courriel'],
  [
    'End all mails of what somebody follows, by the address in a mail; the feeds go on',
    'Arrêter tous les courriels de suivi, par l’adresse d’un courriel ; les flux continuent',
  ],
  [
    'What has happened to something that somebody follows, as Atom; the address is the right to read it',
    'Ce qui est arrivé à une chose suivie, en Atom ; l’adresse vaut droit de lecture',
  ],
  ['Write feedback to the team', 'Écrire un avis à l’équipe'],
  [
    'All fields but the page are needed. As JSON or as a form; faults are told in the language of Accept-Language.',
    'Tous les champs sauf la page sont obligatoires. En JSON ou en formulaire ; les fautes sont dites dans la langue d’Accept-Language.',
  ],
  [
    'Ask the team for something, a dataset for example, and be answered',
    'Demander quelque chose à l’équipe, un jeu de données par exemple, et recevoir une réponse',
  ],
  [
    'All four fields are needed, and checked in this order: name, email, phone, message.',
    'Les quatre champs sont obligatoires, et vérifiés dans cet ordre : name, email, phone, message.',
  ],
  ['Begin one of the two forms', 'Commencer l’un des deux formulaires'],
  [
    'The form asks for it when somebody begins to write; programs need not.',
    'Le formulaire le demande quand quelqu’un commence à écrire ; les programmes n’en ont pas besoin.',
  ],
  ['Take messages from visitors along as a table', 'Emporter les messages des visiteurs en tableau'],
  ['Remove a message from a visitor for good', 'Supprimer pour toujours le message d’un visiteur'],
  ['Query the catalogue and its tables with GraphQL', 'Interroger le catalogue et ses tableaux en GraphQL'],
  [
    'One request for what a page needs. Opened in a browser it is a page to try queries on.',
    'Une seule requête pour tout ce qu’il faut à une page. Ouverte dans un navigateur, c’est une page d’essai.',
  ],
  ['What an action does and takes', 'Ce que fait et prend une action'],
  [
    'Gives somebody a role by e-mail; who has no account gets one, and a letter that leads in',
    'Donne un rôle par courriel ; qui n’a pas de compte en reçoit un, et une lettre qui y mène',
  ],
  ['Says what installation this is', 'Dit quelle est cette installation'],
  [
    'Lists what the caller has changed, the newest first',
    'Liste ce que l’appelant a modifié, le plus récent d’abord',
  ],
  ['Gives the account that calls', 'Donne le compte qui appelle'],
  [
    'Makes an API key for the person who calls; the answer is the only one that holds it',
    'Crée une clé d’API pour la personne qui appelle ; seule cette réponse la contient',
  ],
  [
    'Lists the valid API keys of the person who calls; administrators may ask for those of anybody',
    'Liste les clés d’API valables de la personne qui appelle ; les administrateurs peuvent demander celles de n’importe qui',
  ],
  [
    'Revokes an API key of the person who calls; administrators may revoke those of anybody',
    'Révoque une clé d’API de la personne qui appelle ; les administrateurs peuvent révoquer celles de n’importe qui',
  ],
];
