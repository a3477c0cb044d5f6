import type { RegistrationMethod } from '../../engine/flow-method.ts';
import { passkeyName } from './passkey-name.ts';
import { signUpWithPasskeyNodes } from './passkey-nodes.ts';
import { newKeys } from '../webauthn/keep-keys.ts';
import { askForNewKey, ownerField, takeNewKey } from '../webauthn/make-key.ts';
import { offersKeys } from '../webauthn/relying-party.ts';
import { readTraits, registrationTraits } from '../../model/schemas/trait-nodes.ts';

/** Signing up with a passkey instead of a password. */
export const passkeyRegistration: RegistrationMethod = {
  name: 'passkey',
  isEnabled: (project) => offersKeys(project, 'passkey'),
  needsBrowser: true,
  claims: (body) => Boolean(body['passkey_register']),

  nodes: async (_context, view) => {
    const { project, flow } = view;
    const wanted = { project, flow, type: 'passkey', use: 'passkey' } as const;
    // The script puts in what is typed into that field: before, nobody knows who signs up.
    const request = await askForNewKey(wanted, { userName: new URL(project.origin).host });
    return [...registrationTraits(view), ...signUpWithPasskeyNodes(project, request, ownerField(project))];
  },

  submit: async (context, submission) => {
    const { key, userHandle } = await takeNewKey(context, submission, {
      type: 'passkey',
      use: 'passkey',
      field: 'passkey_register',
      name: ({ aaguid }) => passkeyName(aaguid, []),
    });
    return {
      kind: 'registered',
      traits: readTraits(submission.body),
      credentials: [newKeys('passkey', key, userHandle)],
      method: 'passkey',
    };
  },
};
