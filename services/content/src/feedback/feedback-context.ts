import type { Authorizer, Clock, Sql } from '@gazetteer/kernel';
import type { FeedbackTables } from '../model/content-tables.ts';
import type { FormTokens } from './form-tokens.ts';
import type { TeamMail } from './team-mail.ts';
import type { WriterMail } from './thread/writer-mail.ts';
import type { StaffPort } from './thread/staff.ts';

/** What messages from visitors are taken and looked after with. */
export type FeedbackContext = {
  sql: Sql<FeedbackTables>;
  clock: Clock;
  authorizer: Authorizer;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  forms: FormTokens;
  team: TeamMail;
  writers: WriterMail;
  staff: StaffPort;
  /** Whether many messages at a time make each of them dearer; off for measuring. */
  isLimited: boolean;
};
