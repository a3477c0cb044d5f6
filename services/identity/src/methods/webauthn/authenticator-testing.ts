import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Creation = { challenge: string; user: { id: string } };
type Request = { challenge: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

type Device = {
  origin?: string;
  rpId?: string;
  /** False for a key without PIN or finger. */
  verifiesUser?: boolean;
  /** True for a key that says its owner, as passkeys do. */
  tellsOwner?: boolean;
  aaguid?: string;
};

/** An authenticator in software with one key, and the browser around it (WebAuthn 3, 6.3 and 7). */
export class TestAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  /** How often it was used; a test may turn it back, as a copy of the key would. */
  counter = 0;
  origin: string;
  readonly #device: Required<Device>;
  readonly #key: KeyObject;
  readonly #point: { x: Buffer; y: Buffer };
  #owner = '';

  constructor(device: Device = {}) {
    this.#device = {
      origin: 'http://portal.test',
      rpId: 'portal.test',
      verifiesUser: true,
      tellsOwner: false,
      aaguid: '00000000-0000-0000-0000-000000000000',
      ...device,
    };
    this.origin = this.#device.origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** Makes the key, and gives the answer as `webauthn.js` puts it into a form. */
  create({ challenge, user }: Creation): string {
    this.#owner = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const aaguid = Buffer.from(this.#device.aaguid.replaceAll('-', ''), 'hex');
    const authData = Buffer.concat([this.#state(WITH_KEY), aaguid, length, id, this.#coseKey()]);
    // CBOR: {fmt: "none", attStmt: {}, authData: bytes}
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['usb'],
    });
  }

  /** Signs a challenge, and gives the answer as `webauthn.js` puts it into a form. */
  get({ challenge }: Request): string {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#state();
    const digest = createHash('sha256').update(clientData).digest();
    const signature = sign('sha256', Buffer.concat([authData, digest]), this.#key);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(this.#device.tellsOwner ? { userHandle: this.#owner } : {}),
    });
  }

  #answer(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response });
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #state(more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = PRESENT | (this.#device.verifiesUser ? VERIFIED : 0) | more;
    return Buffer.concat([
      createHash('sha256').update(this.#device.rpId).digest(),
      Buffer.from([flags]),
      counter,
    ]);
  }

  // COSE: {kty: EC2, alg: ES256, crv: P-256, x, y}
  #coseKey(): Buffer {
    const { x, y } = this.#point;
    return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);
  }
}
