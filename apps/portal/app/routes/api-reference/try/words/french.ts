import type { TryWords } from './english.ts';

/** What the form to try a call says, in French. */
export const tryFrench: TryWords = {
  body: 'Corps (JSON)',
  bodyHint: 'Tel que l’appel le prend ; modifiez l’exemple.',
  required: (name) => `${name} (obligatoire)`,
  nothing: 'Non précisé',
  preset: (value) => `Par défaut : ${value}`,
  hints: {
    json: 'En JSON : une liste comme ["a", "b"] ou un objet comme {"a": 1}',
    list: 'Plusieurs, séparés par des virgules',
  },
  others: (count) => (count === 1 ? '1 autre paramètre' : `${count} autres paramètres`),
  sendAs: 'Envoyer en tant que',
  as: { visitor: 'visiteur, sans clé', key: 'titulaire d’une clé d’API' },
  asSession: (name) => (name === '' ? 'vous, dans votre session' : `${name}, dans sa session`),
  key: 'Votre clé d’API',
  keyHint: 'Elle reste dans la mémoire de cette page et ne va qu’à ce portail.',
  send: (method) => (method === 'GET' ? 'Envoyer' : `Envoyer ${method}…`),
  stop: 'Arrêter',
  sending: 'Envoi…',
  stopped: 'Arrêté avant toute réponse. Ce que l’appel change est peut-être changé malgré tout.',
  failed:
    'Aucune réponse : le serveur est injoignable, ou l’appel mène à un autre site, dont cette page ne peut lire les réponses.',
  status: (status, milliseconds) => `${status} · ${milliseconds} ms`,
  ledTo: (address) => `L’appel a mené à ${address}`,
  headers: 'En-têtes de la réponse',
  answerBody: 'Corps de la réponse',
  empty: 'La réponse n’a pas de corps.',
  noText: 'La réponse n’est pas du texte.',
  cut: (letters) => `Coupée après ${letters} caractères.`,
  openWhole: 'Ouvrir la réponse entière dans une nouvelle fenêtre',
  wholeByCommand: 'La commande ci-dessous la donne en entier.',
  asCommand: 'Le même appel avec curl',
  copy: 'Copier',
  copied: 'Copié',
  confirmTitle: 'Modifier les données de ce portail ?',
  confirmText:
    'Cet appel peut modifier ou supprimer ce que le portail conserve. Il part vers le portail que vous lisez, pas vers une copie.',
  confirm: 'L’envoyer',
  cancel: 'Annuler',
  problem: (problem) => {
    if (problem.kind === 'lacks') return `Il manque au corps : ${problem.names.join(', ')}.`;
    const sentences = {
      missing: 'Ce champ est obligatoire.',
      integer: 'Il faut un nombre entier, comme 10.',
      number: 'Il faut un nombre, comme 2.5.',
      json: 'Ce n’est pas du JSON. Vérifiez guillemets, virgules et crochets.',
      object: 'Il faut un objet comme {"id": "…"}.',
      key: 'Saisissez une clé, sans espace.',
    };
    return sentences[problem.kind];
  },
};
