/** How many tries of one kind failed lately: from an address, for an account, from an address for an account. */
export type ThrottleRow = {
  project_id: string;
  action: string;
  /** Keyed digest of what is counted: no address and no mistyped secret can be read here. */
  subject: string;
  failures: number;
  /** The last failure. */
  updated_at: string;
};

export type ThrottleTables = { identity_throttles: ThrottleRow };
