// Talks to security keys and passkeys for the forms of self-service flows. A page calls the functions it puts into
// the window, under the names that clients of Ory know; each finds its fields by their names, fills one with the
// answer of the key and sends the form.
(() => {
  const page = /** @type {Window & Record<string, unknown>} */ (/** @type {unknown} */ (window));
  if (page['__oryWebAuthnInitialized']) return;

  /** @typedef {{ id: string, type: 'public-key', transports?: AuthenticatorTransport[] }} Described */
  /** @typedef {{ publicKey: Record<string, unknown>, displayNameFieldName?: string }} Options */

  /** The offer of passkeys that waits in the field for the address. */
  let waiting = new AbortController();

  /** True while a press of the button is answered: the offer must not end that. */
  let isPressed = false;

  /** @param {string} text base64url */
  const bytesOf = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

  /** @param {ArrayBuffer} buffer */
  const textOf = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');

  /** @param {unknown} keys */
  const described = (keys) =>
    /** @type {Described[]} */ (keys ?? []).map((key) => ({ ...key, id: bytesOf(key.id) }));

  /** @param {string} name */
  const field = (name) =>
    /** @type {HTMLInputElement | null} */ (document.querySelector(`[name="${CSS.escape(name)}"]`));

  /** @param {string} name */
  const dataOf = (name) => JSON.parse(field(name)?.value ?? '');

  /**
   * Sends the form with the answer of a key, for its method. Other ways on the same form may have fields that must be
   * filled in, so the browser does not check them; the service does.
   * @param {{ method: string, name: string, answer: object }} sent
   */
  const send = ({ method, name, answer }) => {
    const input = field(name);
    const form = input?.form;
    if (!form) return;
    input.value = JSON.stringify(answer);
    const chosen = document.createElement('input');
    Object.assign(chosen, { type: 'hidden', name: 'method', value: method });
    form.append(chosen);
    const { noValidate } = form;
    form.noValidate = true;
    form.requestSubmit();
    form.noValidate = noValidate;
    chosen.remove();
  };

  /**
   * Asks a key to sign in.
   * @param {Options} options
   * @param {CredentialRequestOptions} [how]
   */
  const ask = async ({ publicKey }, how) => {
    const { challenge, allowCredentials, ...rest } = publicKey;
    const credential = await navigator.credentials.get({
      ...how,
      publicKey: {
        ...rest,
        challenge: bytesOf(String(challenge)),
        ...(allowCredentials ? { allowCredentials: described(allowCredentials) } : {}),
      },
    });
    const { id, rawId, type, response } = /** @type {PublicKeyCredential} */ (credential);
    const signed = /** @type {AuthenticatorAssertionResponse} */ (response);
    return {
      id,
      rawId: textOf(rawId),
      type,
      clientExtensionResults: {},
      response: {
        clientDataJSON: textOf(signed.clientDataJSON),
        authenticatorData: textOf(signed.authenticatorData),
        signature: textOf(signed.signature),
        ...(signed.userHandle ? { userHandle: textOf(signed.userHandle) } : {}),
      },
    };
  };

  /**
   * Has a key made.
   * @param {Options} options
   * @param {string} [owner] what the key calls its owner; as the service says unless given
   */
  const make = async ({ publicKey }, owner) => {
    const { challenge, user, excludeCredentials, ...rest } = publicKey;
    const { id: handle, name } = /** @type {{ id: string, name: string }} */ (user);
    const named = { name: owner || name, displayName: owner || name };
    const credential = await navigator.credentials.create({
      publicKey: {
        .../** @type {Pick<PublicKeyCredentialCreationOptions, 'rp' | 'pubKeyCredParams'>} */ (
          /** @type {unknown} */ (rest)
        ),
        challenge: bytesOf(String(challenge)),
        user: { ...named, id: bytesOf(handle) },
        excludeCredentials: described(excludeCredentials),
      },
    });
    const { id, rawId, type, response } = /** @type {PublicKeyCredential} */ (credential);
    const made = /** @type {AuthenticatorAttestationResponse} */ (response);
    return {
      id,
      rawId: textOf(rawId),
      type,
      clientExtensionResults: {},
      response: {
        clientDataJSON: textOf(made.clientDataJSON),
        attestationObject: textOf(made.attestationObject),
        transports: made.getTransports?.() ?? [],
      },
    };
  };

  /**
   * What somebody who signs up has typed in the field a key is named by. A form that is not filled in says so first.
   * @param {string} answer the field for the answer of the key
   * @param {string | undefined} name
   * @returns undefined when something is missing
   */
  const typedOwner = (answer, name) => {
    const parts = [...(field(answer)?.form?.elements ?? [])];
    const traits = /** @type {HTMLInputElement[]} */ (
      parts.filter((part) => (part.getAttribute('name') ?? '').startsWith('traits.'))
    );
    if (!traits.every((trait) => trait.reportValidity())) return undefined;
    return (name && field(name)?.value) || '';
  };

  /** @param {Options} [given] */
  const signInByKey = async (given) => {
    const options = given ?? dataOf('webauthn_login_trigger');
    send({ method: 'webauthn', name: 'webauthn_login', answer: await ask(options) });
  };

  /** @param {Options} [given] */
  const addKey = async (given) => {
    const options = given ?? dataOf('webauthn_register_trigger');
    const owner = typedOwner('webauthn_register', options.displayNameFieldName);
    if (owner === undefined) return;
    send({ method: 'webauthn', name: 'webauthn_register', answer: await make(options, owner) });
  };

  /** @param {CredentialRequestOptions} [how] */
  const signInByPasskey = async (how) => {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    const answer = await ask(dataOf('passkey_challenge'), { ...how, signal });
    send({ method: 'passkey', name: 'passkey_login', answer });
  };

  const offerPasskeys = async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || isPressed) return;
    await signInByPasskey({ mediation: 'conditional' });
  };

  const pressPasskey = async () => {
    isPressed = true;
    try {
      await signInByPasskey();
    } catch (error) {
      isPressed = false;
      void quietly(offerPasskeys)();
      throw error;
    }
    isPressed = false;
  };

  const signUpByPasskey = async () => {
    const { credentialOptions, displayNameFieldName } = dataOf('passkey_create_data');
    const owner = typedOwner('passkey_register', displayNameFieldName);
    if (owner === undefined) return;
    send({ method: 'passkey', name: 'passkey_register', answer: await make(credentialOptions, owner) });
  };

  const addPasskey = async () => {
    const answer = await make(dataOf('passkey_create_data'));
    send({ method: 'passkey', name: 'passkey_settings_register', answer });
  };

  // Who turns away from the browser's dialogue knows it: only what nobody meant is an error.
  const meant = new Set(['AbortError', 'NotAllowedError', 'InvalidStateError']);

  /**
   * Makes a call that never throws. It resolves to false where the browser cannot use keys here, so that a page can
   * say so beside the button.
   * @template {unknown[]} Given
   * @param {(...given: Given) => Promise<void>} work
   */
  const quietly =
    (work) =>
    async (/** @type {Given} */ ...given) => {
      if (!page['PublicKeyCredential']) return false;
      try {
        await work(...given);
      } catch (error) {
        if (error instanceof DOMException && meant.has(error.name)) return true;
        reportError(error);
        return false;
      }
      return true;
    };

  const calls = {
    WebAuthnLogin: quietly(signInByKey),
    WebAuthnRegistration: quietly(addKey),
    PasskeyLogin: quietly(pressPasskey),
    PasskeyLoginAutocompleteInit: quietly(offerPasskeys),
    PasskeyRegistration: quietly(signUpByPasskey),
    PasskeySettingsRegistration: quietly(addPasskey),
  };
  for (const [name, call] of Object.entries(calls)) {
    page[`ory${name}`] = call;
    page[`__ory${name}`] = call;
  }
  page['__oryWebAuthnInitialized'] = true;
})();
