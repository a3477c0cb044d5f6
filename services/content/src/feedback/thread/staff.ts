/** Somebody who may answer messages. */
export type StaffMember = { id: string; name: string };

/** What is known of those who answer; implemented where the process is composed. */
export type StaffPort = {
  /** Those who may answer now, by name. */
  list(): Promise<StaffMember[]>;
  /** What accounts are called; those that are not there are left out. */
  namesOf(identityIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
};
