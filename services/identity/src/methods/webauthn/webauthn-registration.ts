import type { RegistrationMethod } from '../../engine/flow-method.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { newKeys } from './keep-keys.ts';
import { askForNewKey, ownerField, takeNewKey } from './make-key.ts';
import { offersKeys } from './relying-party.ts';
import { keyName, newKeyNodes } from './webauthn-nodes.ts';
import { readTraits, registrationTraits } from '../../model/schemas/trait-nodes.ts';

/** Signing up with a security key instead of a password, where the project lets keys stand alone. */
export const webauthnRegistration: RegistrationMethod = {
  name: 'webauthn',
  isEnabled: (project) =>
    offersKeys(project, 'webauthn') && project.settings.selfservice.methods.webauthn.config.passwordless,
  needsBrowser: true,
  claims: (body) => Boolean(body['webauthn_register']),

  nodes: async (_context, view) => {
    const { project, flow } = view;
    const wanted = { project, flow, type: 'webauthn', use: 'passwordless' } as const;
    // The script puts in what is typed into that field: before, nobody knows who signs up.
    const request = await askForNewKey(wanted, { userName: new URL(project.origin).host });
    const displayNameFieldName = ownerField(project);
    return [
      ...registrationTraits(view),
      ...newKeyNodes(project, { ...request, displayNameFieldName }, uiText(messageIds.signUpWithSecurityKey)),
    ];
  },

  submit: async (context, submission) => {
    const { key, userHandle } = await takeNewKey(context, submission, {
      type: 'webauthn',
      use: 'passwordless',
      field: 'webauthn_register',
      name: () => keyName(submission.body),
    });
    return {
      kind: 'registered',
      traits: readTraits(submission.body),
      credentials: [newKeys('webauthn', key, userHandle)],
      method: 'webauthn',
    };
  },
};
