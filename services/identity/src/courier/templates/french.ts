import type { MessageFacts, MessageLanguage, MessageText, RightsTexts, Role } from './message-texts.ts';

const notYou =
  'Si cette demande ne vient pas de vous, vous n’avez rien à faire\u00a0: votre compte reste tel quel.';

const keep = (site: string) =>
  `Gardez-le pour vous\u00a0: personne chez ${site} ne vous le demandera jamais.`;

const short = ({ site, lifespan }: MessageFacts) =>
  `{code} est votre code pour ${site}. Il est valable ${lifespan}. Ne le communiquez à personne.`;

const recoveryUnknown = ({ site }: MessageFacts): MessageText => ({
  subject: `Aucun compte à cette adresse sur ${site}`,
  before: [
    `Quelqu’un, peut-être vous, a voulu retrouver l’accès à un compte sur ${site} avec cette adresse e-mail.`,
    'Nous ne connaissons aucun compte à cette adresse.',
    'Si c’était vous\u00a0: vous avez peut-être choisi une autre adresse à l’inscription. Essayez avec celle-là, ou créez un compte.',
  ],
  after: ['Si ce n’était pas vous, vous n’avez rien à faire. Nous ne conservons rien à votre sujet.'],
});

const verificationUnknown = ({ site }: MessageFacts): MessageText => ({
  subject: `Aucun compte à cette adresse sur ${site}`,
  before: [
    `Quelqu’un, peut-être vous, a voulu faire vérifier cette adresse e-mail sur ${site}.`,
    'Aucun compte n’utilise cette adresse.',
    'Si c’était vous\u00a0: connectez-vous, puis regardez dans votre profil si l’adresse est écrite comme vous le pensez.',
  ],
  after: ['Si ce n’était pas vous, vous n’avez rien à faire. Nous ne conservons rien à votre sujet.'],
});

const place = ({ site, organization }: Pick<MessageFacts, 'site' | 'organization'>) =>
  organization === '' ? `sur ${site}` : `dans ${organization} sur ${site}`;

const roles: Record<Role, string> = {
  administrator: 'administration du site',
  admin: 'administration',
  editor: 'édition',
  member: 'lecture',
  owner: 'propriété',
  developer: 'développement',
  viewer: 'lecture',
};

const rights: RightsTexts = {
  site: {
    administrator:
      'Vous pouvez tout faire sur le site\u00a0: attribuer des rôles, modifier ses textes, publier des données et changer ses réglages.',
    editor:
      'Vous pouvez modifier ce que dit le site\u00a0: page d’accueil, articles, images, graphiques et messages.',
  },
  organization: {
    admin:
      'Vous pouvez ajouter des jeux de données, modifier et publier ceux de l’organisation, la décrire et dire qui d’autre y travaille.',
    editor: 'Vous pouvez ajouter des jeux de données, modifier et publier ceux de l’organisation.',
    member: 'Vous pouvez lire les jeux de données de l’organisation qui ne sont pas publics.',
  },
  group: {
    admin: 'Vous pouvez choisir les jeux de données du groupe, le décrire et dire qui d’autre y travaille.',
  },
};

const rightsOf = ({ role, roleIn }: Pick<MessageFacts, 'role' | 'roleIn'>) =>
  (roleIn && rights[roleIn][role]) ?? [];

const unknown = 'Si ce message ne vous dit rien, vous n’avez rien à faire.';

const WEEK_HOURS = 7 * 24;

