import { randomToken } from '@gazetteer/kernel';
import type { KeysTable } from '../model/tables.ts';

const PREFIX = 'ory_apikey_';
/** 62 letters and figures each: 256 bits, so that a plain digest is as good as a slow one. */
const LENGTH = 43;
const SHAPE = new RegExp(`^${PREFIX}[A-Za-z0-9]{${LENGTH}}$`);

/** The parts of the API that a key may read, or change. */
export const keyScopes = ['identity', 'oauth2', 'permissions', 'projects'].flatMap((area) => [
  `${area}.read`,
  `${area}.write`,
]);

/** What a key may where its maker says nothing: all that a developer may. */
export const everyScope: readonly string[] = keyScopes.filter((scope) => scope.endsWith('.write'));

/** What is known of a key, which is not the key itself. */
export type ProjectKeyRecord = Omit<KeysTable, 'digest'>;

/** A new key, which says what it is by its prefix. */
export function newProjectKey(): string {
  return randomToken(PREFIX, LENGTH);
}

/** True for a text that can be the key of a project; others need not be looked for among them. */
export function isProjectKey(text: string): boolean {
  return SHAPE.test(text);
}
