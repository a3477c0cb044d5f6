import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { leadingZeroBits, proofText } from '@gazetteer/feedback';
import type { Clock } from '@gazetteer/kernel';

/** A form that somebody has begun to fill in. */
export type BegunForm = { id: string; ageSeconds: number };

/** What stands for a form and for a network, so that neither can be made up or read back. */
export type FormTokens = {
  /** A token for a form that is begun now. */
  issue(): string;
  /** The form of a token; undefined for one that is not ours, or that is a day old. */
  read(token: string): BegunForm | undefined;
  /** What stands for a network: the same for a day, and nothing anybody could find the network by. */
  senderOf(network: string): string;
};

const LIFETIME_SECONDS = 24 * 60 * 60;
const ID_BYTES = 16;

/** @param secrets keys of at least 32 characters, newest first: the first signs, all of them are believed */
export function createFormTokens(secrets: readonly string[], clock: Clock): FormTokens {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'gazetteer feedback form', 32)),
  );
  const [newest] = keys;
  if (!newest) throw new Error('The feedback forms need at least one secret');
  const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const now = () => Math.floor(clock().getTime() / 1000);
  return {
    issue: () => {
      const text = `${now().toString(36)}.${randomBytes(ID_BYTES).toString('base64url')}`;
      return `${text}.${sign(newest, text).toString('base64url')}`;
    },
    read: (token) => {
      const [issued = '', id = '', mark = '', ...rest] = token.split('.');
      const given = Buffer.from(mark, 'base64url');
      const isOurs = keys.some((key) => {
        const wanted = sign(key, `${issued}.${id}`);
        return wanted.length === given.length && timingSafeEqual(wanted, given);
      });
      if (!isOurs || rest.length > 0) return undefined;
      const ageSeconds = now() - Number.parseInt(issued, 36);
      return ageSeconds < LIFETIME_SECONDS ? { id, ageSeconds } : undefined;
    },
    senderOf: (network) => {
      const day = Math.floor(now() / LIFETIME_SECONDS);
      return sign(newest, `sender ${day} ${network}`).toString('base64url').slice(0, 22);
    },
  };
}

/** Whether a browser has worked as long for a token as `difficulty` asks: so many bits of a digest are nought. */
export function isProven(token: string, proof: string, difficulty: number): boolean {
  const digest = createHash('sha256').update(proofText(token, proof)).digest();
  return leadingZeroBits(digest) >= difficulty;
}
