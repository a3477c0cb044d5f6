/** A term of one of the tables that the Publications Office of the European Union maintains, with its English label. */
export type AuthorityTerm = { uri: string; label: string };

/** Somebody who publishes, makes or answers for data. */
export type Agent = { uri: string; name: string; homepage?: string };

/** Where a question about a dataset goes. */
export type Contact = { uri: string; name: string; email?: string; page: string };

/** What metadata says of this installation as a whole. */
export type Site = {
  publicUrl: string;
  title: string;
  description: string;
  publisher: Agent;
  /** Who answers for datasets that name nobody. */
  contact: Contact;
  languages: AuthorityTerm[];
};
