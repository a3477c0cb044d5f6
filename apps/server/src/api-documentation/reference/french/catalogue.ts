/** Searches and datasets, in French by their English. */
export const catalogue: readonly (readonly [english: string, french: string])[] = [
  [
    'Finds resources of public datasets by their fields',
    'Trouve des ressources de jeux publics par leurs champs',
  ],
  [
    'Gives formats of public resources that hold some letters, the commonest first',
    'Donne les formats de ressources publiques qui contiennent ces lettres, les plus fréquents d’abord',
  ],
  [
    'Lists what visitors searched on the portal and did not find, for those who edit datasets',
    'Liste ce que les visiteurs ont cherché sans le trouver, pour qui modifie des jeux de données',
  ],
  ['Finds tags that hold some letters', 'Trouve les mots-clés qui contiennent ces lettres'],
  [
    'Gives the names of tags that hold some letters',
    'Donne les noms des mots-clés qui contiennent ces lettres',
  ],
  [
    'Searches datasets, filters them and counts facets',
    'Cherche des jeux de données, les filtre et compte les facettes',
  ],
  [
    'Searches the columns of all tables, by words or by a question',
    'Cherche parmi les colonnes de tous les tableaux, par des mots ou par une question',
  ],
  [
    'Suggests datasets, columns, organisations and sectors for what was typed so far',
    'Suggère des jeux de données, colonnes, organisations et secteurs au fil de la frappe',
  ],
  [
    'Suggests datasets whose name or title goes on from what was typed',
    'Suggère les jeux de données dont le nom ou le titre prolonge la frappe',
  ],
  ['Suggests datasets for a search box', 'Suggère des jeux de données pour un champ de recherche'],
  [
    'Find published articles and public charts, the best few of each',
    'Trouver des articles et des graphiques publics : les meilleurs de chaque sorte',
  ],
  [
    'Gives somebody a role on a dataset, in place of another that they have',
    'Donne à quelqu’un un rôle sur un jeu de données, à la place du précédent',
  ],
  ['Takes the role on a dataset from somebody', 'Retire à quelqu’un son rôle sur un jeu de données'],
  [
    'Lists who has a role on a dataset, for its admins',
    'Liste qui a un rôle sur un jeu de données, pour ses administrateurs',
  ],
  [
    'Lists the datasets on which the caller has a role; for administrators, those of any person',
    'Liste les jeux de données où l’appelant a un rôle ; pour les administrateurs, ceux de n’importe qui',
  ],
  ['Gives one dataset by its id or name', 'Donne un jeu de données par son identifiant ou son nom'],
  ['Lists the names of all public datasets', 'Liste les noms de tous les jeux de données publics'],
  [
    'Lists public datasets with their resources, last changed first; to administrators, private ones as well',
    'Liste les jeux de données publics avec leurs ressources, les derniers modifiés d’abord ; aux administrateurs, aussi les privés',
  ],
  ['Makes a dataset', 'Crée un jeu de données'],
  ['Replaces what is said about a dataset', 'Remplace toute la description d’un jeu de données'],
  [
    'Changes some of what is said about a dataset',
    'Modifie une partie de la description d’un jeu de données',
  ],
  [
    'Takes a dataset out of sight; its editors can bring it back',
    'Retire un jeu de données de la vue ; ses rédacteurs peuvent le rétablir',
  ],
  ['Removes a dataset and its tables for good', 'Supprime pour toujours un jeu de données et ses tableaux'],
  ['Puts resources of a dataset first', 'Place en tête certaines ressources d’un jeu de données'],
  ['Gives a dataset to another organisation', 'Confie un jeu de données à une autre organisation'],
  ['Shows datasets to everybody', 'Montre des jeux de données à tout le monde'],
  ['Shows datasets to members only', 'Ne montre des jeux de données qu’aux membres'],
  ['Takes datasets out of sight', 'Retire des jeux de données de la vue'],
  [
    'Changes parts of a dataset if other parts are as expected',
    'Modifie des parties d’un jeu de données si d’autres sont telles qu’attendu',
  ],
  ['Gives one resource by its id or sku', 'Donne une ressource par son identifiant ou son code (sku)'],
  ['Adds a resource to a dataset', 'Ajoute une ressource à un jeu de données'],
  ['Replaces what is said about a resource', 'Remplace toute la description d’une ressource'],
  ['Changes some of what is said about a resource', 'Modifie une partie de la description d’une ressource'],
  ['Removes a resource and its table', 'Supprime une ressource et son tableau'],
  ['Lists the views of a resource', 'Liste les vues d’une ressource'],
  [
    'Makes nothing: every table has its page without views',
    'Ne crée rien : chaque tableau a sa page sans vue',
  ],
  ['Gives one view by its id', 'Donne une vue par son identifiant'],
  ['Adds a view to a resource', 'Ajoute une vue à une ressource'],
  ['Replaces what a view says', 'Remplace le contenu d’une vue'],
  ['Removes a view', 'Supprime une vue'],
  [
    'Lists what was changed last of all datasets that the caller may see',
    'Liste les dernières modifications de tous les jeux de données que l’appelant peut voir',
  ],
  [
    'Lists what was changed of a dataset, the newest first',
    'Liste les modifications d’un jeu de données, les plus récentes d’abord',
  ],
  [
    'Gives one change with the dataset as it was then',
    'Donne une modification, avec le jeu de données tel qu’il était alors',
  ],
  [
    'Gives the dataset as it was after a change; under `package` where no object_type is said',
    'Donne le jeu de données tel qu’il était après une modification ; sous `package` quand object_type n’est pas donné',
  ],
  [
    'Compares the dataset after a change with the one before it, line by line',
    'Compare ligne à ligne le jeu de données avant et après une modification',
  ],
  [
    'Lists what happened to a dataset, the newest first, with every field that changed',
    'Liste ce qui est arrivé à un jeu de données, le plus récent d’abord, avec chaque champ modifié',
  ],
  [
    'Puts a former description of a dataset back, as a new change',
    'Rétablit une description antérieure d’un jeu de données, comme une nouvelle modification',
  ],
  [
    'Lists the datasets that the caller edits and how far each is, first those that wait for a look',
    'Liste les jeux de données que l’appelant modifie et l’avancement de chacun, d’abord ceux qui attendent une relecture',
  ],
  [
    'Says how far a dataset is on its way to the public, to those who edit it',
    'Dit où en est la publication d’un jeu de données, à qui le modifie',
  ],
  [
    'Says at which place visitors will find a dataset by some words, to those who may publish it',
    'Dit à quelle place les visiteurs trouveront un jeu de données par certains mots, à qui peut le publier',
  ],
  [
    'Asks for a second pair of eyes on a dataset that is not public',
    'Demande une relecture d’un jeu de données qui n’est pas public',
  ],
  ['Gives a submitted dataset back to who works on it', 'Renvoie un jeu de données soumis à qui y travaille'],
  ['Says when a dataset is to be published', 'Fixe la date de publication d’un jeu de données'],
  ['Makes a dataset public', 'Rend public un jeu de données'],
  [
    'Makes a public dataset a draft again; its documents answer 410 with the reason',
    'Ramène un jeu de données public à l’état de brouillon ; ses documents répondent 410 avec la raison',
  ],
  [
    'Lists the deleted datasets that the caller edits, last deleted first',
    'Liste les jeux de données supprimés que l’appelant modifiait, les derniers supprimés d’abord',
  ],
  [
    'Takes a deleted dataset out of the bin, where it lies for 30 days',
    'Sort de la corbeille un jeu de données supprimé, qui y reste 30 jours',
  ],
  [
    'Counts the uses of a dataset by day, for those who edit it',
    'Compte par jour les usages d’un jeu de données, pour qui le modifie',
  ],
  [
    'Lists what waits for the caller among the datasets that they edit, by kind',
    'Liste par sorte ce qui attend l’appelant parmi les jeux de données qu’il modifie',
  ],
  ['Always 0: nothing can be followed here', 'Toujours 0 : rien ne se suit ici'],
  [
    'Says how FAIR a dataset is, criterion by criterion, and what to mend',
    'Dit à quel point un jeu de données est FAIR, critère par critère, et ce qu’il faut améliorer',
  ],
  [
    'Lists how FAIR public datasets are, the worst first, with the mean of each organisation',
    'Liste à quel point les jeux publics sont FAIR, les moins bons d’abord, avec la moyenne de chaque organisation',
  ],
  [
    'Lists the sources of the organisations that the caller administers, each with its last run',
    'Liste les sources des organisations que l’appelant administre, chacune avec sa dernière exécution',
  ],
  [
    'Shows a source from which datasets are brought again and again',
    'Montre une source d’où des jeux de données sont repris régulièrement',
  ],
  [
    'Lists the runs of a source, the latest first, with what each changed in numbers',
    'Liste les exécutions d’une source, la dernière d’abord, avec le nombre de changements de chacune',
  ],
  [
    'Shows a run of a source with the datasets it changed and what failed',
    'Montre une exécution d’une source, avec les jeux de données modifiés et les échecs',
  ],
  [
    'Makes a source that fills an organisation with datasets by a schedule',
    'Crée une source qui alimente une organisation selon un calendrier',
  ],
  [
    'Changes a source, or pauses it; what is not said stays',
    'Modifie une source ou la suspend ; ce qui n’est pas dit reste',
  ],
  [
    'Deletes a source and its runs; its datasets stay, or go to the bin',
    'Supprime une source et ses exécutions ; ses jeux de données restent ou vont à la corbeille',
  ],
  [
    'Has a source read now; the run goes on in the background',
    'Fait lire une source maintenant ; l’exécution se poursuit en arrière-plan',
  ],
  [
    'Ends the run of a source that is under way; what it has written stays',
    'Arrête l’exécution en cours d’une source ; ce qu’elle a écrit reste',
  ],
];
