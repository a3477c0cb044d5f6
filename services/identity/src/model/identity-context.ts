import type { Clock, Log, Secrets, Sql } from '@gazetteer/kernel';
import type { OutboundFetch } from '@gazetteer/outbound';
import type { Project, ProjectRegistry } from './projects/project.ts';
import type { IdentityTables } from './tables.ts';

/** What is kept about people outside this service; implemented where the process is composed. */
export type PersonalDataPort = {
  /** All of it, by what it is about, as the person gets it. */
  export(identityId: string): Promise<Record<string, unknown>>;
  /** Removes it for good; called in the transaction that removes the account. */
  remove(identityId: string): Promise<void>;
};

/** What people have let programs do, wherever that is kept; implemented where the process is composed. */
export type GrantPort = {
  /** All of it, as the person gets it. */
  export(account: { project_id: string; id: string }): Promise<object[]>;
  /** Ends it with every token given for it; called in the transaction that removes the account or switches it off. */
  end(account: { project_id: string; id: string }): Promise<void>;
};

/** What an application that waits for a sign-in asks of it. */
export type LoginRequest = {
  /** True where the person of `subject` need not sign in once more. */
  skip: boolean;
  /** True where the application asks for a sign-in of this moment (`prompt=login`, `max_age`). */
  fresh: boolean;
  /** The person whom the OAuth2 service remembers in this browser; empty for nobody. */
  subject: string;
  /** The level of assurance that the application asks for. */
  aal: 'aal1' | 'aal2';
  /** Where the application's request begins anew, with nobody remembered; left out where it cannot. */
  restart?: string;
  /** What the page may tell the person of it. */
  shown: ShownLoginRequest;
};

/** The request of an application as people may know it, in the words of Ory's API. */
export type ShownLoginRequest = {
  client: ShownApplication;
  requested_scope: string[];
  requested_access_token_audience: string[];
  request_url: string;
};

/** An application by its name and its addresses, which are of the web. */
export type ShownApplication = {
  client_id: string;
  /** Its id where it has no name. */
  client_name: string;
  /** The host to which the browser goes back; null for an application on a device. */
  site: string | null;
  client_uri?: string;
  logo_uri?: string;
  policy_uri?: string;
  tos_uri?: string;
};

/** Somebody who has signed in for an application, and how. */
export type SignedIn = {
  identityId: string;
  aal: string;
  methods: readonly string[];
  /** When they proved who they are. */
  authenticatedAt: string;
  /** When the session ends. */
  expiresAt: string;
};

/** What sign-in asks of the OAuth2 service; the composition hands it in where there is one. */
export type OauthPort = {
  /** The authorization request that waits for a sign-in, or undefined when there is none of this name. */
  findLogin(project: Project, challenge: string): Promise<LoginRequest | undefined>;
  /** Tells it who has signed in. @returns where the browser goes on */
  acceptLogin(project: Project, challenge: string, signedIn: SignedIn): Promise<string>;
};

/** What happens so often that it is counted. */
export type CountedActivity = 'sign_up' | 'sign_in' | 'failed_sign_in' | 'message';

/** Where it is counted; implemented where the process is composed. */
export type ActivityPort = { count(projectId: string, kind: CountedActivity): void };

/**
 * The way out to the servers that a project's settings name. The portal's are the operator's own, and may well be inside the
 * network; other projects have developers, who must not reach there.
 */
export type FetchFor = (project: Pick<Project, 'id'>) => OutboundFetch;

/** What the parts of the service stand on. */
export type IdentityContext = {
  sql: Sql<IdentityTables>;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  projects: ProjectRegistry;
  /** The way out to other servers that a project names: providers, breach list, text messages. */
  fetchFor: FetchFor;
  /** What other services keep about people, where there are any. */
  personalData?: PersonalDataPort;
  /** What people have let programs do, where there are any. */
  grants?: GrantPort;
  /** The OAuth2 service, where there is one. */
  oauth?: OauthPort;
  /** Where it is counted what happens, if it is. */
  activity?: ActivityPort;
};
