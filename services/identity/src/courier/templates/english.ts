import type { MessageFacts, MessageLanguage, MessageText, RightsTexts } from './message-texts.ts';

const notYou = 'If it was not you, you do not need to do anything: your account stays as it is.';

const keep = (site: string) => `Please do not share it. Nobody at ${site} will ever ask you for it.`;

const short = ({ site, lifespan }: MessageFacts) =>
  `{code} is your code for ${site}. It works for ${lifespan}. Please do not share it with anyone.`;

const recoveryUnknown = ({ site }: MessageFacts): MessageText => ({
  subject: `No account with this address at ${site}`,
  before: [
    `Somebody, perhaps you, wanted to get back into an account at ${site} with this e-mail address.`,
    'There is no account with this address.',
    'If it was you, perhaps you signed up with another address. Try that one, or create a new account.',
  ],
  after: ['If it was not you, you do not need to do anything. We store nothing about you.'],
});

const verificationUnknown = ({ site }: MessageFacts): MessageText => ({
  subject: `No account with this address at ${site}`,
  before: [
    `Somebody, perhaps you, wanted to verify this e-mail address at ${site}.`,
    'No account uses this address.',
    'If it was you, sign in and check in your profile that the address is spelled correctly.',
  ],
  after: ['If it was not you, you do not need to do anything. We store nothing about you.'],
});

const place = ({ site, organization }: Pick<MessageFacts, 'site' | 'organization'>) =>
  organization === '' ? `at ${site}` : `in ${organization} at ${site}`;

const rights: RightsTexts = {
  site: {
    administrator:
      'You may do everything at the site: give roles, edit what it says, publish data, and change its settings.',
    editor: 'You may edit what the site says: its front page, articles, pictures, charts and messages.',
  },
  organization: {
    admin:
      'You may add datasets, edit and publish those of the organisation, describe it, and say who else works on it.',
    editor: 'You may add datasets, and edit and publish those of the organisation.',
    member: 'You may read the datasets of the organisation that are not public.',
  },
  group: { admin: 'You may choose the datasets of the group, describe it, and say who else works on it.' },
};

const rightsOf = ({ role, roleIn }: Pick<MessageFacts, 'role' | 'roleIn'>) =>
  (roleIn && rights[roleIn][role]) ?? [];

const WEEK_HOURS = 7 * 24;

/** Messages in English. */
export const english: MessageLanguage = {
  texts: {
    recovery_valid: ({ site, lifespan }) => ({
      subject: `Get back into your account at ${site}`,
      before: [`You asked for a way back into your account at ${site}. This link opens it for you:`],
      action: 'Get back into my account',
      after: [`The link works once, within ${lifespan}. ${keep(site)}`, notYou],
    }),
    recovery_code_valid: (facts) => ({
      subject: `Your code to get back into ${facts.site}`,
      before: [
        `You asked for a way back into your account at ${facts.site}. Type this code on the page you left:`,
      ],
      after: [`The code works once, within ${facts.lifespan}. ${keep(facts.site)}`, notYou],
      short: short(facts),
    }),
    recovery_invalid: recoveryUnknown,
    recovery_code_invalid: recoveryUnknown,
    verification_valid: ({ site, lifespan }) => ({
      subject: `Please confirm your e-mail address for ${site}`,
      before: [`Welcome to ${site}. Please confirm that this e-mail address is yours:`],
      action: 'Confirm my address',
      after: [
        `The link works once, within ${lifespan}.`,
        `If you have no account at ${site}, somebody has mistyped an address. You do not need to do anything.`,
      ],
    }),
    verification_code_valid: (facts) => ({
      subject: `Your code to confirm your address for ${facts.site}`,
      before: [`To confirm that this address is yours, type this code on the page of ${facts.site}:`],
      orLink: 'Or open this page, where the code is already filled in:',
      action: 'Open the page',
      after: [
        `The code works once, within ${facts.lifespan}.`,
        `If you have no account at ${facts.site}, somebody has mistyped an address. You do not need to do anything.`,
      ],
      short: short(facts),
    }),
    verification_invalid: verificationUnknown,
    verification_code_invalid: verificationUnknown,
    login_code_valid: (facts) => ({
      subject: `Your code to sign in to ${facts.site}`,
      before: [`To sign in to ${facts.site}, type this code on the page you left:`],
      after: [
        `The code works once, within ${facts.lifespan}. ${keep(facts.site)}`,
        'If it was not you, do not pass the code on: nobody can get in without it.',
      ],
      short: short(facts),
    }),
    registration_code_valid: (facts) => ({
      subject: `Your code to sign up at ${facts.site}`,
      before: [`Welcome to ${facts.site}. To finish your account, type this code on the page you left:`],
      after: [
        `The code works once, within ${facts.lifespan}.`,
        'If it was not you, you do not need to do anything: without the code no account is created.',
      ],
      short: short(facts),
    }),
    registration_taken: ({ site }) => ({
      subject: `You already have an account at ${site}`,
      before: [
        `Somebody, perhaps you, wanted to sign up at ${site} with this e-mail address. You already have an account:`,
      ],
      action: 'Sign in',
      after: ['If you have forgotten your password, the page helps you choose a new one.', notYou],
    }),
    membership_invited: ({ role, roleIn, ...facts }) => ({
      subject: `You are invited to ${facts.site}`,
      before: [
        `You now have a role ${place(facts)}: ${role}.`,
        rightsOf({ role, roleIn }),
        'An account with this e-mail address is ready for you. This link opens it: you choose how you will sign in, and come to the page where you work.',
      ].flat(),
      action: 'Open my account',
      after: [
        `The link works once, within ${facts.lifespan}. ${keep(facts.site)}`,
        'If it no longer works, ask for a new one on the sign-in page, as people do who have forgotten their password.',
        'If you do not know what this is about, you do not need to do anything.',
      ],
    }),
    membership_given: ({ role, roleIn, ...facts }) => ({
      subject: `You have a new role at ${facts.site}`,
      before: [
        `You now have a role ${place(facts)}: ${role}.`,
        rightsOf({ role, roleIn }),
        'It comes with the account that you already have:',
      ].flat(),
      action: 'Go to the page where you work',
      after: ['If you do not know what this is about, you do not need to do anything.'],
    }),
    project_invited: ({ site, lifespan, organization, role }) => ({
      subject: `You are invited to work on ${organization} at ${site}`,
      before: [
        `You are invited to the project ${organization} at ${site}. Your role there would be: ${role}.`,
        'Sign in with this e-mail address, or create an account with it, and say whether you accept:',
      ],
      action: 'See the invitation',
      after: [
        `The invitation holds for ${lifespan}. It is for this address only.`,
        'If you do not know what this is about, you do not need to do anything.',
      ],
    }),
    otp: (facts) => ({
      subject: `Your one-time code for ${facts.site}`,
      before: [`This is your one-time code for ${facts.site}:`],
      after: [`The code works once, within ${facts.lifespan}. ${keep(facts.site)}`, notYou],
      short: short(facts),
    }),
    stub: ({ site }) => ({
      subject: `A test message from ${site}`,
      before: [`This message shows that ${site} can reach you. Nothing else needs to be done.`],
      after: [],
      short: `This message shows that ${site} can reach you.`,
    }),
  },
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  duration: (minutes) => {
    const hours = minutes / 60;
    if (hours >= WEEK_HOURS && Number.isInteger(hours / 24)) return `${hours / 24} days`;
    if (minutes >= 60 && Number.isInteger(hours)) return hours === 1 ? '1 hour' : `${hours} hours`;
    return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  },
  linkHint: 'If the button does not work, copy this address into your browser:',
};
