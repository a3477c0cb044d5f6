/** Organisations, vocabularies, metadata and feeds, in French by their English. */
export const publishers: readonly (readonly [english: string, french: string])[] = [
  [
    'Gives somebody a role in the organization, in place of another that they have',
    'Donne à quelqu’un un rôle dans l’organisation, à la place du précédent',
  ],
  ['Takes the role in the organization from somebody', 'Retire à quelqu’un son rôle dans l’organisation'],
  [
    'Gives somebody a role in the group, in place of another that they have',
    'Donne à quelqu’un un rôle dans le groupe, à la place du précédent',
  ],
  ['Takes the role in the group from somebody', 'Retire à quelqu’un son rôle dans le groupe'],
  [
    'Gives somebody a role in an organisation or group, or puts a dataset into a group',
    'Donne à quelqu’un un rôle dans une organisation ou un groupe, ou met un jeu de données dans un groupe',
  ],
  [
    'Takes the role in an organisation or group from somebody, or a dataset out of a group',
    'Retire à quelqu’un son rôle dans une organisation ou un groupe, ou un jeu de données d’un groupe',
  ],
  [
    'Gives the public datasets of a group, the last changed first',
    'Donne les jeux de données publics d’un groupe, les derniers modifiés d’abord',
  ],
  [
    'Lists the people of an organisation for its members; its admins are told names and addresses, too',
    'Liste les personnes d’une organisation pour ses membres ; ses administrateurs ont aussi noms et adresses',
  ],
  ['Lists the publishing organisations', 'Liste les organisations qui publient'],
  ['Lists the groups', 'Liste les groupes'],
  ['Gives one organization by its id or name', 'Donne une organisation par son identifiant ou son nom'],
  ['Counts what hangs on an organization', 'Compte ce qui dépend d’une organisation'],
  [
    'Moves all that an organization has into another, and removes it',
    'Fait passer tout ce qu’une organisation a dans une autre, et la retire',
  ],
  ['Say what would move, and move nothing', 'Dire ce qui changerait de place, sans rien déplacer'],
  [
    'The picture of an organisation or a group, as its image_url names it',
    'L’image d’une organisation ou d’un groupe, telle que son image_url la nomme',
  ],
  ['Take the picture away', 'Retirer l’image'],
  ['Makes an organization', 'Crée une organisation'],
  ['Replaces what is said about an organization', 'Remplace toute la description d’une organisation'],
  [
    'Changes some of what is said about an organization',
    'Modifie une partie de la description d’une organisation',
  ],
  ['Takes an organization out of sight', 'Retire une organisation de la vue'],
  ['Removes an organization for good', 'Supprime une organisation pour toujours'],
  ['Gives one group by its id or name', 'Donne un groupe par son identifiant ou son nom'],
  ['Makes a group', 'Crée un groupe'],
  ['Replaces what is said about a group', 'Remplace toute la description d’un groupe'],
  ['Changes some of what is said about a group', 'Modifie une partie de la description d’un groupe'],
  ['Takes a group out of sight', 'Retire un groupe de la vue'],
  ['Removes a group for good', 'Supprime un groupe pour toujours'],
  [
    'Lists the organisations in which the caller has a right; for administrators, those of any person',
    'Liste les organisations où l’appelant a un droit ; pour les administrateurs, celles de n’importe qui',
  ],
  ['Lists the groups in which the caller has a role', 'Liste les groupes où l’appelant a un rôle'],
  [
    'Lists the datasets, and for members the people, of an organisation or group: [id, type, capacity]',
    'Liste les jeux de données et, pour les membres, les personnes d’une organisation ou d’un groupe : [identifiant, type, rôle]',
  ],
  ['Lists the roles that people can have', 'Liste les rôles possibles'],
  [
    'Lists what was changed of the datasets in a group, the newest first',
    'Liste les modifications des jeux de données d’un groupe, les plus récentes d’abord',
  ],
  [
    'Lists what was changed of the datasets of an organisation, the newest first',
    'Liste les modifications des jeux de données d’une organisation, les plus récentes d’abord',
  ],
  [
    'Counts the uses of the datasets of an organisation, the most viewed first, for its editors',
    'Compte les usages des jeux de données d’une organisation, les plus vus d’abord, pour ses rédacteurs',
  ],
  ['Lists the vocabularies with their terms', 'Liste les vocabulaires avec leurs termes'],
  [
    'Gives one vocabulary with its terms, by its id or name',
    'Donne un vocabulaire et ses termes, par son identifiant ou son nom',
  ],
  ['Makes a vocabulary', 'Crée un vocabulaire'],
  [
    'Renames a vocabulary or replaces its terms; what datasets use stays',
    'Renomme un vocabulaire ou remplace ses termes ; ce que les jeux de données emploient reste',
  ],
  ['Removes a vocabulary that no dataset uses', 'Supprime un vocabulaire qu’aucun jeu de données n’emploie'],
  [
    'Lists the licences a dataset may be published under',
    'Liste les licences sous lesquelles un jeu de données peut paraître',
  ],
  [
    'Lists the terms of a vocabulary, or the free tags of public datasets, by name',
    'Liste par nom les termes d’un vocabulaire, ou les mots-clés libres des jeux publics',
  ],
  [
    'Gives one tag by its name or id, with its public datasets if asked for',
    'Donne un mot-clé par son nom ou son identifiant, avec ses jeux publics si on le demande',
  ],
  [
    'Adds a term to a vocabulary; free tags are made with their datasets',
    'Ajoute un terme à un vocabulaire ; les mots-clés libres naissent avec leurs jeux de données',
  ],
  [
    'Takes a term that no dataset uses out of its vocabulary, by its id, or by its name with the vocabulary',
    'Retire d’un vocabulaire un terme qu’aucun jeu n’emploie, par son identifiant, ou par son nom et le vocabulaire',
  ],
  [
    'A dataset as DCAT-AP 3 (.jsonld, .ttl, .rdf, .xml, .n3), or its page',
    'Un jeu de données en DCAT-AP 3 (.jsonld, .ttl, .rdf, .xml, .n3), ou sa page',
  ],
  ['A dataset as schema.org', 'Un jeu de données en schema.org'],
  ['A dataset as Croissant', 'Un jeu de données en Croissant'],
  ['A dataset as Frictionless Data Package', 'Un jeu de données en Frictionless Data Package'],
  ['The page of a resource, by its lasting address', 'La page d’une ressource, par son adresse durable'],
  ['The CSV of a table in the words of CSV on the Web', 'Le CSV d’un tableau décrit en CSV on the Web'],
  [
    'The catalogue as DCAT-AP 3, 100 datasets a page (jsonld)',
    'Le catalogue en DCAT-AP 3, 100 jeux de données par page (jsonld)',
  ],
  [
    'The catalogue as DCAT-AP 3, 100 datasets a page (ttl)',
    'Le catalogue en DCAT-AP 3, 100 jeux de données par page (ttl)',
  ],
  [
    'The catalogue as DCAT-AP 3, 100 datasets a page (rdf)',
    'Le catalogue en DCAT-AP 3, 100 jeux de données par page (rdf)',
  ],
  [
    'The catalogue as DCAT-AP 3, 100 datasets a page (xml)',
    'Le catalogue en DCAT-AP 3, 100 jeux de données par page (xml)',
  ],
  [
    'The catalogue as DCAT-AP 3, 100 datasets a page (n3)',
    'Le catalogue en DCAT-AP 3, 100 jeux de données par page (n3)',
  ],
  ['The catalogue, in the form that is asked for', 'Le catalogue, sous la forme demandée'],
  ['The whole catalogue as DCAT-US 3.0', 'Tout le catalogue en DCAT-US 3.0'],
  [
    'Download a dataset with its tables, files, dictionaries, licence and citation, as a ZIP',
    'Télécharger un jeu de données avec ses tableaux, fichiers, dictionnaires, licence et citation, en ZIP',
  ],
  [
    'What the download of a dataset holds and leaves out, and how to cite it',
    'Ce que contient et omet le téléchargement d’un jeu de données, et comment le citer',
  ],
  ['What the columns of a table mean, as CSV', 'Le sens des colonnes d’un tableau, en CSV'],
  ['What the columns of a table mean, as text', 'Le sens des colonnes d’un tableau, en texte'],
  ['Download the file of a resource', 'Télécharger le fichier d’une ressource'],
  ['The datasets changed last, as Atom', 'Les jeux de données modifiés en dernier, en Atom'],
  [
    'The datasets of an organization changed last, as Atom',
    'Les jeux de données d’une organisation modifiés en dernier, en Atom',
  ],
  [
    'The datasets of a group changed last, as Atom',
    'Les jeux de données d’un groupe modifiés en dernier, en Atom',
  ],
  [
    'The datasets with a tag changed last, as Atom',
    'Les jeux de données portant un mot-clé, les derniers modifiés, en Atom',
  ],
  [
    'The datasets that a search finds, the last changed first, as Atom',
    'Les jeux de données qu’une recherche trouve, les derniers modifiés d’abord, en Atom',
  ],
];
