/** What is kept about people outside this service; implemented where the process is composed. */
export type BelongingsPort = {
  /** All of it, by what it is about, as the person gets it. */
  export(identityId: string): Promise<Record<string, unknown>>;
  /** Removes it for good; called in the transaction that removes the account. */
  remove(identityId: string): Promise<void>;
};
