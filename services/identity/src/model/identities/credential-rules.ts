import type { Credential, NewCredential } from './identity.ts';

/** What an administrator can do with the credentials of one type, which only the type itself knows how to do. */
export type CredentialRules<Import = unknown> = {
  /** False for credentials that follow from the traits: those are changed by changing the traits. */
  isRemovable: boolean;
  /**
   * Makes a credential of what was brought along from another system; undefined where that is nothing.
   * @throws OryError 400
   */
  import?(config: Import): Promise<NewCredential | undefined>;
  /** An imported credential beside the one that is there; without this rule it takes its place. */
  merge?(held: Credential | undefined, imported: NewCredential): NewCredential;
  /**
   * For credentials that consist of parts: what removing the part of this identifier leaves.
   * @returns 'nothing' when it was the last part, undefined when there is no such part
   */
  withoutPart?(held: Credential, identifier: string): NewCredential | 'nothing' | undefined;
};
