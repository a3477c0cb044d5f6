import type { Clock, Log, Secrets, Sql } from '@gazetteer/kernel';
import type { Outbound } from '@gazetteer/outbound';
import type { FastifyRequest } from 'fastify';
import type { GivenSettings, OauthSettings } from './oauth-settings.ts';
import type { OauthTables } from './tables.ts';

/** A realm of accounts and clients that no other realm can see. */
export type OauthProject = {
  id: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** The issuer of its tokens, below which all of its calls are: `{origin}/api/.ory`. */
  issuer: string;
  /** Changes with the settings. */
  revision: string;
  settings: OauthSettings;
};

export type Projects = {
  /** A project that is known already, with its settings. */
  of(project: { id: string; origin: string }): Promise<OauthProject>;
  /** @throws not_found for a host that names no project */
  ofHost(host: string): Promise<OauthProject>;
  /** What holds for a project apart from its pages: for work in the background, which no host asks for. */
  settingsOf(projectId: string): Promise<Omit<OauthSettings, 'urls'>>;
  /** What a project was given; the rest holds by default. */
  givenTo(projectId: string): Promise<GivenSettings>;
  /** Replaces the settings of a project; other processes see it within a second. @throws invalid_input */
  configure(projectId: string, settings: GivenSettings): Promise<void>;
  /**
   * Gives a project the settings that the operator's files say at a start: where they say something new, and nobody has set it
   * otherwise since.
   * @throws invalid_input
   */
  seed(projectId: string, settings: GivenSettings): Promise<'unchanged' | 'seeded' | 'kept'>;
};

/** The rights that programs have elsewhere in the product; implemented where the process is composed. */
export type ClientRightsPort = {
  /**
   * Takes all rights from a client that is removed, so that no other gets them with its id. Called in the transaction
   * that removes it.
   */
  forget(projectId: string, clientId: string): Promise<void>;
};

/** What tells who sends a request. */
export type SentRequest = Pick<FastifyRequest, 'method' | 'host' | 'headers'>;

/** What is known of people, for the programs that they let know it; implemented where the process is composed. */
export type PersonPort = {
  /** The claims about a person that these scopes stand for (OpenID Connect Core 1.0, section 5.4). */
  claims(projectId: string, identityId: string, scopes: readonly string[]): Promise<Record<string, unknown>>;
  /**
   * Who is signed in on the pages of a project, in the browser that sends these cookies; undefined for nobody. Without it,
   * what the authorization endpoint remembers of a browser stands by itself, as it does where another site answered.
   */
  signedIn?(project: Pick<OauthProject, 'origin'>, cookie: string | undefined): Promise<string | undefined>;
  /**
   * Who sends a request to a project, by a session that has the level the project asks for; undefined for nobody. Without it,
   * nobody but the person who is the caller of the whole product is known to the project's own pages.
   */
  sentBy?(project: Pick<OauthProject, 'id'>, request: SentRequest): Promise<string | undefined>;
};

/** Where it is counted how often tokens are given; implemented where the process is composed. */
export type ActivityPort = { count(projectId: string, kind: 'token'): void };

/** What the use cases of the service stand on. */
export type OauthContext = {
  sql: Sql<OauthTables>;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  projects: Projects;
  /** The way to addresses that clients have given. */
  outbound: Outbound;
  rights?: ClientRightsPort;
  people: PersonPort;
  /** Where tokens are counted, if they are. */
  activity?: ActivityPort;
};