/** Messages in French. */
export const french: MessageLanguage = {
  texts: {
    recovery_valid: ({ site, lifespan }) => ({
      subject: `Retrouver l’accès à votre compte ${site}`,
      before: [`Vous souhaitez retrouver l’accès à votre compte sur ${site}. Ce lien vous l’ouvre\u00a0:`],
      action: 'Retrouver mon compte',
      after: [`Le lien sert une seule fois, pendant ${lifespan}. ${keep(site)}`, notYou],
    }),
    recovery_code_valid: (facts) => ({
      subject: `Votre code pour retrouver l’accès à ${facts.site}`,
      before: [
        `Vous souhaitez retrouver l’accès à votre compte sur ${facts.site}. Saisissez ce code sur la page restée ouverte\u00a0:`,
      ],
      after: [`Le code sert une seule fois, pendant ${facts.lifespan}. ${keep(facts.site)}`, notYou],
      short: short(facts),
    }),
    recovery_invalid: recoveryUnknown,
    recovery_code_invalid: recoveryUnknown,
    verification_valid: ({ site, lifespan }) => ({
      subject: `Confirmez votre adresse e-mail pour ${site}`,
      before: [`Bienvenue sur ${site}. Merci de confirmer que cette adresse e-mail est bien la vôtre\u00a0:`],
      action: 'Confirmer mon adresse',
      after: [
        `Le lien sert une seule fois, pendant ${lifespan}.`,
        `Si vous n’avez pas de compte sur ${site}, quelqu’un s’est trompé d’adresse\u00a0: vous n’avez rien à faire.`,
      ],
    }),
    verification_code_valid: (facts) => ({
      subject: `Votre code pour confirmer votre adresse sur ${facts.site}`,
      before: [
        `Pour confirmer que cette adresse est la vôtre, saisissez ce code sur la page de ${facts.site}\u00a0:`,
      ],
      orLink: 'Ou ouvrez cette page, où le code est déjà rempli\u00a0:',
      action: 'Ouvrir la page',
      after: [
        `Le code sert une seule fois, pendant ${facts.lifespan}.`,
        `Si vous n’avez pas de compte sur ${facts.site}, quelqu’un s’est trompé d’adresse\u00a0: vous n’avez rien à faire.`,
      ],
      short: short(facts),
    }),
    verification_invalid: verificationUnknown,
    verification_code_invalid: verificationUnknown,
    login_code_valid: (facts) => ({
      subject: `Votre code de connexion à ${facts.site}`,
      before: [`Pour vous connecter à ${facts.site}, saisissez ce code sur la page restée ouverte\u00a0:`],
      after: [
        `Le code sert une seule fois, pendant ${facts.lifespan}. ${keep(facts.site)}`,
        'Si cette demande ne vient pas de vous, ne transmettez pas ce code\u00a0: sans lui, personne n’entre.',
      ],
      short: short(facts),
    }),
    registration_code_valid: (facts) => ({
      subject: `Votre code d’inscription à ${facts.site}`,
      before: [
        `Bienvenue sur ${facts.site}. Pour terminer votre inscription, saisissez ce code sur la page restée ouverte\u00a0:`,
      ],
      after: [
        `Le code sert une seule fois, pendant ${facts.lifespan}.`,
        'Si cette demande ne vient pas de vous, vous n’avez rien à faire\u00a0: sans ce code, aucun compte n’est créé.',
      ],
      short: short(facts),
    }),
    registration_taken: ({ site }) => ({
      subject: `Vous avez déjà un compte sur ${site}`,
      before: [
        `Quelqu’un, peut-être vous, a voulu s’inscrire sur ${site} avec cette adresse e-mail. Vous avez déjà un compte\u00a0:`,
      ],
      action: 'Me connecter',
      after: ['Si vous avez oublié votre mot de passe, cette page vous aide à en choisir un autre.', notYou],
    }),
    membership_invited: ({ role, roleIn, ...facts }) => ({
      subject: `Votre invitation à rejoindre ${facts.site}`,
      before: [
        `Vous avez désormais un rôle ${place(facts)}\u00a0: ${roles[role]}.`,
        rightsOf({ role, roleIn }),
        'Un compte à cette adresse e-mail vous attend. Ce lien l’ouvre\u00a0: vous choisissez comment vous connecter par la suite, puis arrivez à la page où vous travaillerez.',
      ].flat(),
      action: 'Ouvrir mon compte',
      after: [
        `Le lien sert une seule fois, pendant ${facts.lifespan}. ${keep(facts.site)}`,
        'S’il ne fonctionne plus, demandez-en un autre depuis la page de connexion, comme pour un mot de passe oublié.',
        unknown,
      ],
    }),
    membership_given: ({ role, roleIn, ...facts }) => ({
      subject: `Vous avez un nouveau rôle sur ${facts.site}`,
      before: [
        `Vous avez désormais un rôle ${place(facts)}\u00a0: ${roles[role]}.`,
        rightsOf({ role, roleIn }),
        'Il s’ajoute au compte que vous avez déjà\u00a0:',
      ].flat(),
      action: 'Aller à la page où vous travaillerez',
      after: [unknown],
    }),
    project_invited: ({ site, lifespan, organization, role }) => ({
      subject: `Une invitation à travailler sur ${organization} (${site})`,
      before: [
        `Une invitation vous attend dans le projet ${organization} sur ${site}. Votre rôle y serait\u00a0: ${roles[role]}.`,
        'Connectez-vous avec cette adresse e-mail, ou créez un compte avec elle, puis dites si vous acceptez\u00a0:',
      ],
      action: 'Voir l’invitation',
      after: [`L’invitation est valable ${lifespan}. Elle n’est que pour cette adresse.`, unknown],
    }),
    otp: (facts) => ({
      subject: `Votre code à usage unique pour ${facts.site}`,
      before: [`Voici votre code à usage unique pour ${facts.site}\u00a0:`],
      after: [`Le code sert une seule fois, pendant ${facts.lifespan}. ${keep(facts.site)}`, notYou],
      short: short(facts),
    }),
    stub: ({ site }) => ({
      subject: `Un message d’essai de ${site}`,
      before: [`Ce message montre que ${site} peut vous joindre. Vous n’avez rien d’autre à faire.`],
      after: [],
      short: `Ce message montre que ${site} peut vous joindre.`,
    }),
  },
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  duration: (minutes) => {
    const hours = minutes / 60;
    if (hours >= WEEK_HOURS && Number.isInteger(hours / 24)) return `${hours / 24} jours`;
    if (minutes >= 60 && Number.isInteger(hours)) return hours === 1 ? 'une heure' : `${hours} heures`;
    return minutes === 1 ? 'une minute' : `${minutes} minutes`;
  },
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
};
