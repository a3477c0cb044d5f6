import type { Authorizer, Clock, Sql } from '@gazetteer/kernel';
import type { FeedbackTables } from '../model/content-tables.ts';
import type { FormTokens } from './form-tokens.ts';
import type { TeamMail } from './team-mail.ts';

/** What messages from visitors are taken and looked after with. */
export type FeedbackContext = {
  sql: Sql<FeedbackTables>;
  clock: Clock;
  authorizer: Authorizer;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  forms: FormTokens;
  team: TeamMail;
  /** Whether many messages at a time make each of them dearer; off for measuring. */
  isLimited: boolean;
};
