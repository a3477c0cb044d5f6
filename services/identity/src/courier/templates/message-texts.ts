import type { TemplateType } from '../message.ts';

/** What texts of messages are filled in with. */
export type MessageFacts = {
  /** The name of the site, as people know it. */
  site: string;
  /** How long the code or the link holds, in words of the language. */
  lifespan: string;
  /** What somebody has been given a role in, as people know it; empty for the site itself. */
  organization: string;
  role: Role;
  /** What the role is in; undefined where nobody has said so. */
  roleIn: RoleIn | undefined;
};

/** What somebody may have a role in: the site itself, an organisation, or a group of datasets. */
export type RoleIn = 'site' | 'organization' | 'group';

/** What each role lets people do, in a sentence; a role without one lets them do nothing by itself. */
export type RightsTexts = Record<RoleIn, Partial<Record<Role, string>>>;

/** What somebody may do at the site, in an organisation, or in a project. */
export type Role = 'administrator' | 'admin' | 'editor' | 'member' | 'owner' | 'developer' | 'viewer';

/** What a message says, before it becomes plain text and HTML. */
export type MessageText = {
  subject: string;
  /** Paragraphs above the code or the link. */
  before: string[];
  /** Paragraphs below it. */
  after: string[];
  /** The words on the button, where the message carries a link. */
  action?: string;
  /** A paragraph above the button, where the message also carries a code. */
  orLink?: string;
  /** The whole of it as a text message, where it may go by phone; `{code}` stands for the code. */
  short?: string;
};

/** The words of one language. */
export type MessageLanguage = {
  texts: Record<TemplateType, (facts: MessageFacts) => MessageText>;
  greeting(name: string | undefined): string;
  /** A duration of whole minutes in words: `15 minutes`, `1 hour`. */
  duration(minutes: number): string;
  /** Above the address of the link, for mail programs that show no buttons. */
  linkHint: string;
};
