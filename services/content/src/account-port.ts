import type { Caller } from '@gazetteer/kernel';

/** What saved charts need of whoever keeps the accounts. */
export type AccountPort = {
  /** The address of an account of the portal; null where it has none. */
  emailOf(identityId: string): Promise<string | null>;
  /** Who calls with a session, by its id; undefined for one that has ended or is not enough. */
  callerOfSession(sessionId: string): Promise<Extract<Caller, { kind: 'session' }> | undefined>;
};
