/** Questions about datasets, in French by their English. */
export const questions: readonly (readonly [english: string, french: string])[] = [
  [
    'List the published questions about a dataset with their answers, the newest first',
    'Lister les questions publiées sur un jeu de données avec leurs réponses, les plus récentes d’abord',
  ],
  ['Ask a question about a dataset', 'Poser une question sur un jeu de données'],
  [
    'It waits for an editor of the dataset. Nothing of it is public before; the answer comes by mail. Faults are told in the language of the question.',
    'Elle attend un rédacteur du jeu de données. Rien n’en est public avant ; la réponse vient par courriel. Les fautes sont dites dans la langue de la question.',
  ],
  [
    'List questions about the datasets that the caller edits',
    'Lister les questions sur les jeux de données que l’appelant modifie',
  ],
  [
    'Those that wait come in the order in which they were asked, others the newest first.',
    'Celles qui attendent viennent dans l’ordre où elles ont été posées, les autres de la plus récente à la plus ancienne.',
  ],
  [
    'Read a question with what it was after each save',
    'Lire une question, avec ce qu’elle était après chaque enregistrement',
  ],
  [
    'Answer a question, publish it, take it back or decline it',
    'Répondre à une question, la publier, la retirer ou la refuser',
  ],
  [
    'Who asked gets a mail once an answer is published, when it is answered by mail only, and when it is declined. Where somebody else has saved since the revision that is named, the answer is 409 with what holds now.',
    'Qui a demandé reçoit un courriel quand une réponse est publiée, quand on n’y répond que par courriel, et quand elle est refusée. Si quelqu’un d’autre a enregistré depuis la révision nommée, la réponse est 409, avec ce qui vaut à présent.',
  ],
  ['Remove a question for good', 'Supprimer une question pour toujours'],
  [
    'review: somebody else has submitted it; sent_back: it came back to the caller; look: rows that the caller has seen and not published; import_failed: the latest import of the caller; harvest_failed: the last run of a source; asked: a question about it that waits for an answer; question: a message of a visitor, to those who read the inbox; stale: its data are older than its frequency says; low_quality: its description is not good; in_review: somebody else has to look at it; scheduled: it is published at a time',
    'review : quelqu’un d’autre l’a soumis ; sent_back : il est revenu à l’appelant ; look : des lignes que l’appelant a vues sans les publier ; import_failed : le dernier import de l’appelant ; harvest_failed : la dernière exécution d’une source ; asked : une question à son sujet qui attend une réponse ; question : le message d’un visiteur, pour qui lit la boîte de réception ; stale : ses données sont plus vieilles que ne le dit sa fréquence ; low_quality : sa description est insuffisante ; in_review : quelqu’un d’autre doit le relire ; scheduled : il paraîtra à une date fixée',
  ],
  [
    'Of a value: when it is told. Another one counts from the value that was read last',
    'D’une valeur : quand en prévenir. Une autre condition compte à partir de la dernière valeur lue',
  ],
  [
    'An organisation by id or name whose members all follow it from now on; for who leads it',
    'Une organisation, par identifiant ou nom, dont tous les membres le suivent désormais ; pour qui la dirige',
  ],
  [
    'Ends what the team follows, for all its members; for who leads it',
    'Arrête ce que suit l’équipe, pour tous ses membres ; pour qui la dirige',
  ],
  ['Its id or name', 'Son identifiant ou son nom'],
  [
    'The id of a question: the page of `limit` questions that has it, whatever `offset` says',
    'L’identifiant d’une question : la page de `limit` questions qui la contient, quoi que dise `offset`',
  ],
  ['Plain text, at most 2,000 characters', 'Texte simple, 2 000 caractères au plus'],
  [
    'Needed unless somebody is signed in; 200 characters at most',
    'Obligatoire, sauf pour qui est connecté ; 200 caractères au plus',
  ],
  [
    'Where the answer goes; needed unless somebody is signed in, and shown to nobody',
    'Où va la réponse ; obligatoire, sauf pour qui est connecté, et montré à personne',
  ],
  ['Whether the name may stand beside the question', 'Si le nom peut figurer à côté de la question'],
  [
    'What the question is written in; the mail with the answer is in it, too',
    'La langue de la question, et celle du courriel de réponse',
  ],
  [
    'waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside',
    'waiting : personne ne l’a encore regardée ; published : les lecteurs du jeu de données la lisent ; answered : seul le demandeur a eu la réponse, par courriel ; declined : le demandeur a eu la raison ; spam : mise de côté',
  ],
  [
    'The one that the change was made from; 409 where somebody has saved since',
    'Celle dont part la modification ; 409 si quelqu’un a enregistré depuis',
  ],
  ['What the answer is written in', 'La langue de la réponse'],
  [
    'Takes the name away; who asked decides alone that it is shown',
    'Retire le nom ; seul le demandeur décide de le montrer',
  ],
];
