/** Messages of visitors and their threads, in French by their English. */
export const messages: readonly (readonly [english: string, french: string])[] = [
  [
    'Read a message and its answers by the address in the mail',
    'Lire un message et ses réponses, par l’adresse du courriel',
  ],
  [
    'Write back to an answer, by the address in the mail',
    'Répondre à une réponse, par l’adresse du courriel',
  ],
  ['Opens the message again, and has the team told.', 'Rouvre le message, et fait prévenir l’équipe.'],
  [
    'List messages from visitors, first those whose writers wrote last',
    'Lister les messages des visiteurs, d’abord ceux dont les auteurs ont écrit en dernier',
  ],
  [
    'Count messages from visitors by state and by who looks after them',
    'Compter les messages des visiteurs par état et par responsable',
  ],
  ['Read a message from a visitor, with its thread', 'Lire le message d’un visiteur, avec son fil'],
  [
    'Note what became of a message from a visitor, and who looks after it',
    'Noter la suite donnée au message d’un visiteur, et qui s’en occupe',
  ],
  ['List those who may answer messages, by name', 'Lister par nom qui peut répondre aux messages'],
  ['Answer a message from a visitor by mail', 'Répondre par courriel au message d’un visiteur'],
  [
    'In the language of the form, with what was written before and an address at which they read everything and write back. Where something was added to the thread since it was read, nothing is sent: 409, with the thread as `data`.',
    'Dans la langue du formulaire, avec ce qui précède et une adresse où tout lire et répondre. Si le fil s’est allongé depuis sa lecture, rien n’est envoyé : 409, avec le fil dans `data`.',
  ],
  ['Send an answer again whose mail was given up', 'Renvoyer une réponse dont le courriel a été abandonné'],
  [
    'Add a note for editors to a message from a visitor',
    'Ajouter au message d’un visiteur une note pour la rédaction',
  ],
  ['List the answer templates, by title', 'Lister les modèles de réponse, par titre'],
  [
    'Add an answer template: a text by which answers are begun',
    'Ajouter un modèle de réponse : un texte par lequel commencer',
  ],
  ['Change an answer template', 'Modifier un modèle de réponse'],
  [
    'Names the revision that it was made from; where it is another one by now: 409, with it as `data`.',
    'Nomme la révision d’où il part ; si c’en est une autre à présent : 409, avec elle dans `data`.',
  ],
  ['Delete an answer template', 'Supprimer un modèle de réponse'],
  ['The language that title and notes are written in', 'La langue du titre et des notes'],
  [
    'The text in other languages, such as {"fr": "Naissances"}; those that are null or empty are taken out',
    'Le texte en d’autres langues, comme {"fr": "Naissances"} ; celles qui sont null ou vides sont retirées',
  ],
  ['From the address in the mail', 'De l’adresse du courriel'],
  [
    'open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail',
    'open : quelqu’un y travaille, ou l’auteur a répondu ; waiting : on a posé une question à l’auteur ; spam : soupçonné par le portail ou par la rédaction, sans que personne en soit averti par courriel',
  ],
  [
    'The id of the account that looks after it; mine for the one that calls, nobody for none',
    'L’identifiant du compte qui s’en occupe ; mine pour l’appelant, nobody pour personne',
  ],
  [
    'Stands in the thread as a note; an empty one adds nothing',
    'Figure dans le fil comme note ; vide, elle n’ajoute rien',
  ],
  [
    'The account of who looks after it from now on; null for nobody. A new message is in work then',
    'Le compte de qui s’en occupe désormais ; null pour personne. Un nouveau message passe alors en cours',
  ],
  ['Plain text with line breaks', 'Texte simple, avec sauts de ligne'],
  [
    'The entries of the message as they were read; where there are others by now, nothing is sent: 409',
    'Les entrées du message telles qu’elles ont été lues ; s’il y en a d’autres à présent, rien n’est envoyé : 409',
  ],
  [
    'The state it has then: answered, waiting for the writer to answer, or still in work',
    'Son état ensuite : répondu, en attente de l’auteur, ou toujours en cours',
  ],
  ['What it is called among editors', 'Son nom au sein de la rédaction'],
  [
    'Plain text in each language, empty where there is none; {name} stands for the name of the writer, {subject} for what they wrote about',
    'Texte simple dans chaque langue, vide s’il n’y en a pas ; {name} tient lieu du nom de l’auteur, {subject} de l’objet',
  ],
];
