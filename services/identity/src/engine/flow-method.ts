import type { Flow } from './flow.ts';
import type { FormBody } from '../forms/read-form.ts';
import type { MessageId } from '../forms/message-texts.ts';
import type { UiNode } from '../forms/ui-node.ts';
import type { Credential, Identity, NewCredential, Traits } from '../model/identities/identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import type { Aal, AuthenticationMethod, CurrentSession } from '../model/sessions/session.ts';
import type { Visit } from '../http/visit.ts';

/** How the caller of a flow takes its answers: pages, JSON to a script on a page, or JSON to an app. */
export type Mode = 'html' | 'ajax' | 'native';

/** A flow as one person looks at it: all that its form is built from. */
export type FlowView = {
  project: Project;
  flow: Flow;
  /** The session of the caller, if there is one: always for settings. */
  current?: CurrentSession;
};

/** A submitted form, with the visit that brought it. */
export type Submission = FlowView & {
  mode: Mode;
  body: FormBody;
  visit: Visit;
};

/**
 * The outcome of a submit that needs another one: `shown` when the method has changed the flow (nodes, messages, state) and wants it
 * shown again, `redirected` when the browser must go elsewhere first, such as to a provider.
 */
export type Unfinished = { kind: 'shown' } | { kind: 'redirected'; to: string };

export type Authenticated = {
  kind: 'authenticated';
  identity: Identity;
  method: AuthenticationMethod;
  aal: Extract<Aal, 'aal1' | 'aal2'>;
};

export type Registered = {
  kind: 'registered';
  traits: Traits;
  credentials: NewCredential[];
  /** Addresses that the way of signing up has proved, such as an e-mail a provider has verified. */
  verified?: string[];
  method: AuthenticationMethod;
};

export type Saved = {
  kind: 'saved';
  identity: Identity;
  /** The method that was set up, which from now on stands in the session too. */
  added?: { method: AuthenticationMethod; aal: Extract<Aal, 'aal1' | 'aal2'> };
};

/** What a way to sign in offers to whom. */
type LoginOffer = {
  /** The levels it leads to: `aal1` the first step, `aal2` the second. */
  levels(project: Project): readonly Aal[];
  /** True for credentials by which their owner can go this way, in a flow where it is known who signs in. */
  isHeld(
    credentials: readonly Credential[],
    view: { project: Project; flow: Pick<Flow, 'requested_aal'> },
  ): boolean;
  /** What is said to an owner of none. */
  missing?: MessageId;
};

export type Method<Outcome> = {
  /** The value of the field `method`, as the project's settings call it. */
  name: 'profile' | 'password' | 'code' | 'link' | 'totp' | 'lookup_secret' | 'webauthn' | 'passkey' | 'oidc';
  isEnabled(project: Project): boolean;
  /** True for what only browsers can do. */
  needsBrowser?: true;
  /** For ways to sign in. */
  login?: LoginOffer;
  /** The method's part of a form that offers it. */
  nodes(context: IdentityContext, view: FlowView): Promise<UiNode[]>;
  /** True when a submit is for this method though it does not name it, such as one with `provider`. */
  claims?(body: FormBody): boolean;
  /**
   * Takes a submit.
   * @throws FormProblem for input that can be corrected, OryError for everything else
   */
  submit(context: IdentityContext, submission: Submission): Promise<Outcome>;
};

export type LoginMethod = Method<Authenticated | Unfinished> & { login: LoginOffer };
export type RegistrationMethod = Method<Registered | Unfinished>;
export type SettingsMethod = Method<Saved | Unfinished> & {
  /** True when the change needs somebody who has signed in lately. */
  isPrivileged(submission: Submission): boolean;
};

/** The method a submit is for, or undefined. */
export function chosenMethod<Chosen extends Method<unknown>>(
  methods: readonly Chosen[],
  body: FormBody,
): Chosen | undefined {
  return methods.find(({ claims }) => claims?.(body)) ?? methods.find(({ name }) => name === body['method']);
}

/** The session that a settings flow is visited with: its visits are refused without one. */
export function requireCurrent({ current }: Pick<FlowView, 'current'>): CurrentSession {
  if (!current) throw new Error('Settings are drawn for people who are signed in only');
  return current;
}

/** Whose settings a form is about: the settings flow lets in nobody without a session. */
export function settingsOwner(view: Pick<FlowView, 'current'>): Identity {
  return requireCurrent(view).identity;
}
