import type { AuthenticationMethod, GrantType } from '../../../client-form/grant-types.ts';

/** What code samples need to know of a client. */
export interface SampledClient {
  id: string;
  /** The issuer of the project, such as `https://roads.example.org/api/.ory`. */
  issuer: string;
  scope: string;
  redirectUri: string | undefined;
  grants: readonly GrantType[];
  authentication: AuthenticationMethod;
  /** By what its ID tokens are signed. */
  idTokenAlgorithm: string;
  /** The origins whose scripts may call the token endpoint. */
  origins: readonly string[];
}

/** Code that gets tokens for a client. */
export interface Sample {
  kind: 'codeShell' | 'codeNode' | 'codeBrowser' | 'serviceShell' | 'serviceNode' | 'deviceShell';
  text: string;
  /** Packages that it is made with. */
  packages?: string;
  /** An origin that the client has to allow first. */
  missingOrigin?: string;
}
